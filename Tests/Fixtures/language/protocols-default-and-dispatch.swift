// Protocols with defaults, static requirements, inheritance and existential use.
protocol Named { var name: String { get } }
protocol Greeter: Named {
    func greet() -> String
    static var kind: String { get }
}

extension Greeter {
    func greet() -> String { "Hello, I am \(name) the \(Self.kind)" }
    func shout() -> String { greet().uppercased() + "!" }
    static var kind: String { "someone" }
}

struct Person: Greeter { var name: String }
struct Robot: Greeter {
    let serial: Int
    var name: String { "R\(serial)" }
    static var kind: String { "robot" }
    func greet() -> String { "Beep \(name)" }
    func shout() -> String { "BEEEEP" }
}

protocol Shape2D { func area() -> Double; var sides: Int { get } }
extension Shape2D { var description: String { "\(sides) sides, area \(area())" } }
struct Square: Shape2D { let side: Double; func area() -> Double { side * side }; var sides: Int { 4 } }
struct Circle2: Shape2D { let r: Double; func area() -> Double { (r * r * 3).rounded() }; let sides = 0 }

protocol Copying { func copy() -> Self }
final class Node: Copying {
    var value: Int
    required init(value: Int) { self.value = value }
    func copy() -> Self { Self(value: value) }
}

protocol Store: AnyObject {
    var values: [String: Int] { get set }
}
extension Store {
    func increment(_ key: String, by amount: Int = 1) { values[key, default: 0] += amount }
}
final class Memory: Store { var values: [String: Int] = [:] }

func area(of shapes: [any Shape2D]) -> Double { shapes.reduce(0) { $0 + $1.area() } }

func makeShape(_ name: String) -> (any Shape2D)? {
    switch name {
    case "square": Square(side: 2)
    case "circle": Circle2(r: 1)
    default: nil
    }
}

func main() {
    let greeters: [any Greeter] = [Person(name: "Ann"), Robot(serial: 7)]
    for greeter in greeters { print(greeter.greet(), "/", greeter.shout()) }
    print(Robot(serial: 1).shout(), type(of: greeters[1]).kind, Person.kind)
    print(area(of: [Square(side: 2), Circle2(r: 2)]), Square(side: 3).description)
    print(makeShape("circle")?.sides ?? -1, makeShape("x") == nil)
    let node = Node(value: 3)
    let twin = node.copy()
    twin.value = 9
    print(node.value, twin.value, node === twin)
    let memory = Memory()
    memory.increment("a")
    memory.increment("a", by: 4)
    print(memory.values)
    if let robot = greeters[1] as? Robot { print(robot.serial) }
    print(greeters.compactMap { $0 as? Person }.map(\.name), greeters[0] is Robot, greeters.filter { $0 is any Named }.count)
    let named: any Named = greeters[0]
    print(named.name, (named as? any Greeter)?.greet() ?? "none")
}
