import SwiftSyntax
import ViewRuntime

/// Says whether a value fits, and sets the variables of the pattern.
typealias Match = (Frame, Value) throws(EvaluationFailure) -> Bool

/// Patterns of `switch`, `if case`, `for case` and of variables.
extension Lowering {
    func lowerPattern(_ pattern: PatternSyntax, _ type: StaticType, isMutable: Bool, isBinding: Bool = false) -> Match {
        if let node = pattern.as(IdentifierPatternSyntax.self) {
            return bindName(node.identifier.text.withoutBackticks, type, isMutable: isMutable)
        }
        if pattern.is(WildcardPatternSyntax.self) { return { _, _ in true } }
        if let node = pattern.as(ValueBindingPatternSyntax.self) {
            return lowerPattern(node.pattern, type, isMutable: node.bindingSpecifier.text == "var", isBinding: true)
        }
        if let node = pattern.as(TuplePatternSyntax.self) {
            return lowerTuple(
                node.elements.map { element in
                    (
                        element.label?.text,
                        { [unowned self] type in
                            lowerPattern(element.pattern, type, isMutable: isMutable, isBinding: isBinding)
                        }
                    )
                },
                type
            )
        }
        if let node = pattern.as(IsTypePatternSyntax.self) {
            let wanted = resolve(node.type)
            return { [program] _, value in TypeTest.value(value, is: wanted, program) }
        }
        if let node = pattern.as(ExpressionPatternSyntax.self) {
            return lowerPattern(node.expression, type, isMutable: isMutable, isBinding: isBinding)
        }
        error("this pattern is not supported", at: pattern)
        return { _, _ in false }
    }

    private func bindName(_ name: String, _ type: StaticType, isMutable: Bool) -> Match {
        guard let variable = scope?.declare(name, type, isMutable: isMutable) else { return { _, _ in true } }
        let (slot, isBoxed) = (variable.slot, variable.isBoxed)
        return { frame, value in
            frame.slots[slot] = isBoxed ? .box(Box(value)) : value
            return true
        }
    }

    private func lowerTuple(_ elements: [(label: String?, lower: (StaticType) -> Match)], _ type: StaticType) -> Match {
        if elements.count == 1 { return elements[0].lower(type) }
        var types: [StaticType] = Array(repeating: .unknown, count: elements.count)
        if case .tuple(let known) = type, known.count == elements.count { types = known.map(\.type) }
        let matches = zip(elements, types).map { element, type in element.lower(type) }
        return { frame, value throws(Failure) in
            guard case .tuple(let tuple) = value, tuple.values.count == matches.count else { return false }
            for (match, element) in zip(matches, tuple.values) where try !match(frame, element) { return false }
            return true
        }
    }

    private func lowerPattern(_ expression: ExprSyntax, _ type: StaticType, isMutable: Bool, isBinding: Bool) -> Match {
        if let node = expression.as(PatternExprSyntax.self) {
            return lowerPattern(node.pattern, type, isMutable: isMutable, isBinding: isBinding)
        }
        if expression.is(DiscardAssignmentExprSyntax.self) { return { _, _ in true } }
        if isBinding, let node = expression.as(DeclReferenceExprSyntax.self) {
            return bindName(node.baseName.text.withoutBackticks, type, isMutable: isMutable)
        }
        if let node = expression.as(OptionalChainingExprSyntax.self) {
            let match = lowerPattern(node.expression, type.unwrapped, isMutable: isMutable, isBinding: isBinding)
            return Self.inside(match)
        }
        if let node = expression.as(TupleExprSyntax.self) {
            if node.elements.count > 1, case .tuple(let known) = type.unwrapped, known.count != node.elements.count {
                error("tuple pattern has the wrong length for tuple type '\(name(type))'", at: node)
            }
            return lowerTuple(
                node.elements.map { element in
                    (
                        element.label?.text,
                        { [unowned self] type in
                            lowerPattern(element.expression, type, isMutable: isMutable, isBinding: isBinding)
                        }
                    )
                },
                type
            )
        }
        if let node = expression.as(FunctionCallExprSyntax.self),
            let match = lowerCasePattern(node, type, isMutable: isMutable, isBinding: isBinding)
        {
            return match
        }
        if let node = expression.as(AsExprSyntax.self) {
            return lowerCastPattern(node, isMutable: isMutable, isBinding: isBinding)
        }
        return lowerValuePattern(expression, type)
    }

    /// A pattern of what an optional holds.
    private static func inside(_ match: @escaping Match) -> Match {
        { frame, value throws(Failure) in value.isNull ? false : try match(frame, value.outOfOptional) }
    }

