import ViewRuntime

/// A dictionary or set that keeps the order in which keys came, so that every run gives the same order.
struct OrderedTable {
    /// Keys and values in order, with gaps where something was removed.
    private var storedKeys: [Value] = []
    private var storedValues: [Value] = []
    private var gaps: Set<Int> = []
    /// Where keys stand; one that is not equal to itself, such as not-a-number, is never found here again.
    private var positions: [Value: Int] = [:]
    /// No key stands before this place.
    private var start = 0

    var count: Int { storedKeys.count - gaps.count }
    /// Where the values stand, which are copied with all else at the first change of a table that is shared.
    @unsafe var address: UnsafeRawPointer? {
        unsafe storedValues.withUnsafeBufferPointer { unsafe UnsafeRawPointer($0.baseAddress) }
    }

    /// - Complexity: O(1), or O(*n*) after removals.
    var keys: [Value] { withoutGaps(storedKeys) }
    /// - Complexity: O(1), or O(*n*) after removals.
    var values: [Value] { withoutGaps(storedValues) }

    init() {}

    /// Makes a set of the elements, each once.
    init(elements: [Value]) {
        for element in elements { self[element] = .void }
    }

    /// The value of a key; setting `nil` removes it.
    ///
    /// - Complexity: O(1) on average.
    subscript(key: Value) -> Value? {
        get { positions[key].map { storedValues[$0] } }
        set {
            if let newValue {
                storedValues[place(of: key, default: newValue)] = newValue
            } else {
                remove(key)
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
        let place = place(of: key, default: defaultValue)
        return try work(&storedValues[place])
    }

    /// Changes the value of a key in place as one that may be missing, and what is `nil` afterwards is removed.
    mutating func modifyOptional(
        _ key: Value,
        _ work: (inout Value) throws(EvaluationFailure) -> Void
    ) throws(EvaluationFailure) {
        var value = Value.null
        if let position = positions[key] {
            swap(&value, &storedValues[position])
            value = value.inOptional
        }
        defer { self[key] = value.isNull ? nil : value.outOfOptional }
        try work(&value)
    }

    /// Removes the key that came first, and gives it.
    ///
    /// - Complexity: O(1) on average over all that is removed this way.
    mutating func popFirst() -> Value? {
        while start < storedKeys.count, gaps.contains(start) { start += 1 }
        guard start < storedKeys.count else { return nil }
        let key = storedKeys[start]
        // Of keys that are not equal to themselves there is none.
        positions[key] = nil
        leaveGap(at: start)
        return key
    }

    /// Where a key stands; one that is not there comes to the end.
    private mutating func place(of key: Value, default value: Value) -> Int {
        if let position = positions[key] { return position }
        positions[key] = storedKeys.count
        storedKeys.append(key)
        storedValues.append(value)
        return storedKeys.count - 1
    }

    private mutating func remove(_ key: Value) {
        if let position = positions.removeValue(forKey: key) { leaveGap(at: position) }
    }

    private mutating func leaveGap(at position: Int) {
        storedKeys[position] = .void
        storedValues[position] = .void
        gaps.insert(position)
        if gaps.count * 2 > storedKeys.count { closeGaps() }
    }

    /// Moves everything together, once half is gaps: so that a removal costs no more than what was put in.
    private mutating func closeGaps() {
        let (keys, values) = (keys, values)
        self = OrderedTable()
        for (key, value) in zip(keys, values) { _ = place(of: key, default: value) }
    }

    private func withoutGaps(_ stored: [Value]) -> [Value] {
        gaps.isEmpty ? stored : stored.indices.lazy.filter { !gaps.contains($0) }.map { stored[$0] }
    }
}
