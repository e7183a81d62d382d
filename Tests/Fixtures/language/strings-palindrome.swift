func isPal(_ s: String) -> Bool {
    let c = s.lowercased().filter { $0.isLetter }
    return c == String(c.reversed())
}
func main() { print(isPal("A man, a plan"), isPal("Never odd or even"), isPal("x")) }
