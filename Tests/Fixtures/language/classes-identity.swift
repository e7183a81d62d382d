class A {}
class B {}
final class Services {
    private var all: [ObjectIdentifier: Any] = [:]
    func register<T>(_ type: T.Type, _ v: T) { all[ObjectIdentifier(type)] = v }
    func resolve<T>(_ type: T.Type) -> T? { all[ObjectIdentifier(type)] as? T }
}
final class Node: Hashable {
    let n: Int; init(_ n: Int) { self.n = n }
    static func == (a: Node, b: Node) -> Bool { ObjectIdentifier(a) == ObjectIdentifier(b) }
    func hash(into h: inout Hasher) { h.combine(ObjectIdentifier(self)) }
}
final class Model: Identifiable {}
func main() {
    let s = Services(); s.register(Int.self, 3); s.register(String.self, "x")
    print(s.resolve(Int.self) as Any, s.resolve(String.self) ?? "", s.resolve(Double.self) as Any)
    let a = Node(1), b = Node(1); print(a == b, a == a, Set([a, b, a]).count)
    print(ObjectIdentifier(A.self) == ObjectIdentifier(B.self))
    let m = Model(), n = Model(); print(m.id == m.id, m.id == n.id)
}
