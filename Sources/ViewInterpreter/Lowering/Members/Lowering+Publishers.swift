import SwiftSyntax
import ViewRuntime

/// The publishers of `@Published` properties.
extension Lowering {
    /// Declares where an object keeps the publisher of a property.
    func declarePublisher(of property: StoredProperty, in info: TypeInfo) {
        let kept = StoredProperty(
            name: "$" + property.name,
            position: property.position,
            isConstant: true,
            type: .unknown,
            storage: .plain,
            index: info.stored.count,
            isPrivate: true,
            wrapper: nil
        )
        kept.initialValue = { _ in .missing }
        info.stored.append(kept)
        property.publisher = kept.index
    }

    /// `$name` of a `@Published` property: what publishes its values, the present one first.
    func publisher(of property: StoredProperty, _ position: SourcePosition, _ base: @escaping Code) -> Lowered {
        guard let index = property.publisher, let type = topLevelTypes["PublishedPublisher"] else {
            return Lowered(.unknown, position) { _ in .null }
        }
        let make = constructorFunction(type, 2)
        return Lowered(.user(type.id), position) { frame throws(Failure) in
            guard case .object(let object) = try base(frame) else { return .null }
            if case .object = object.fields[index] { return object.fields[index] }
            // The object keeps the publisher, so the publisher does not keep the object.
            let read = FunctionValue(machine: frame.machine, name: property.name, position: position, parameterCount: 0)
            {
                [weak object] machine, _ throws(Failure) in
                guard let object else { return .null }
                return try Fields.state(.object(object), property, machine)
            }
            let write = FunctionValue(
                machine: frame.machine,
                name: property.name,
                position: position,
                parameterCount: 1
            ) {
                [weak object] machine, values throws(Failure) in
                guard let object else { return .void }
                var instance = Value.object(object)
                try Fields.writeObserved(&instance, property, values[0], machine)
                return .void
            }
            let publisher = try frame.machine.call(make, [.function(read), .function(write)])
            object.fields[index] = publisher
            return publisher
        }
    }
}
