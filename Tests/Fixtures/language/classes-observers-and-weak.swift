// Observers, weak references and object graphs.
protocol Observer: AnyObject {
    var id: Int { get }
    func changed(_ value: Int)
}

final class Subject {
    private struct Entry { weak var observer: Observer? }
    private var entries: [Entry] = []
    var value = 0 {
        didSet { entries.forEach { $0.observer?.changed(value - oldValue) } }
    }
    func add(_ observer: Observer) { entries.append(Entry(observer: observer)) }
    func remove(_ observer: Observer) { entries.removeAll { $0.observer === observer } }
}

final class Sum: Observer {
    let id: Int
    private(set) var total = 0
    init(id: Int) { self.id = id }
    func changed(_ value: Int) { total += value }
}

final class Parent {
    var children: [Child] = []
    func add(_ name: String) {
        let child = Child(name: name)
        child.parent = self
        children.append(child)
    }
    var names: [String] { children.map(\.name) }
}

final class Child {
    let name: String
    weak var parent: Parent?
    init(name: String) { self.name = name }
    var siblings: [String] { parent?.children.filter { $0 !== self }.map(\.name) ?? [] }
}

func main() {
    let subject = Subject()
    let first = Sum(id: 1)
    let second = Sum(id: 2)
    subject.add(first)
    subject.add(second)
    subject.value = 10
    subject.remove(first)
    subject.value += 5
    print(first.total, second.total)
    let parent = Parent()
    ["a", "b", "c"].forEach { parent.add($0) }
    print(parent.names, parent.children[1].siblings, parent.children[0].parent === parent)
    print(Child(name: "alone").siblings)
}
