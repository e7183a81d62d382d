struct Counter {
    var n = 0
    mutating func up(by k: Int = 1) { n += k }
    mutating func reset() { self = Counter() }
}
func main() {
    var c = Counter()
    c.up()
    c.up(by: 5)
    print(c.n)
    c.reset()
    print(c.n)
}
