enum Color2: String {
    case red, blue
    static func random(_ n: Int) -> Color2 { n % 2 == 0 ? .red : .blue }
    static var fallback: Color2 { .blue }
}
func main() {
    let c: Color2 = .random(3)
    print(c, Color2.fallback.rawValue, c == .fallback)
}
