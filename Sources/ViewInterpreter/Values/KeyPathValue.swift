import ViewRuntime

/// A key path: a way from a value to one inside it.
final class KeyPathValue {
    /// A step of the path.
    struct Component {
        var name: String
        var get: (Machine, Value) throws(EvaluationFailure) -> Value
        var set: ((Machine, inout Value, Value) throws(EvaluationFailure) -> Void)?
    }

    let components: [Component]

    /// The most steps of a path: each that is added copies all before it.
    static let mostComponents = 500

    init(components: [Component]) { self.components = components }

    /// True for `\.self`.
    var isIdentity: Bool { components.isEmpty }

    /// The value at the path's end.
    func read(_ root: Value, _ machine: Machine) throws(EvaluationFailure) -> Value {
        var value = root
        for component in components {
            if value.isNull { return .null }
            value = try component.get(machine, value)
        }
        return value
    }

    /// Sets the value at the path's end.
    func write(_ value: Value, to root: inout Value, _ machine: Machine) throws(EvaluationFailure) {
        try write(value, to: &root, components[...], machine)
    }

    private func write(
        _ value: Value,
        to root: inout Value,
        _ path: ArraySlice<Component>,
        _ machine: Machine
    ) throws(EvaluationFailure) {
        guard let first = path.first else {
            root = value
            return
        }
        guard path.count > 1 else {
            try first.set?(machine, &root, value)
            return
        }
        var inner = try first.get(machine, root)
        try write(value, to: &inner, path.dropFirst(), machine)
        try first.set?(machine, &root, inner)
    }

    func isSame(as other: KeyPathValue) -> Bool {
        self === other || components.map(\.name) == other.components.map(\.name)
    }
}
