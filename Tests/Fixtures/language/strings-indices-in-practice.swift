// String indices and slices as helpers use them.
extension String {
    func truncated(to length: Int) -> String { count <= length ? self : prefix(length) + "…" }
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
    var words: [Substring] { split(separator: " ") }
    var initials: String { words.compactMap(\.first).map(String.init).joined() }
    var isPalindrome: Bool {
        let letters = lowercased().filter(\.isLetter)
        return letters == String(letters.reversed())
    }
    func camelToSnake() -> String {
        reduce(into: "") { result, character in
            if character.isUppercase, !result.isEmpty { result.append("_") }
            result.append(contentsOf: character.lowercased())
        }
    }
    subscript(offset: Int) -> Character { self[index(startIndex, offsetBy: offset)] }
    subscript(range: Range<Int>) -> Substring {
        self[index(startIndex, offsetBy: range.lowerBound)..<index(startIndex, offsetBy: range.upperBound)]
    }
}

func caesar(_ text: String, by shift: Int) -> String {
    String(text.map { character in
        guard let ascii = character.asciiValue, character.isLetter else { return character }
        let base: UInt8 = character.isLowercase ? 97 : 65
        return Character(UnicodeScalar((ascii - base + UInt8((shift + 26) % 26)) % 26 + base))
    })
}

func main() {
    print("scrolling".truncated(to: 6), "hi".truncated(to: 6), "hello world".capitalizedFirst)
    print("Ada Lovelace King".initials, "A man, a plan".isPalindrome, "Never odd or even".isPalindrome)
    print("contentOffsetY".camelToSnake(), "swift"[1], "swift"[1..<4])
    print(caesar("Hello, World", by: 3), caesar(caesar("abc", by: 3), by: -3))
    let mail = "user@example.com"
    if let at = mail.firstIndex(of: "@") {
        let user = mail[..<at]
        let host = mail[mail.index(after: at)...]
        print(user, host, mail.distance(from: mail.startIndex, to: at), String(user).count)
    }
    var text = "abcdef"
    text.insert("X", at: text.startIndex)
    text.insert(contentsOf: "YZ", at: text.index(text.startIndex, offsetBy: 3))
    print(text)
    text.remove(at: text.index(before: text.endIndex))
    text.removeFirst()
    text.removeLast(2)
    print(text)
    text.replaceSubrange(text.startIndex..<text.index(text.startIndex, offsetBy: 2), with: "__")
    print(text, text.indices.count, text.first ?? "-", text.last ?? "-")
    let family = "👨‍👩‍👧 café"
    print(family.count, family.unicodeScalars.count, family.utf8.count, family.utf16.count)
    for index in text.indices where text[index] == "_" { print(text.distance(from: text.startIndex, to: index), terminator: " ") }
    print()
    let line = "key = value = more"
    print(line.split(separator: "=", maxSplits: 1).map { $0.trimmingPrefix(" ") })
    print("a,b,,c".split(separator: ","), "a,b,,c".split(separator: ",", omittingEmptySubsequences: false))
    print("abc" < "abd", "Z" < "a", "é" == "e\u{301}")
    print("hello".contains("ell"), "hello".hasPrefix("he"), "hello".hasSuffix("lo"), "hello".contains { $0 == "h" })
    print(String(repeating: "ab", count: 3), String("hello".sorted()), String("hello".reversed()), Set("hello").count)
    print("x".isEmpty, Character("5").isNumber, Character("a").isLetter, Character(" ").isWhitespace, Character("é").isASCII)
    let csv = """
        name,age
          Ann,30
        Bob,25
        """
    for row in csv.split(separator: "\n").dropFirst() { print(row.split(separator: ",").joined(separator: "|")) }
    print(text.prefix(3) + "…", "a-b_c".split { $0 == "-" || $0 == "_" }, "\("nested \("inner")")", #"raw \n "quoted""#)
}
