extension Int {
    var squared: Int { self * self }
    func times(_ f: (Int) -> Void) { for i in 0..<self { f(i) } }
    static let answer = 42
}
extension String {
    var shout: String { uppercased() + "!" }
    func rep(_ n: Int) -> String { String(repeating: self, count: n) }
}
func main() {
    print(5.squared, Int.answer, "hi".shout, "ab".rep(3))
    3.times { print($0) }
}
