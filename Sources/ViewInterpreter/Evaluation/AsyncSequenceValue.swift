import ViewRuntime

/// Goes through what `for await` goes through: streams, groups of tasks, asynchronous sequences of the program, and plain ones.
enum AsyncSequenceValue {
    /// What asking an iterator of the program for its next element takes beside the steps of its body.
    private static let workOfNext = 64

    /// What gives the elements one after the other.
    static func iterator(
        _ value: Value,
        _ machine: Machine,
        _ position: SourcePosition
    ) throws(Failure) -> Value {
        if case .native(let box) = value {
            switch box.native {
            case .stream, .taskGroup: return value
            default: break
            }
        }
        if let make = method("makeAsyncIterator", value) {
            return try machine.run(make, machine.makeFrame(make, [], value, []))
        }
        if method("makeIterator", value) == nil, method("next", value) != nil { return value }
        if value.typeInfo == nil, value.lazySequence == nil || value.isEndless { return .array([.int(0), value]) }
        var plain = try ValueIterator(value, machine, position)
        var elements: [Value] = []
        while let element = try plain.next() {
            try machine.charge(1, position)
            elements.append(element)
        }
        return .array([.int(0), .array(elements)])
    }

    /// The next element, or `nil` at the end; for a plain collection the place of the next one is kept beside it.
    ///
    /// An iterator that waits has changed only later: `keep` takes it then.
    static func next(
        _ iterator: inout Value,
        _ machine: Machine,
        _ position: SourcePosition,
        keep: @escaping (Value) -> Void
    ) throws(Failure) -> Value {
        if case .native(let box) = iterator {
            switch box.native {
            case .stream(let stream): return try stream.next(machine, position)
            case .taskGroup(let group): return try group.next(machine, position)
            default: break
            }
        }
        if case .array(let state) = iterator, state.count == 2, case .int(let index) = state[0] {
            guard let element = state[1].element(at: index) else { return .null }
            iterator = .array([.int(index + 1), state[1]])
            return element.inOptional
        }
        guard let next = method("next", iterator) else {
            throw machine.trap("\(iterator.debugText) has no elements to go through", position)
        }
        try machine.charge(workOfNext, position)
        let frame = machine.makeFrame(next, [], iterator, [])
        let waiter = machine.waiting
        let value = try machine.run(next, frame)
        iterator = frame.selfValue
        if let waiter, waiter.isOpen { waiter.whenOver { keep(frame.selfValue) } }
        return value
    }

    private static func method(_ name: String, _ value: Value) -> FunctionCode? {
        for case .method(let code) in value.typeInfo?.lookupAll(name) ?? []
        where code.parameters.isEmpty && !code.isRequirement { return code }
        return nil
    }
}

extension Value {
    /// True for a range without an upper bound.
    fileprivate var isEndless: Bool {
        if case .range(let range) = self { return range.upper == nil }
        return false
    }

    /// The element at a position, without writing out a range.
    func element(at position: Int) -> Value? {
        switch self {
        case .intRange(let lower, let upper):
            position < upper.clampedDifference(lower) ? .int(lower + position) : nil
        case .closedIntRange(let lower, let upper):
            position <= upper.clampedDifference(lower) ? .int(lower + position) : nil
        case .array(let values): position < values.count ? values[position] : nil
        case .slice(let slice):
            position < slice.values.count ? slice.values[slice.values.startIndex + position] : nil
        case .range(let range) where range.upper == nil: range.lower?.integer.map { .int($0.clampedSum(position)) }
        default: elements.flatMap { position < $0.count ? $0[position] : nil }
        }
    }
}
