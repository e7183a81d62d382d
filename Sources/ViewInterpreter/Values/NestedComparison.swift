import ViewRuntime

/// Compares what values hold, list by list: neither values that are nested without end nor values that hold one another many
/// times make it go deeper on the stack or look without end.
struct NestedComparison {
    /// How many values were looked at.
    private(set) var count = 0

    /// The most values that are looked at, twice as many as the largest collection has; what is larger counts as different and as
    /// not ordered.
    private static let limit = 8_000_000

    /// True if there was more to look at than a comparison may.
    var isExhausted: Bool { count > Self.limit }

    // MARK: Equality

    /// Says whether two lists hold equal values: the program's own `==` decides where there is one.
    mutating func areEqual(_ first: [Value], _ second: [Value]) -> Bool {
        var pending: [([Value], [Value])] = []
        guard areEqual(first, second, &pending) else { return false }
        while let (one, other) = pending.popLast() {
            guard areEqual(one, other, &pending) else { return false }
        }
        return true
    }

    private mutating func areEqual(
        _ first: [Value],
        _ second: [Value],
        _ pending: inout [([Value], [Value])]
    ) -> Bool {
        guard first.count == second.count else { return false }
        if first.isEmpty || first.sharesElements(with: second) { return true }
        count += first.count
        guard !isExhausted else { return false }
        for (x, y) in zip(first, second) {
            guard Self.areEqual(x, y, &pending) else { return false }
        }
        return true
    }

    private static func areEqual(_ left: Value, _ right: Value, _ pending: inout [([Value], [Value])]) -> Bool {
        switch (left, right) {
        case (.array(let a), .array(let b)): pending.append((a, b))
        case (.tuple(let a), .tuple(let b)): pending.append((a.values, b.values))
        case (.structure(let a), .structure(let b)):
            guard a.type === b.type else { return false }
            if let own = a.type.customEquals(left, right) { return own }
            pending.append((a.storedFields, b.storedFields))
        case (.enumeration(let a), .enumeration(let b)):
            if let own = a.enumCase.type.customEquals(left, right) { return own }
            guard a.enumCase === b.enumCase else { return false }
            pending.append((a.payload, b.payload))
        default: return left == right
        }
        return true
    }

    // MARK: Order

    /// Says whether a list comes before another one: the first pair that differs decides.
    mutating func isOrdered(_ first: [Value], before second: [Value]) -> Bool {
        var open = [(first: first, second: second, index: 0)]
        while let (one, other, index) = open.last, !isExhausted {
            guard index < min(one.count, other.count) else {
                open.removeLast()
                continue
            }
            count += 1
            open[open.count - 1].index += 1
            let (left, right) = (one[index], other[index])
            switch (left, right) {
            case (.tuple(let a), .tuple(let b)): open.append((a.values, b.values, 0))
            case (.enumeration(let a), .enumeration(let b))
            where a.enumCase === b.enumCase && !a.enumCase.type.hasCustomLess:
                open.append((a.payload, b.payload, 0))
            default:
                if left.isOrdered(before: right) { return true }
                if right.isOrdered(before: left) { return false }
            }
        }
        return false
    }
}

extension [Value] {
    /// True for two copies of one list that nobody has changed since.
    fileprivate func sharesElements(with other: [Value]) -> Bool {
        unsafe withUnsafeBufferPointer { own in
            unsafe other.withUnsafeBufferPointer { others in unsafe own.baseAddress == others.baseAddress }
        }
    }
}

extension Machine {
    /// The program's `==`; of lists and structs, all that is looked at counts.
    ///
    /// - Throws: A failure if there is more to look at than a comparison may.
    @inline(__always)
    func areEqual(_ first: Value, _ second: Value, _ position: SourcePosition) throws(EvaluationFailure) -> Bool {
        switch (first, second) {
        case (.array(let a), .array(let b)): return try areEqual(a, b, position)
        case (.structure(let a), .structure(let b)):
            guard a.type === b.type else { return false }
            if let own = a.type.customEquals(first, second) { return own }
            var comparison = NestedComparison()
            let areEqual = comparison.areEqual(a.storedFields, b.storedFields)
            count(steps: comparison.count / 8)
            return areEqual
        case (.string(let a), .string(let b)):
            try CallWork.chargeComparison(first, second, self, position)
            return a == b
        default: return first == second
        }
    }

    /// Says whether a property that the runtime keeps gets another value; looking through a large one counts as steps.
    func isChanged(_ slot: StateSlot, by value: Value) -> Bool {
        guard let old = slot.peeked as? Value else { return true }
        var comparison = NestedComparison()
        let isSame: Bool
        switch (old, value) {
        case (.array(let a), .array(let b)): isSame = comparison.areEqual(a, b)
        case (.tuple(let a), .tuple(let b)): isSame = comparison.areEqual(a.values, b.values)
        case (.structure, .structure), (.enumeration, .enumeration): isSame = comparison.areEqual([old], [value])
        default: isSame = old == value
        }
        count(steps: comparison.count / 8)
        return !isSame
    }

    private func areEqual(
        _ first: [Value],
        _ second: [Value],
        _ position: SourcePosition
    ) throws(EvaluationFailure) -> Bool {
        var comparison = NestedComparison()
        let areEqual = comparison.areEqual(first, second)
        try charge(comparison.count / 8, position)
        if comparison.isExhausted { throw trap("these values are too large to be compared", position) }
        return areEqual
    }
}
