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
            lowerPattern(argument.expression, parameter.type, isMutable: isMutable, isBinding: isBinding)
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
            }
        } else if let info = info(type) {
            candidates = [info]
        } else if type == .unknown {
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
        let pattern = lower(expression, type.unwrapped)
        let code = pattern.code
        if let own = ownMatch(pattern, type) { return own }
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

extension Value {
    /// What `~=` says with this value as the pattern: ranges contain, everything else equals.
    func accepts(_ value: Value) -> Bool {
        switch (self, value) {
        case (.intRange(let lower, let upper), .int(let number)): number >= lower && number < upper
        case (.closedIntRange(let lower, let upper), .int(let number)): number >= lower && number <= upper
        case (.range(let range), _): range.contains(value)
        case (.intRange(let lower, let upper), .double(let number)): number >= Double(lower) && number < Double(upper)
        case (.closedIntRange(let lower, let upper), .double(let number)):
            number >= Double(lower) && number <= Double(upper)
        default: self == value
        }
    }
}

extension RangeValue {
    /// Says whether a value lies between the bounds.
    func contains(_ value: Value) -> Bool {
        if let lower, value.isOrdered(before: lower) { return false }
        guard let upper else { return true }
        return value.isOrdered(before: upper) || (isClosed && value == upper)
    }
}

extension Value {
    /// Says whether the value comes before another one: numbers, strings, and tuples of them.
    func isOrdered(before other: Value) -> Bool {
        switch (self, other) {
        case (.int(let a), .int(let b)): return a < b
        case (.sized, .sized), (.sized, .int), (.int, .sized): return (wideInteger ?? 0) < (other.wideInteger ?? 0)
        case (.string(let a), .string(let b)): return a < b
        case (.character(let a), .character(let b)): return a < b
        case (.character, .string), (.string, .character): return (text ?? "") < (other.text ?? "")
        case (.bool(let a), .bool(let b)): return !a && b
        case (.tuple(let a), .tuple(let b)):
            for (x, y) in zip(a.values, b.values) {
                if x.isOrdered(before: y) { return true }
                if y.isOrdered(before: x) { return false }
            }
            return false
        case (.structure(let a), _): return a.type.customLess(self, other)
        case (.object(let a), _): return a.type.customLess(self, other)
        case (.enumeration(let a), .enumeration(let b)):
            if a.enumCase.type.hasCustomLess { return a.enumCase.type.customLess(self, other) }
            if a.enumCase === b.enumCase {
                return Value.tuple(TupleValue(a.payload)).isOrdered(before: .tuple(TupleValue(b.payload)))
            }
            return a.enumCase.index < b.enumCase.index
        case (.native(let a), .native(let b)):
            if case .dynamicTypeSize(let x) = a.native, case .dynamicTypeSize(let y) = b.native { return x < y }
            if case .angle(let x) = a.native, case .angle(let y) = b.native { return x < y }
            if case .duration(let x) = a.native, case .duration(let y) = b.native { return x < y }
            return false
        default:
            guard let a = number, let b = other.number else { return false }
            return a < b
        }
    }
}

extension TypeInfo {
    var hasCustomLess: Bool { !lookupStatic("<").isEmpty }

    /// What the program's own `<` says.
    func customLess(_ left: Value, _ right: Value) -> Bool {
        guard case .method(let code)? = lookupStatic("<").first else {
            let distance = try? ProgramStride.distance(left, right, machine, position)
            return conforms(to: "Strideable") && (distance ?? 0) > 0
        }
        let frame = machine.makeFrame(code, [left, right], .missing, [])
        return (try? machine.run(code, frame))?.isTrue ?? false
    }
}

/// Tells at run time whether a value is of a type.
enum TypeTest {
    static func value(_ value: Value, is type: StaticType, _ program: Program) -> Bool {
        switch (type, value) {
        case (.unknown, _), (.generic, _): true
        case (.optional(let wrapped), _): value.isNull || Self.value(value.outOfOptional, is: wrapped, program)
        case (.sized(let kind), .sized(let number)): kind == number.kind
        case (.float, .float): true
        case (.array(let element), .slice(let slice)): slice.values.allSatisfy { Self.value($0, is: element, program) }
        case (.int, .int), (.double, .double), (.bool, .bool), (.string, .string), (.character, .character),
            (.void, .void):
            true
        case (.array(let element), .array(let values)): values.allSatisfy { Self.value($0, is: element, program) }
        case (.dictionary, .dictionary), (.set, .set), (.function, .function), (.tuple, .tuple): true
        case (.user(let id), _): value.typeInfo.map { $0.isKind(of: program.types[id]) } ?? false
        case (.native("View"), _): (try? value.asView(SourcePosition(line: 1, column: 1))) != nil
        case (.native(let name), .native(let box)): box.native.typeName == name
        case (.native("CGPoint"), .point), (.native("CGSize"), .size): true
        default: false
        }
    }
}

extension Value {
    /// The type of the program that the value is an instance of.
    var typeInfo: TypeInfo? {
        switch self {
        case .structure(let value): value.type
        case .object(let object): object.type
        case .enumeration(let value): value.enumCase.type
        default: nil
        }
    }
}

extension MemberAccessExprSyntax {
    /// True for `Optional.none` and `Optional<Type>.none`.
    var isOptionalNone: Bool {
        let base = base?.as(GenericSpecializationExprSyntax.self)?.expression ?? base
        return declName.baseName.text == "none" && base?.trimmedDescription == "Optional"
    }
}
