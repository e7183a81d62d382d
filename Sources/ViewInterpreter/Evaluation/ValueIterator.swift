import ViewRuntime

/// Goes through the elements of whatever can be gone through, without making an array of a range.
struct ValueIterator {
    private enum Source {
        /// From one number to another, that included.
        case integers(next: Int, last: Int)
        case none
        case endless(next: Int)
        case array([Value])
        case lazy
    }

    private var source: Source
    private var index = 0
    private var lazy: [LazyIterator] = []

    init(_ value: Value, _ machine: Machine, _ position: SourcePosition) throws(Failure) {
        switch value {
        case .intRange(let lower, let upper): source = lower < upper ? .integers(next: lower, last: upper - 1) : .none
        case .closedIntRange(let lower, let upper): source = .integers(next: lower, last: upper)
        case .range(let range):
            if let values = value.elements {
                source = .array(values)
                return
            }
            if let lower = range.lower, let upper = range.upper, lower.typeInfo?.conforms(to: "Strideable") == true {
                source = .array(
                    try ProgramStride.values(lower, upper, .int(1), isClosed: range.isClosed, machine, position)
                )
                return
            }
            guard case .int(let lower)? = range.lower, range.upper == nil else {
                throw machine.trap("\(value.debugText) has no elements to go through", position)
            }
            source = .endless(next: lower)
        case .native(let box):
            guard case .lazySequence(let sequence) = box.native else { fallthrough }
            source = .lazy
            lazy = [try LazyIterator(sequence, machine, position)]
        default:
            var found = value.elements
            if found == nil { found = try ProgramSequence.elements(value, machine, position) }
            guard let elements = found else {
                throw machine.trap("\(value.debugText) has no elements to go through", position)
            }
            source = .array(elements)
        }
    }

    /// The next element; making one that is lazy may fail.
    mutating func next() throws(Failure) -> Value? {
        switch source {
        case .lazy: return try lazy[0].next()
        case .none: return nil
        case .integers(let next, let last):
            source = next < last ? .integers(next: next + 1, last: last) : .none
            return .int(next)
        case .endless(let next):
            source = .endless(next: next &+ 1)
            return .int(next)
        case .array(let values):
            guard index < values.count else { return nil }
            defer { index += 1 }
            return values[index]
        }
    }
}

extension Value {
    /// The elements of a collection in order; `nil` for what is none or too long to write out.
    var elements: [Value]? {
        switch self {
        case .array(let values): values
        case .slice(let slice): Array(slice.values)
        case .set(let table): table.keys
        case .dictionary(let table):
            zip(table.keys, table.values).map { .tuple(TupleValue([$0, $1], labels: ["key", "value"])) }
        case .string(let text): text.map { .character($0) }
        case .intRange(let lower, let upper):
            upper.clampedDifference(lower) <= 4_000_000 ? (lower..<upper).map { .int($0) } : nil
        case .closedIntRange(let lower, let upper):
            upper.clampedDifference(lower) < 4_000_000 ? (lower...upper).map { .int($0) } : nil
        case .range(let range): range.sizedElements
        case .native(let box):
            if case .subviews(let subviews) = box.native { subviews.map { .native(.subview($0)) } } else { nil }
        default: nil
        }
    }

    /// How many elements a collection has; `nil` for what is none.
    var elementCount: Int? {
        switch self {
        case .intRange(let lower, let upper): upper.clampedDifference(lower)
        case .closedIntRange(let lower, let upper): upper.clampedDifference(lower).clampedSum(1)
        case .array(let values): values.count
        case .slice(let slice): slice.values.count
        case .set(let table), .dictionary(let table): table.count
        default: elements?.count
        }
    }
}

extension RangeValue {
    /// The numbers between two integers of another size than `Int`; `nil` for other bounds and for too many numbers.
    var sizedElements: [Value]? {
        guard case .sized(let low)? = lower, let high = upper?.wideInteger else { return nil }
        let end = isClosed ? high : high - 1
        guard end - low.value < 4_000_000 else { return nil }
        if end < low.value { return [] }
        return (low.value...end).map { .sized(SizedInteger(truncating: $0, low.kind)) }
    }
}
