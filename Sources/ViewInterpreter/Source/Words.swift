/// Whole words in source text.
enum Words {
    /// Which of the wanted words stand in a text.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    static func known(in text: String, among wanted: Set<String>) -> Set<String> {
        var found: Set<String> = []
        let starts = Set(wanted.compactMap(\.utf8.first))
        forEach(in: Array(text.utf8)) { word, isName in
            guard isName, word.count < 40, let first = word.first, starts.contains(first) else { return }
            let name = String(decoding: word, as: UTF8.self)
            if wanted.contains(name) { found.insert(name) }
        }
        return found
    }

    /// The text with other names for some words.
    static func renaming(_ names: Set<String>, in text: String) -> String {
        if names.isEmpty { return text }
        var result: [UInt8] = []
        forEach(in: Array(text.utf8)) { word, isName in
            if isName, names.contains(String(decoding: word, as: UTF8.self)) { result += Array("__".utf8) }
            result += word
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Calls `work` with each run of letters and digits, and with what stands between them.
    private static func forEach(in bytes: [UInt8], _ work: (ArraySlice<UInt8>, Bool) -> Void) {
        var start = 0
        while start < bytes.count {
            let isName = Self.isName(bytes[start])
            var end = start + 1
            while end < bytes.count, Self.isName(bytes[end]) == isName { end += 1 }
            work(bytes[start..<end], isName)
            start = end
        }
    }

    private static func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
