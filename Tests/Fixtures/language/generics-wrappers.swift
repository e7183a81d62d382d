// Generic wrappers: identifiable rows, results, optionals.
struct Row<Content: Hashable>: Identifiable {
    let id: Int
    var content: Content
}

extension Row {
    func map<T: Hashable>(_ transform: (Content) -> T) -> Row<T> { Row<T>(id: id, content: transform(content)) }
}

enum Remote<Value> {
    case waiting
    case ready(Value)

    var value: Value? {
        if case .ready(let value) = self { value } else { nil }
    }

    func map<T>(_ transform: (Value) -> T) -> Remote<T> {
        switch self {
        case .waiting: return .waiting
        case .ready(let value): return .ready(transform(value))
        }
    }
}

func index<T: Identifiable>(_ items: [T]) -> [T.ID: T] where T.ID: Comparable {
    Dictionary(uniqueKeysWithValues: items.map { ($0.id, $0) })
}

func main() {
    let rows = ["a", "bb", "ccc"].enumerated().map { Row(id: $0.offset, content: $0.element) }
    print(rows.map(\.content), rows.map { $0.map(\.count).content })
    let table = index(rows)
    print(table[1]?.content ?? "-", table[7]?.content ?? "-")
    let remote = Remote.ready(20).map { $0 + 1 }.map { "n\($0)" }
    print(remote.value ?? "nothing")
    let waiting = Remote<Int>.waiting.map { $0 * 2 }
    print(waiting.value ?? -1)
}