    /// `let x as Type`.
    private func lowerCastPattern(_ node: AsExprSyntax, isMutable: Bool, isBinding: Bool) -> Match {
        let wanted = resolve(node.type)
        let match = lowerPattern(node.expression, wanted, isMutable: isMutable, isBinding: isBinding)
        if let info = info(wanted), isFoundationError(info) {
            let convert = foundationError(info)
            return { frame, value throws(Failure) in try match(frame, try convert(value, frame.machine)) }
        }
        return { [program] frame, value throws(Failure) in
            guard TypeTest.value(value, is: wanted, program) else { return false }
            return try match(frame, value)
        }
    }

    /// `.some(pattern)` or a case with a payload.
    private func lowerCasePattern(
        _ node: FunctionCallExprSyntax,
        _ type: StaticType,
        isMutable: Bool,
        isBinding: Bool
    ) -> Match? {
        guard let access = node.calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
        let name = access.declName.baseName.text.withoutBackticks
        if access.base == nil, name == "some", type.isOptional, let argument = node.arguments.first {
            let match = lowerPattern(argument.expression, type.unwrapped, isMutable: isMutable, isBinding: isBinding)
            return Self.inside(match)
        }
        guard let enumCase = findCase(access, type) else { return nil }
        let arguments = Array(node.arguments)
        guard arguments.count == enumCase.parameters.count || arguments.count == 1 else {
            error(
                "case '\(enumCase.name)' has \(enumCase.parameters.count) associated values, not \(arguments.count)",
                at: node
            )
            return { _, _ in false }
        }
        let matches = zip(arguments, enumCase.parameters).map { argument, parameter in
            let type = filled(parameter.type, of: type.unwrapped)
            return lowerPattern(argument.expression, type, isMutable: isMutable, isBinding: isBinding)
        }
        return { frame, value throws(Failure) in
            guard case .enumeration(let actual) = value, actual.enumCase === enumCase else { return false }
            for (match, payload) in zip(matches, actual.payload) where try !match(frame, payload) { return false }
            return true
        }
    }

    /// The case that a pattern names: of its own type, or of the type of what is matched.
    private func findCase(_ access: MemberAccessExprSyntax, _ type: StaticType) -> CaseInfo? {
        let name = access.declName.baseName.text.withoutBackticks
        var candidates: [TypeInfo] = []
        if let base = access.base {
            if case .metatype(let instance) = quietly({ lower(base).type }), let info = info(instance) {
                candidates = [info]
                if let subject = self.info(type), subject.kind == .enumeration, subject !== info,
                    info.cases.contains(where: { $0.name == name })
                {
                    error("pattern of type '\(info.name)' cannot match '\(subject.name)'", at: access)
                }
            }
        } else if let info = info(type) {
            candidates = [info]
        } else if type == .unknown || type.isGeneric {
            candidates = program.types.filter { info in info.cases.contains { $0.name == name } }
        }
        return candidates.lazy.compactMap { info in info.cases.first { $0.name == name } }.first
    }

    /// An expression that is compared by `~=`: ranges contain, everything else equals.
    private func lowerValuePattern(_ expression: ExprSyntax, _ type: StaticType) -> Match {
        if let access = expression.as(MemberAccessExprSyntax.self) {
            let name = access.declName.baseName.text
            if name == "none", type.isOptional || access.isOptionalNone { return { _, value in value.isNull } }
            if name == "some", type.isOptional { return Self.inside { _, _ in true } }
            if let enumCase = findCase(access, type) {
                return { _, value in
                    if case .enumeration(let actual) = value { actual.enumCase === enumCase } else { false }
                }
            }
        }
        var pattern = lower(expression, type.unwrapped)
        if type.unwrapped.isOwn, expression.is(ArrayExprSyntax.self) {
            pattern = coerced(pattern, to: type.unwrapped, at: expression)
        }
        let code = pattern.code
        if let own = ownMatch(pattern, type) { return own }
        checkValuePattern(pattern, type, at: expression)
        return { frame, value throws(Failure) in try code(frame).accepts(value) }
    }

    /// The program's own `~=` for a pattern of this type.
    private func ownMatch(_ pattern: Lowered, _ type: StaticType) -> Match? {
        for member in globals["~="] ?? [] {
            guard case .method(let match) = member, match.parameters.count == 2,
                accepts(match.parameters[0].parameter.type, pattern.type, isLiteral: pattern.isLiteral) ?? 0 >= 2,
                accepts(match.parameters[1].parameter.type, type, isLiteral: false) != nil
            else { continue }
            let code = pattern.code
            return { frame, value throws(Failure) in
                let callee = frame.machine.makeFrame(match, [try code(frame), value], .missing, [])
                return try frame.machine.run(match, callee).isTrue
            }
        }
        return nil
    }
}

extension MemberAccessExprSyntax {
    /// True for `Optional.none` and `Optional<Type>.none`.
    var isOptionalNone: Bool {
        let base = base?.as(GenericSpecializationExprSyntax.self)?.expression ?? base
        return declName.baseName.text == "none" && base?.sourceText == "Optional"
    }
}
