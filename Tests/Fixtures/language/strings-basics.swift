// Counting, case, prefixes, searching.
func main() {
    let title = "Overscroll Lab"
    print(title.count, title.isEmpty, "".isEmpty)
    print(title.uppercased(), title.lowercased())
    print(title.hasPrefix("Over"), title.hasSuffix("Lab"), title.hasPrefix("lab"))
    print(title.contains("scroll"), title.contains("x"), title.contains(" "))
    print(title.first!, title.last!, title.first(where: { $0.isWhitespace }) == " ")
    var text = "Hello"
    text += ", "
    text.append("World")
    text.append("!")
    print(text)
    print(text + "?" == "Hello, World!?", text < "Help", "a" < "B")
    print(String(repeating: "ab", count: 3), String(text.reversed()))
    print(text.prefix(4), text.suffix(3), text.dropFirst(2), text.dropLast())
    for (index, letter) in "abc".enumerated() { print(index, letter, terminator: ";") }
    print()
    print("z".isEmpty ? "empty" : "full", String(), "tail")
}
