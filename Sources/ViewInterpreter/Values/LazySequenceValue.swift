import ViewRuntime

/// A sequence whose elements are made when they are asked for: what `lazy` gives, and what goes on without end.
final class LazySequenceValue {
    /// What is done with each element on its way.
    enum Stage {
        case map(FunctionValue)
        case compactMap(FunctionValue)
        case filter(FunctionValue)
        case prefix(Int)
        case dropFirst(Int)
        case prefixWhile(FunctionValue)
        case dropWhile(FunctionValue)
        case enumerated
    }

    /// Where the elements come from.
    enum Source {
        case elements(Value)
        /// The first element, and what makes the next of one; `nil` ends it.
        case generated(Value, FunctionValue)
        /// A state that the function changes, giving the next element; `nil` ends it.
        case unfolded(Value, FunctionValue)
    }

    let source: Source
    let stages: [Stage]
    /// True for what `lazy` gives, whose `map` and `filter` wait too; others only make their elements one by one.
    let isLazy: Bool

    init(_ source: Source, stages: [Stage] = [], isLazy: Bool = false) {
        self.source = source
        self.stages = stages
        self.isLazy = isLazy
    }

    /// The sequence with one more stage.
    ///
    /// - Throws: A failure that tells the line, if each element would pass more stages than calls may stand inside each other.
    func adding(_ stage: Stage, _ call: BuiltinCall) throws(EvaluationFailure) -> Value {
        let limit = call.machine.limits.depth
        guard stages.count < limit else {
            throw EvaluationFailure(
                reason: .tooDeep,
                message: "a lazy sequence is made of more than \(limit) others, one in another",
                position: call.position
            )
        }
        return .native(.lazySequence(LazySequenceValue(source, stages: stages + [stage], isLazy: isLazy)))
    }
}

extension Native {
    /// True for a sequence whose elements are made when they are asked for.
    var isLazySequence: Bool { if case .lazySequence = self { true } else { false } }
}

/// Goes through a lazy sequence, from its start.
struct LazyIterator {
    private let stages: [LazySequenceValue.Stage]
    private let machine: Machine
    private let position: SourcePosition
    private var base: ValueIterator?
    private var generated: (next: Value, make: FunctionValue)?
    private var unfolded: (state: Value, make: FunctionValue)?
    /// How many elements each stage has let through or dropped; -1 for one that drops no more.
    private var counts: [Int]
    private var isDone = false

    init(_ sequence: LazySequenceValue, _ machine: Machine, _ position: SourcePosition) throws(Failure) {
        stages = sequence.stages
        counts = Array(repeating: 0, count: sequence.stages.count)
        self.machine = machine
        self.position = position
        switch sequence.source {
        case .elements(let value): base = try ValueIterator(value, machine, position)
        case .generated(let first, let make): generated = (first, make)
        case .unfolded(let state, let make): unfolded = (state, make)
        }
    }

    mutating func next() throws(Failure) -> Value? {
        while !isDone {
            // A full prefix asks for no further element.
            for (index, stage) in stages.enumerated() {
                if case .prefix(let most) = stage, counts[index] >= most { isDone = true }
            }
            guard !isDone, let element = try nextOfSource() else { break }
            try machine.step(position)
            if let value = try pass(element) { return value }
        }
        isDone = true
        return nil
    }

    private mutating func nextOfSource() throws(Failure) -> Value? {
        if let (state, make) = unfolded {
            let frame = machine.makeFrame(make.code, [state], make.selfValue, make.captures)
            let next = try machine.run(make.code, frame)
            unfolded = (frame.slots[0].unboxed, make)
            return next.isNull ? nil : next.outOfOptional
        }
        guard let (next, make) = generated else { return try base?.next() }
        if next.isNull { return nil }
        let element = next.outOfOptional
        generated = (try machine.call(make, [element]), make)
        return element
    }

    /// Takes an element through all stages; `nil` if one of them keeps it.
    private mutating func pass(_ element: Value) throws(Failure) -> Value? {
        var value = element
        for (index, stage) in stages.enumerated() {
            switch stage {
            case .map(let function): value = try machine.call(function, [value])
            case .compactMap(let function):
                value = try machine.call(function, [value])
                if value.isNull { return nil }
                value = value.outOfOptional
            case .filter(let function): if try !machine.call(function, [value]).isTrue { return nil }
            case .prefix: counts[index] += 1
            case .dropFirst(let count):
                if counts[index] < count {
                    counts[index] += 1
                    return nil
                }
            case .prefixWhile(let function):
                if try !machine.call(function, [value]).isTrue {
                    isDone = true
                    return nil
                }
            case .dropWhile(let function):
                if counts[index] == 0, try machine.call(function, [value]).isTrue { return nil }
                counts[index] = -1
            case .enumerated:
                value = .tuple(TupleValue([.int(counts[index]), value], labels: ["offset", "element"]))
                counts[index] += 1
            }
        }
        return value
    }
}

extension Value {
    /// The value as what `lazy` gives; `nil` for everything else.
    var lazyView: LazySequenceValue? { lazySequence.flatMap { $0.isLazy ? $0 : nil } }

    /// The value as a sequence that makes its elements one by one; `nil` for what has all its elements already.
    var lazySequence: LazySequenceValue? {
        switch self {
        case .native(let box):
            if case .lazySequence(let sequence) = box.native { sequence } else { nil }
        case .range(let range) where range.upper == nil && range.lower != nil: LazySequenceValue(.elements(self))
        default: nil
        }
    }
}
