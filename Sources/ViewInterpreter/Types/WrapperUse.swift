import SwiftSyntax
import ViewRuntime

/// What one of the program's own property wrappers, or several of them around each other, make of a property.
///
/// The property `name` is kept as an instance of the outermost wrapper under `_name`; `name` reads and writes through it,
/// and `$name` is what it projects.
final class WrapperUse {
    /// One wrapper and the attribute that applies it.
    struct Layer {
        let wrapper: TypeInfo
        let attribute: AttributeSyntax
        /// True if the arguments of the attribute alone make the wrapper.
        let isComplete: Bool

        /// The arguments of the attribute.
        var arguments: Arguments {
            guard case .argumentList(let list)? = attribute.arguments else { return Arguments([]) }
            return Arguments(list)
        }
    }

    let name: String
    /// Outermost first.
    let layers: [Layer]
    /// The type of the wrapped value.
    var type: StaticType
    /// True if the memberwise initialiser takes the value, not the wrapper.
    let takesValue: Bool
    /// Makes the wrapper around the value in the frame's first slot; `nil` if no initialiser takes one.
    var wrap: Code?

    init(name: String, layers: [Layer], type: StaticType, takesValue: Bool) {
        self.name = name
        self.layers = layers
        self.type = type
        self.takesValue = takesValue
    }

    var outermost: TypeInfo { layers[0].wrapper }

    /// What is kept for a value that the memberwise initialiser was given.
    func kept(_ value: Value, _ machine: Machine) throws(EvaluationFailure) -> Value {
        takesValue ? try wrapping(value, machine) : value
    }

    /// The wrapper around a value.
    ///
    /// - Throws: What the wrapper's initialiser fails with.
    func wrapping(_ value: Value, _ machine: Machine) throws(EvaluationFailure) -> Value {
        guard let wrap else { return value }
        return try wrap(Frame(machine: machine, slots: LocalVariables([value]), selfValue: .missing, captures: []))
    }
}
