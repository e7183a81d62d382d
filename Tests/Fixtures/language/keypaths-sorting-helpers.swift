// Key paths as values, functions and writable references.
struct Address { var street: String; var zip: Int }
struct User: Identifiable {
    let id: Int
    var name: String
    var address: Address
    var tags: [String] = []
    var manager: Int?
    var label: String { "\(id): \(name)" }
}

final class Model { var user = User(id: 0, name: "none", address: Address(street: "-", zip: 0)); var count = 0 }

extension Sequence {
    func sorted<T: Comparable>(by path: KeyPath<Element, T>, ascending: Bool = true) -> [Element] {
        sorted { ascending ? $0[keyPath: path] < $1[keyPath: path] : $0[keyPath: path] > $1[keyPath: path] }
    }
    func sum<T: Numeric>(_ path: KeyPath<Element, T>) -> T { reduce(0) { $0 + $1[keyPath: path] } }
    func grouped<K: Hashable>(by path: KeyPath<Element, K>) -> [K: [Element]] { Dictionary(grouping: self) { $0[keyPath: path] } }
}

func update<Root, Value>(_ root: Root, _ path: WritableKeyPath<Root, Value>, _ value: Value) -> Root {
    var copy = root
    copy[keyPath: path] = value
    return copy
}

func set<R: AnyObject, V>(_ root: R, _ path: ReferenceWritableKeyPath<R, V>, to value: V) { root[keyPath: path] = value }

func main() {
    let users = [
        User(id: 3, name: "Cy", address: Address(street: "Elm", zip: 30), tags: ["x"], manager: 1),
        User(id: 1, name: "Ann", address: Address(street: "Oak", zip: 10), tags: ["y", "z"]),
        User(id: 2, name: "Bo", address: Address(street: "Ash", zip: 20), manager: 1),
    ]
    print(users.sorted(by: \.name).map(\.id), users.sorted(by: \.address.zip, ascending: false).map(\.label))
    print(users.sum(\.id), users.sum(\.address.zip), users.map(\.tags.count), users.compactMap(\.manager))
    print(users.grouped(by: \.manager).map { ($0.key ?? 0, $0.value.count) }.sorted { $0.0 < $1.0 }.map { "\($0.0)=\($0.1)" })
    let moved = update(users[0], \.address.street, "Fir")
    print(moved.address.street, users[0].address.street, update(users[1], \.tags[0], "w").tags)
    let paths: [KeyPath<User, String>] = [\.name, \.address.street, \.label]
    for path in paths { print(users[1][keyPath: path], terminator: " ") }
    print()
    let model = Model()
    set(model, \.count, to: 5)
    set(model, \.user.name, to: "Di")
    print(model.count, model.user.name, model[keyPath: \.user.address.zip])
    let first: KeyPath<[User], User> = \.[0]
    print(users[keyPath: first].name, users[keyPath: \.last!.name], users[keyPath: \[User].count])
    let zip = \User.address
    let full = zip.appending(path: \.zip)
    print(users.map { $0[keyPath: full] }, users.filter(\.tags.isEmpty).map(\.name), users.map(\.self).count)
    let getName: (User) -> String = \.name
    print(getName(users[2]), users.allSatisfy(\.name.isEmpty), users.max { $0[keyPath: full] < $1[keyPath: full] }!.id)
    print(\User.name == \User.name, \User.name == \User.label)
    var list = [1, 2, 3]
    list[keyPath: \.[1]] = 20
    print(list, "abc"[keyPath: \.count], (1, "t").1, users.first[keyPath: \.?.name] ?? "-")
}
