func main() {
    let s = "swift"
    let i = s.index(s.startIndex, offsetBy: 2)
    print(s[i], s[..<i], s[i...], s.firstIndex(of: "f") != nil)
}
