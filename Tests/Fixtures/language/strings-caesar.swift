func shift(_ s: String, _ k: Int) -> String {
    String(
        s.map { c in
            guard let a = c.asciiValue, c.isLowercase else { return c }
            return Character(UnicodeScalar((a - 97 + UInt8(k)) % 26 + 97))
        }
    )
}
func main() { print(shift("xyz abc", 3)) }
