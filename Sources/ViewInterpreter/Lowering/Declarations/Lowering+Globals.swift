import SwiftSyntax
import ViewRuntime

/// Properties: stored, computed, static, wrapped.
extension Lowering {
    func declareGlobal(_ node: VariableDeclSyntax) {
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
            checkOpen(binding, in: node)
            if let accessors = computedAccessors(binding) {
                let property = computedProperty(name, binding, accessors, node.attributes)
                property.isStatic = true
                globals[name, default: []].append(.computed(property))
            } else if let use = wrapperUse(name, binding, node.attributes) {
                for (name, member) in declareWrapped(use, binding, in: nil) {
                    globals[name, default: []].append(member)
                }
            } else {
                let variable = globalVariable(name, binding, isConstant: node.bindingSpecifier.text == "let")
                globals[name, default: []].append(.variable(variable))
            }
        }
    }

    func globalVariable(_ name: String, _ binding: PatternBindingSyntax, isConstant: Bool) -> GlobalVariable {
        let type = binding.typeAnnotation.map { resolve($0.type) } ?? .unknown
        let variable = GlobalVariable(name: name, type: type, isConstant: isConstant, position: position(binding))
        guard let value = binding.initializer?.value else {
            if type.isOptional { variable.initialValue = { _ in .null } }
            return variable
        }
        // A variable of any type is not of its first value's.
        let takesAllValues = !isConstant && binding.typeAnnotation?.type.takesAllValues == true
        if type == .unknown, !takesAllValues { variable.type = guessType(value) }
        let context = (currentType, genericTypes)
        pendingValues.append { [unowned self] in
            inContext(context, isStatic: true, in: .firstValue) {
                let (code, type) = freshValue(value, variable.type, name: name)
                variable.initialValue = code
                if variable.type == .unknown, !takesAllValues { variable.type = type }
            }
        }
        return variable
    }

    /// Runs `work` with the names that a declaration sees.
    func inContext(
        _ context: (TypeInfo?, [[String: StaticType]]),
        isStatic: Bool,
        in place: StaticPlace = .member,
        _ work: () -> Void
    ) {
        let previous = (currentType, genericTypes, scope)
        (currentType, genericTypes) = context
        scope = nil
        statically(isStatic, in: place, work)
        (currentType, genericTypes, scope) = previous
    }

    /// Runs `work` with or without an instance around.
    func statically<Result>(_ isStatic: Bool, in place: StaticPlace = .member, _ work: () -> Result) -> Result {
        let previous = (self.isStatic, staticPlace)
        (self.isStatic, staticPlace) = (isStatic, place)
        defer { (self.isStatic, staticPlace) = previous }
        return work()
    }

    /// Lowers an expression that stands outside of functions, as one that runs on a frame of its own.
    func freshExpression(_ expression: ExprSyntax, _ type: StaticType, name: String) -> Code {
        freshValue(expression, type, name: name).code
    }

    /// The same with the type of the value.
    func freshValue(_ expression: ExprSyntax, _ type: StaticType, name: String) -> (code: Code, type: StaticType) {
        let owner = FunctionCode(name: name, position: position(expression))
        // A first value is part of making the instance.
        owner.isMutating = true
        let scope = FunctionScope(parent: nil, code: owner, resultType: type, body: Syntax(expression))
        let previous = self.scope
        self.scope = scope
        let lowered: Lowered
        if case .function(let function) = type.unwrapped, function.isAutoclosure {
            lowered = lowerAutoclosure(expression, function)
        } else {
            lowered = coerced(lower(expression, type), to: type, at: expression)
        }
        self.scope = previous
        if let constant = lowered.constant { return ({ _ in constant }, lowered.type) }
        let body = lowered.code
        let slotCount = scope.slotCount
        let code: Code = { frame throws(Failure) in
            let slots = LocalVariables(count: slotCount)
            let inner = Frame(machine: frame.machine, slots: slots, selfValue: frame.selfValue, captures: [])
            return try frame.machine.run(owner, inner, body)
        }
        return (code, lowered.type)
    }
}
