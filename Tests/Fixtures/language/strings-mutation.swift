// Building and changing strings.
func caesar(_ text: String, by shift: Int) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
        let value = Int(scalar.value)
        if (97...122).contains(value) {
            result.append(Character(UnicodeScalar(UInt8((value - 97 + shift) % 26 + 97))))
        } else {
            result.append(Character(scalar))
        }
    }
    return result
}

func main() {
    var text = "abc"
    text.append(contentsOf: "def")
    text += String(42)
    print(text)
    text.removeFirst()
    text.removeLast(2)
    print(text, text.count)
    text.removeAll { "ce".contains($0) }
    print(text)
    text.removeAll()
    print(text.isEmpty)
    for index in 1...5 { text += index % 2 == 0 ? "-" : "\(index)" }
    print(text)
    print(text.popLast() ?? "?", text)
    text = text.map { $0 == "-" ? "+" : String($0) }.joined()
    print(text)
    print(caesar("wave on", by: 3), caesar(caesar("wave", by: 5), by: 21))
    var letters = Array("word")
    letters.swapAt(0, 3)
    letters[1] = "a"
    print(String(letters))
    text.replace("+", with: " and ")
    print(text, text.replacing("1", with: "one"))
}
