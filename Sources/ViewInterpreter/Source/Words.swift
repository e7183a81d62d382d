/// Whole words in source text.
enum Words {
    /// Which of the wanted words stand in a text, in UTF-8.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    static func known(in text: [UInt8], among wanted: Set<String>) -> Set<String> {
        var found: Set<String> = []
        // For each first byte, the lengths of the words that begin with it, one bit each: most words are told apart by that.
        var lengths = [UInt64](repeating: 0, count: 256)
        for word in wanted {
            if let first = word.utf8.first { lengths[Int(first)] |= 1 << UInt64(min(word.utf8.count, longest)) }
        }
        forEach(in: text) { word, isName in
            guard isName, let first = word.first,
                lengths[Int(first)] & 1 << UInt64(min(word.count, longest)) != 0
            else { return }
            let name = String(decoding: word, as: UTF8.self)
            if wanted.contains(name) { found.insert(name) }
        }
        return found
    }

    /// Words of this length and longer ones count alike.
    private static let longest = 63

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
