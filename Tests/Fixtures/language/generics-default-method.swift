protocol Greeter {
    var who: String { get }
    func greet() -> String
}
extension Greeter {
    func greet() -> String { "Hello \(who)" }
    func twice() -> String { greet() + "!" + greet() }
}
struct X: Greeter { let who = "x" }
struct Y: Greeter {
    let who = "y"
    func greet() -> String { "Yo" }
}
func main() {
    print(X().twice(), Y().twice())
    let all: [any Greeter] = [X(), Y()]
    print(all.map { $0.greet() })
}
