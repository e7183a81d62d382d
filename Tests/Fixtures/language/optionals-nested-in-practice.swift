// Where nested optionals come up.
struct Settings {
    var nickname: String?
    var limit: Int??
}

func find(_ id: Int, _ table: [Int: String?]) -> String?? { table[id] }

func first<T>(_ values: [T]) -> T? { values.first }

func describe(_ value: Int??) -> String {
    switch value {
    case .some(.some(let number)): "number \(number)"
    case .some(.none): "set to nothing"
    case .none: "not set"
    }
}

func main() {
    let table: [Int: String?] = [1: "one", 2: nil]
    for id in 1...3 {
        switch find(id, table) {
        case let .some(.some(name)): print(id, name)
        case .some(nil): print(id, "no name")
        case nil: print(id, "missing")
        }
    }
    print(describe(5), describe(.some(nil)), describe(nil))
    var settings = Settings()
    print(settings.limit == nil, settings.nickname as Any)
    settings.limit = .some(.none)
    print(settings.limit == nil, settings)
    settings.limit = 4
    print(settings)
    if let limit = settings.limit { print(limit as Any) }
    if case .some(let inner?) = settings.limit { print(inner) }
    let values: [Int?] = [nil, 1, nil, 3]
    let one = first(values)
    print(one as Any, one == nil, values.last! as Any, values.first as Any)
    for case let value? in values { print(value, terminator: " ") }
    print()
    print(values.compactMap { $0 }, values.map { $0 ?? 0 }, values.flatMap { $0 == nil ? [] : [$0!] })
    let text: String? = "12"
    print(text.map { Int($0) } as Any, text.flatMap { Int($0) } as Any)
    var dictionary: [String: Int?] = ["a": 1]
    dictionary["b"] = .some(nil)
    dictionary.updateValue(nil, forKey: "c")
    dictionary["a"] = nil
    print(dictionary.count, dictionary.keys.sorted())
    var iterator = values.makeIterator()
    while let next = iterator.next() { print(next as Any, terminator: " ") }
    print()
    let deep: Int??? = 7
    print(deep as Any, deep!!!)
    print(values.max { ($0 ?? -1) < ($1 ?? -1) } as Any)
    let maybe: Int?? = nil
    print((maybe ?? nil) as Any, (maybe ?? nil) ?? 9)
    func describeAll(_ items: Any?...) -> String { items.map { $0 == nil ? "nil" : "\($0!)" }.joined(separator: "|") }
    print(describeAll(1, nil, "x"))
}
