import SwiftSyntax
import ViewRuntime

/// What makes the wrappers of wrapped properties and variables.
extension Lowering {
    /// The name of the value that a wrapper is made around.
    static let wrappedName = ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier("wrappedValue")))

    /// Lowers what makes the wrapper around a value.
    func lowerWrap(_ use: WrapperUse) {
        use.wrap = onFrame(use.name, [("wrappedValue", use.type)]) { wrapping(use, Self.wrappedName) }
    }

    /// The wrapper as the declaration makes it; `nil` if an initialiser must give the first value.
    func initialWrapper(_ use: WrapperUse, _ value: ExprSyntax?) -> Code? {
        if value != nil || use.layers.last?.isComplete == true {
            return onFrame(use.name, []) { wrapping(use, value) }
        }
        guard use.type.isOptional, let wrap = use.wrap else { return nil }
        return { frame throws(Failure) in
            try wrap(Frame(machine: frame.machine, slots: LocalVariables([.null]), selfValue: .missing, captures: []))
        }
    }

    /// All layers around a value, the innermost first; without a value, around what the innermost attribute makes.
    ///
    /// - Returns: `nil` if a layer cannot be made around a value.
    func wrapping(_ use: WrapperUse, _ value: ExprSyntax?) -> Lowered? {
        var made: Lowered?
        for (index, layer) in use.layers.enumerated().reversed() {
            var arguments = layer.arguments
            guard let inner = made else {
                if let value { arguments.inside.insert(.init(label: "wrappedValue", expression: value), at: 0) }
                guard value != Self.wrappedName || isMade(layer.wrapper, by: arguments) else { return nil }
                let type = use.layers.count == 1 || index == use.layers.count - 1 ? use.type : .unknown
                made = wrapper(layer, arguments, around: type)
                continue
            }
            let slot = scope?.declare("wrappedValue", inner.type, isMutable: false).slot ?? 0
            arguments.inside.insert(.init(label: "wrappedValue", expression: Self.wrappedName), at: 0)
            let (inside, outside) = (inner.code, wrapper(layer, arguments, around: inner.type))
            let code = outside.code
            made = Lowered(outside.type, outside.position) { frame throws(Failure) in
                frame.slots[slot] = try inside(frame)
                return try code(frame)
            }
        }
        return made
    }

    private func isMade(_ wrapper: TypeInfo, by arguments: Arguments) -> Bool {
        constructors(of: wrapper).contains { arguments.match($0.parameters.map(\.parameter)) != nil }
    }

    /// An instance of one wrapper; what it wraps says what its generic parameters are.
    private func wrapper(_ layer: WrapperUse.Layer, _ arguments: Arguments, around type: StaticType) -> Lowered {
        var bindings: [String: StaticType] = [:]
        switch Self.implementation(layer.wrapper.lookup("wrappedValue")) {
        case .stored(let property): property.type.bind(to: type, &bindings)
        case .computed(let property): property.type.bind(to: type, &bindings)
        default: break
        }
        return construct(
            layer.wrapper,
            arguments,
            at: layer.attribute,
            start: position(layer.attribute),
            bindings: bindings
        )
    }

    /// What `work` lowers, on a frame of its own whose first variables are `parameters`.
    func onFrame(_ name: String, _ parameters: [(String, StaticType)], _ work: () -> Lowered?) -> Code? {
        let owner = FunctionCode(name: name, position: SourcePosition(line: 1, column: 1))
        let scope = FunctionScope(parent: nil, code: owner, resultType: .unknown, body: nil)
        for (name, type) in parameters { scope.declare(name, type, isMutable: false) }
        let previous = self.scope
        self.scope = scope
        defer { self.scope = previous }
        guard let lowered = work() else { return nil }
        if let constant = lowered.constant { return { _ in constant } }
        let (body, slotCount) = (lowered.code, scope.slotCount)
        return { frame throws(Failure) in
            let slots = LocalVariables(count: slotCount)
            for index in parameters.indices where index < frame.slots.count { slots[index] = frame.slots[index] }
            return try body(Frame(machine: frame.machine, slots: slots, selfValue: frame.selfValue, captures: []))
        }
    }
}
