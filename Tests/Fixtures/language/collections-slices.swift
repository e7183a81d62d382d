func main() {
    let a = Array(1...8)
    print(a[2..<4], a[5...], a[..<2], a.prefix(3), a.suffix(2), a.dropFirst(6), a.dropLast(7), Array(a[1...2]))
}
