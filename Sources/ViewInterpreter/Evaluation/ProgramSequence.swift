import ViewRuntime

/// Goes through a sequence that the program itself defines.
enum ProgramSequence {
    /// The elements that the sequence's iterator gives; `nil` if the value is no sequence of the program.
    ///
    /// - Complexity: O(*n*) in the number of elements, each of which counts as a step.
    static func elements(_ value: Value, _ machine: Machine, _ position: SourcePosition) throws(Failure) -> [Value]? {
        if value.typeInfo?.isCollection == true, method("makeIterator", value) == nil {
            return try places(value, machine, position)
        }
        var iterator = value
        if let make = method("makeIterator", value) {
            iterator = try machine.run(make, machine.makeFrame(make, [], value, []))
            if let elements = iterator.elements { return elements }
        }
        var result: [Value] = []
        while let next = try step(&iterator, machine) {
            if next.isNull { return result }
            try machine.charge(1, position)
            result.append(next.outOfOptional)
        }
        return nil
    }

    /// The elements of a collection of the program that counts its places, one after the other.
    private static func places(
        _ value: Value,
        _ machine: Machine,
        _ position: SourcePosition
    ) throws(Failure) -> [Value]? {
        guard case .int(let start)? = try property("startIndex", value, machine),
            case .int(let end)? = try property("endIndex", value, machine), start <= end
        else { return nil }
        try machine.charge(end.clampedDifference(start), position)
        var result: [Value] = []
        for index in start..<end { result.append(try Subscript.read(value, .int(index), nil, machine, position)) }
        return result
    }

    private static func property(_ name: String, _ value: Value, _ machine: Machine) throws(Failure) -> Value? {
        switch Lowering.implementation(value.typeInfo?.lookup(name) ?? []) {
        case .computed(let property)?:
            return try machine.run(property.getter, machine.makeFrame(property.getter, [], value, []))
        case .stored(let property)?: return try Fields.state(value, property, machine)
        default: return nil
        }
    }

    /// What the iterator gives next; `nil` if the value is no iterator.
    static func step(_ iterator: inout Value, _ machine: Machine) throws(Failure) -> Value? {
        if case .function(let function) = iterator { return try machine.call(function, []) }
        guard let code = method("next", iterator) else { return nil }
        let frame = machine.makeFrame(code, [], iterator, [])
        let result = try machine.run(code, frame)
        iterator = frame.selfValue
        return result
    }

    private static func method(_ name: String, _ value: Value) -> FunctionCode? {
        for member in value.typeInfo?.lookup(name) ?? [] {
            if case .method(let code) = member, code.parameters.isEmpty, !code.isRequirement { return code }
        }
        return nil
    }
}
