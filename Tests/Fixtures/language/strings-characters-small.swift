func main() {
    for c in "aB1 " { print(c, c.isLetter, c.isNumber, c.isUppercase, c.isWhitespace) }
    print(
        "abc".filter { $0 != "b" },
        Array("xyz").count,
        "abc".first!,
        "hello".map { $0 == "l" ? "L" : String($0) }.joined()
    )
}
