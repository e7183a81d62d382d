import SwiftSyntax
import ViewRuntime

/// Variables of functions and closures.
extension Lowering {
    func lowerVariable(_ node: VariableDeclSyntax) -> Step? {
        let isMutable = node.bindingSpecifier.text == "var"
        var steps: [Step] = []
        for binding in node.bindings {
            let annotation = typeAnnotation(of: binding, in: node)?.type
            let type = annotation.map { resolve($0) } ?? .unknown
            checkDeclaration(binding, isMutable: isMutable)
            checkOpen(binding, in: node)
            if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.withoutBackticks,
                let use = wrapperUse(name, binding, node.attributes)
            {
                if let step = lowerWrapped(use, binding.initializer?.value) { steps.append(step) }
                continue
            }
            let takesAll = isMutable && annotation?.takesAllValues == true
            if let step = lowerBinding(binding, type, isMutable: isMutable, takesAll: takesAll) { steps.append(step) }
        }
        if steps.count == 1 { return steps[0] }
        return { [steps] frame throws(Failure) in try Self.run(steps, frame) }
    }

    /// The type that a variable states; `var a, b: Int` states it once, at the end.
    func typeAnnotation(of binding: PatternBindingSyntax, in node: VariableDeclSyntax) -> TypeAnnotationSyntax? {
        if binding.typeAnnotation != nil || binding.initializer != nil { return binding.typeAnnotation }
        return node.bindings.drop { $0.id != binding.id }.first { $0.typeAnnotation != nil }?.typeAnnotation
    }

    /// Reports a name that its block has already, and a constant that would be computed.
    private func checkDeclaration(_ binding: PatternBindingSyntax, isMutable: Bool) {
        if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.withoutBackticks,
            scope?.isDeclaredHere(name) == true
        {
            error("invalid redeclaration of '\(name)'", at: binding.pattern)
        }
        if !isMutable, let block = binding.accessorBlock, case .getter = block.accessors {
            error("'let' declarations cannot be computed properties; use 'var'", at: block)
        }
    }

    /// Lowers one variable; one that `takesAll` may hold a value of another type later than at first.
    private func lowerBinding(
        _ binding: PatternBindingSyntax,
        _ type: StaticType,
        isMutable: Bool,
        takesAll: Bool
    ) -> Step? {
        if let block = binding.accessorBlock, case .getter(let statements) = block.accessors {
            return lowerLocalComputed(binding, type, statements)
        }
        guard let value = binding.initializer?.value else {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, let scope else {
                return nil
            }
            // A constant that is set later is written like a variable.
            let variable = scope.declare(name.withoutBackticks, type, isMutable: true)
            let initial: Value = type.isOptional ? .null : .missing
            let (slot, isBoxed) = (variable.slot, variable.isBoxed)
            return { frame in
                frame.slots[slot] = isBoxed ? .box(Box(initial)) : initial
                return .next
            }
        }
        let lowered = coerced(lower(value, type), to: type, at: value)
        let known = type == .unknown && !takesAll ? lowered.type : type
        checkPlaces(binding.pattern, known, at: value)
        return bind(binding.pattern, lowered.code, known, isMutable: isMutable)
    }

    /// A variable of a function that one of the program's own wrappers wraps.
    private func lowerWrapped(_ use: WrapperUse, _ value: ExprSyntax?) -> Step? {
        guard let scope else { return nil }
        if use.type == .unknown, let value { use.type = quietly { lower(value).type } }
        lowerWrap(use)
        let isMade = value != nil || use.layers.last?.isComplete == true
        let initial = isMade ? wrapping(use, value)?.code : initialWrapper(use, nil)
        let variable = scope.declare(use.name, use.type, isMutable: true)
        variable.wrapped = use
        let (slot, isBoxed) = (variable.slot, variable.isBoxed)
        return { frame throws(Failure) in
            let value = try initial?(frame) ?? .missing
            frame.slots[slot] = isBoxed ? .box(Box(value)) : value
            return .next
        }
    }

    /// A local computed variable is a function without parameters.
    private func lowerLocalComputed(
        _ binding: PatternBindingSyntax,
        _ type: StaticType,
        _ statements: CodeBlockItemListSyntax
    ) -> Step? {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, let scope else {
            return nil
        }
        let code = FunctionCode(name: name, position: position(binding))
        code.result = type
        code.isBuilder = type == .view
        program.codes.append(code)
        let lowered = localFunctionValue(code, statements, scope, binding)
        let variable = scope.declare(name, type, isMutable: false)
        variable.isComputed = true
        let slot = variable.slot
        let make = lowered.code
        return { frame throws(Failure) in
            frame.slots[slot] = try make(frame)
            return .next
        }
    }

    /// Sets the variables of a pattern from a value.
    func bind(_ pattern: PatternSyntax, _ code: @escaping Code, _ type: StaticType, isMutable: Bool) -> Step? {
        guard let scope else { return nil }
        if let node = pattern.as(IdentifierPatternSyntax.self) {
            let variable = scope.declare(node.identifier.text.withoutBackticks, type, isMutable: isMutable)
            let (slot, isBoxed) = (variable.slot, variable.isBoxed)
            if isBoxed {
                return { frame throws(Failure) in
                    frame.slots[slot] = .box(Box(try code(frame)))
                    return .next
                }
            }
            return { frame throws(Failure) in
                frame.slots[slot] = try code(frame)
                return .next
            }
        }
        if pattern.is(WildcardPatternSyntax.self) {
            return { frame throws(Failure) in
                _ = try code(frame)
                return .next
            }
        }
        let slot = scope.newSlot()
        let match = lowerPattern(pattern, type, isMutable: isMutable)
        let position = position(pattern)
        return { frame throws(Failure) in
            frame.slots[slot] = try code(frame)
            guard try match(frame, frame.slots[slot]) else {
                throw frame.machine.trap("the pattern does not fit the value", position)
            }
            return .next
        }
    }
}

extension TypeSyntax {
    /// True for a type that values of all others may follow each other in: `Any` and its kin.
    var takesAllValues: Bool { ["Any", "AnyHashable", "AnyObject"].contains(sourceText) }
}
