import ViewRuntime

/// Goes through a sequence that the program itself defines.
enum ProgramSequence {
    /// The elements that the sequence's iterator gives; `nil` if the value is no sequence of the program.
    ///
    /// - Complexity: O(*n*) in the number of elements, each of which counts as a step.
    static func elements(_ value: Value, _ machine: Machine, _ position: SourcePosition) throws(Failure) -> [Value]? {
        var iterator = value
        if let make = method("makeIterator", value) {
            iterator = try machine.run(make, machine.makeFrame(make, [], value, []))
            if let elements = iterator.elements { return elements }
        }
        var result: [Value] = []
        while let next = try step(&iterator, machine) {
            if next.isNull { return result }
            try machine.charge(1, position)
            result.append(next)
        }
        return nil
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
