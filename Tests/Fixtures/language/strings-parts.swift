import Foundation

/// Less common members of texts and characters.
func main() {
    let text = "tour book"
    print(
        "abcd".commonPrefix(with: "abxy"),
        "abc".appending("d"),
        "abc".trimmingPrefix("a"),
        "  x".trimmingPrefix(while: \.isWhitespace)
    )
    print("a b/c?d=é".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? "none")
    print("a b/c".addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? "none")
    print("x%20y%C3%A9".removingPercentEncoding ?? "none", "x%2".removingPercentEncoding ?? "none")
    print("Crème Brûlée".folding(options: .diacriticInsensitive, locale: nil))
    print("Ärger".folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil))
    if let place = text.lastIndex(where: { $0 == "o" }) {
        print(text[place...], text.suffix(from: place), text.prefix(upTo: place), text.prefix(through: place))
    }
    print(text.last { $0 < "d" } ?? "-")
    for letter: Character in ["$", "+", "a", "é"] {
        print(letter.isCurrencySymbol, letter.isMathSymbol, letter.isCased, letter.utf8.count, letter.utf16.count)
    }
    var lines: [String] = []
    "one\ntwo\nthree".enumerateLines { line, _ in lines.append(line) }
    print(lines, text.isContiguousUTF8, Character("a").hashValue == Character("a").hashValue)
    print(NSLocalizedString("greeting", comment: "said first"))
}
