// Characters and their properties.
func classify(_ character: Character) -> String {
    if character.isLetter { return character.isUppercase ? "upper" : "lower" }
    if character.isNumber { return "digit \(character.wholeNumberValue ?? -1)" }
    if character.isWhitespace { return "space" }
    if character.isPunctuation { return "mark" }
    return "other"
}

func main() {
    for character in "aB 7!+" { print(classify(character)) }
    let letter: Character = "q"
    print(letter, String(letter).uppercased(), letter.isASCII, letter.asciiValue ?? 0)
    print(Character("x") == "x", Character("a") < Character("b"))
    print("hello".map { $0.uppercased() }.joined(separator: "-"))
    let word = "level"
    print(word == String(word.reversed()), Set(word).count, word.filter { $0 != "e" })
    let counts = "balloon".reduce(into: [Character: Int]()) { $0[$1, default: 0] += 1 }
    for key in counts.keys.sorted() { print(key, counts[key]!, terminator: " ") }
    print()
    print(Array("xyz"), "abc".contains("b" as Character), String(["a", "b"] as [Character]))
    print("1a2b3".compactMap { $0.wholeNumberValue }.reduce(0, +), "f".first!.hexDigitValue ?? 0)
}
