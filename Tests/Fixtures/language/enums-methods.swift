enum Light {
    case red, green
    mutating func next() { self = self == .red ? .green : .red }
    static let start = Light.red
    func isGo() -> Bool { self == .green }
}
func main() {
    var l = Light.start
    print(l.isGo())
    l.next()
    print(l, l.isGo())
}
