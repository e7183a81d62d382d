import Foundation

func channels(_ hex: String) -> String {
    let scanner = Scanner(string: hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted))
    var value: UInt64 = 0
    let found = scanner.scanHexInt64(&value)
    return "\(found) \(value >> 16 & 0xFF) \(value >> 8 & 0xFF) \(value & 0xFF) \(scanner.isAtEnd)"
}

func main() {
    print(channels("#FF8000"), channels("  1a2b3c;"), channels("0xBEEF"), channels("zz"), channels(""))
    var huge: UInt64 = 7
    print(Scanner(string: "FFFFFFFFFFFFFFFFFF").scanHexInt64(&huge), huge)

    let size = Scanner(string: "width 12.5 x -40 px; name = \"Blue chair\"")
    print(size.scanString("width") ?? "none", size.scanDouble() ?? 0, size.scanCharacter() ?? "?", size.scanInt() ?? 0)
    print(size.scanUpToString("name") ?? "none", size.scanString("NAME") ?? "none")
    print(size.scanUpToCharacters(from: CharacterSet(charactersIn: "\"")) ?? "none", size.isAtEnd)
    print(size.scanCharacter() ?? "?", size.scanCharacters(from: .letters.union(.whitespaces)) ?? "none")
    print(size.scanInt() ?? -1, size.scanString("\"") ?? "none", size.isAtEnd, size.scanCharacter() == nil)

    let skipping = Scanner(string: "#00C7BE")
    skipping.charactersToBeSkipped = CharacterSet(charactersIn: "#")
    print(skipping.scanInt(representation: .hexadecimal) ?? -1)
    let located = Scanner(string: "#A1")
    located.currentIndex = located.string.index(after: located.string.startIndex)
    print(located.scanUInt64(representation: .hexadecimal) ?? 0)

    var allowed = CharacterSet.letters
    allowed.insert(charactersIn: "-_")
    allowed.remove(charactersIn: "aeiou")
    print("snake-case_name 9".unicodeScalars.filter { allowed.contains($0) }.map { String($0) }.joined())
    print("a1 b2".components(separatedBy: CharacterSet.decimalDigits), "x\ty z".components(separatedBy: .whitespaces))
    let vowels = CharacterSet(charactersIn: "aeiou")
    print(vowels.inverted.contains("b"), vowels.union(.decimalDigits).contains("7"), vowels.subtracting(CharacterSet(charactersIn: "a")).contains("a"))
    print("...wait?!".trimmingCharacters(in: .punctuationCharacters))
}
