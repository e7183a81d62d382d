class Base {
    var kind: String { "base" }
    var n = 1
    func show() -> String { "\(kind) \(n)" }
}
class Sub: Base {
    override var kind: String { "sub of " + super.kind }
    override init() {
        super.init()
        n = 5
    }
}
func main() { print(Base().show(), Sub().show()) }
