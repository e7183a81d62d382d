func main() {
    var s = "abc"
    s += "d"
    s.append("e")
    s.removeLast()
    s.insert("!", at: s.startIndex)
    print(s, s.dropFirst(), s.prefix(2), s.suffix(1))
}
