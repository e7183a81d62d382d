func main() {
    let s = "Hello"
    print(
        s.count,
        s.uppercased(),
        s.lowercased(),
        s.isEmpty,
        s.hasPrefix("He"),
        s.hasSuffix("lo"),
        s.contains("ell"),
        s + "!",
        s.reversed().map { String($0) }.joined(),
        String(s.reversed())
    )
}
