import ViewRuntime

/// A dictionary or set that keeps the order in which keys came, so that every run gives the same order.
struct OrderedTable {
    private(set) var keys: [Value] = []
    private(set) var values: [Value] = []
    private var positions: [Value: Int] = [:]

    var count: Int { keys.count }

    init() {}

    /// Makes a set of the elements, each once.
    init(elements: [Value]) {
        for element in elements { self[element] = .void }
    }

    /// The value of a key; setting `nil` removes it.
    ///
    /// - Complexity: O(1) on average; removal is O(*n*).
    subscript(key: Value) -> Value? {
        get { positions[key].map { values[$0] } }
        set {
            guard let newValue else {
                remove(key)
                return
            }
            if let position = positions[key] {
                values[position] = newValue
            } else {
                positions[key] = keys.count
                keys.append(key)
                values.append(newValue)
            }
        }
    }

    func contains(_ key: Value) -> Bool { positions[key] != nil }

    /// Changes the value of a key in place, without copying what it holds.
    mutating func modify<Result>(
        _ key: Value,
        default defaultValue: Value,
        _ work: (inout Value) throws(EvaluationFailure) -> Result
    ) throws(EvaluationFailure) -> Result {
        if positions[key] == nil { self[key] = defaultValue }
        guard let position = positions[key] else { preconditionFailure("a key that was just set is missing") }
        return try work(&values[position])
    }

    private mutating func remove(_ key: Value) {
        guard let position = positions.removeValue(forKey: key) else { return }
        keys.remove(at: position)
        values.remove(at: position)
        for index in position..<keys.count { positions[keys[index]] = index }
    }
}
