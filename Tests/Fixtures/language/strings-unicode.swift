// Characters of several scalars count as one.
func main() {
    let family = "👨‍👩‍👧"
    let accented = "e\u{301}"
    print(family.count, family.unicodeScalars.count, accented.count, accented == "é")
    print("🇩🇪🇫🇷".count, "naïve".count, "straße".uppercased())
    print("日本語".reversed().map(String.init).joined(separator: ","))
    let flags = "🇩🇪🇫🇷"
    print(flags.first!, flags.dropFirst(), flags.utf8.count, "é".utf8.count, "abc".utf16.count)
    for scalar in "aé".unicodeScalars { print(scalar.value, terminator: " ") }
    print()
    print("Ü".lowercased(), "İ".count, "ß" == "ss")
    print("cafe\u{301}".hasSuffix("é"), "👍🏽".count)
    print(["ä", "z", "a"].sorted(), "Zebra" < "apple")
}
