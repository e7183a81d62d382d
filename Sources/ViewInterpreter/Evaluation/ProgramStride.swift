import ViewRuntime

/// Steps through values of the program's own types that conform to `Strideable`.
enum ProgramStride {
    /// The values from one to another, a step apart.
    ///
    /// - Complexity: O(*n*) in the number of values, each of which counts as a step.
    static func values(
        _ first: Value,
        _ last: Value,
        _ step: Value,
        isClosed: Bool,
        _ machine: Machine,
        _ position: SourcePosition
    ) throws(Failure) -> [Value] {
        guard let size = step.number, size != 0 else {
            throw machine.trap("a stride needs a step other than 0", position)
        }
        var values: [Value] = []
        var next = first
        while true {
            try machine.charge(1, position)
            let rest = try distance(next, last, machine, position)
            guard size > 0 ? rest > 0 : rest < 0 else {
                if isClosed, rest == 0 { values.append(next) }
                return values
            }
            values.append(next)
            next = try call("advanced", next, step, machine, position)
        }
    }

    /// How many steps of 1 it takes from one value to another.
    static func distance(
        _ first: Value,
        _ second: Value,
        _ machine: Machine,
        _ position: SourcePosition
    ) throws(Failure) -> Double {
        try call("distance", first, second, machine, position).number ?? 0
    }

    private static func call(
        _ name: String,
        _ value: Value,
        _ argument: Value,
        _ machine: Machine,
        _ position: SourcePosition
    ) throws(Failure) -> Value {
        for case .method(let code) in value.typeInfo?.lookup(name) ?? [] where code.parameters.count == 1 {
            return try machine.run(code, machine.makeFrame(code, [argument], value, []))
        }
        throw machine.trap("\(value.debugText) has no method '\(name)', which a stride needs", position)
    }
}

extension Value {
    /// The part of a range that another one covers; where they do not meet, an empty range at the nearer end.
    func clamped(to limits: Value) -> Value {
        guard let (low, high) = bounds, let (least, most) = limits.bounds else { return self }
        func limited(_ value: Value) -> Value {
            value.isOrdered(before: least) ? least : most.isOrdered(before: value) ? most : value
        }
        let (lower, upper) = (limited(low), limited(high))
        switch self {
        case .closedIntRange: return .closedIntRange(lower.integer ?? 0, upper.integer ?? 0)
        case .intRange: return .intRange(lower.integer ?? 0, upper.integer ?? 0)
        case .range(let range): return .range(RangeValue(lower: lower, upper: upper, isClosed: range.isClosed))
        default: return self
        }
    }

    /// Both bounds of a range that has them.
    private var bounds: (Value, Value)? {
        switch self {
        case .intRange(let lower, let upper), .closedIntRange(let lower, let upper): (.int(lower), .int(upper))
        case .range(let range): range.lower.flatMap { lower in range.upper.map { (lower, $0) } }
        default: nil
        }
    }
}
