import SwiftSyntax
import ViewRuntime

/// What a pattern of a `switch` covers.
indirect enum PatternSpace {
    case any
    /// A case of an enum or optional, `true` or `false`, or a tuple, with what its parts cover.
    case constructor(String, [PatternSpace])
    /// Some values of which nothing is known: it covers no whole case.
    case some
}

/// Finds what the cases of a `switch` leave out, by taking types apart case by case.
struct SwitchCoverage {
    private let types: [TypeInfo]
    /// Comparisons that are left; a switch that takes more counts as complete.
    private var budget = 20_000

    init(types: [TypeInfo]) { self.types = types }

    /// How much is known of the values of a type.
    private enum Values {
        /// Each value is one of these cases.
        case cases([(name: String, parts: [StaticType])])
        /// More than cases can name, as of numbers and texts.
        case endless
        case unknown
    }

    private func values(_ type: StaticType) -> Values {
        switch type {
        case .bool: return .cases([("true", []), ("false", [])])
        case .optional(let wrapped): return .cases([("some", [wrapped]), ("none", [])])
        case .tuple(let elements): return .cases([("", elements.map(\.type))])
        case .user(let id):
            let info = types[id]
            if info.kind == .enumeration, !info.cases.isEmpty {
                return .cases(info.cases.map { ($0.name, $0.parameters.map(\.type)) })
            }
            return info.kind == .structure ? .endless : .unknown
        case .int, .sized, .double, .float, .string, .character, .array, .dictionary, .set, .range: return .endless
        default: return .unknown
        }
    }

    /// The cases of a type that no row covers; `nil` if the rows cover all, `[]` if only a `default` would.
    mutating func missing(_ rows: [PatternSpace], of type: StaticType) -> [String]? {
        switch values(type) {
        case .unknown: return nil
        case .endless: return isMissing(rows.map { [$0] }, [type]) ? [] : nil
        case .cases(let cases):
            let names = cases.filter { isMissing(Self.rows(rows.map { [$0] }, $0), $0.parts) }.map(\.name)
            if names.isEmpty { return nil }
            if case .tuple = type { return [] }
            return names
        }
    }

    /// Says whether values of the types in a row next to each other fit no row.
    private mutating func isMissing(_ rows: [[PatternSpace]], _ types: [StaticType]) -> Bool {
        budget -= rows.count + 1
        guard budget > 0, let first = types.first else { return budget > 0 && rows.isEmpty }
        let rest = Array(types.dropFirst())
        switch values(first) {
        case .cases(let cases):
            for item in cases where isMissing(Self.rows(rows, item), item.parts + rest) { return true }
            return false
        case .unknown where rows.contains(where: { if case .any? = $0.first { false } else { true } }): return false
        case .endless, .unknown:
            let open = rows.filter { if case .any? = $0.first { true } else { false } }
            return isMissing(open.map { Array($0.dropFirst()) }, rest)
        }
    }

    /// The rows that a case fits, with its parts in the place of the case.
    private static func rows(_ rows: [[PatternSpace]], _ item: (name: String, parts: [StaticType])) -> [[PatternSpace]]
    {
        rows.compactMap { row in
            switch row.first {
            case .any?: Array(repeating: .any, count: item.parts.count) + row.dropFirst()
            case .constructor(let name, let parts)? where name == item.name && parts.count == item.parts.count:
                parts + row.dropFirst()
            default: nil
            }
        }
    }
}

/// Whether a `switch` covers everything.
extension Lowering {
    /// Reports what the cases of a switch without `default` leave out.
    func checkExhaustive(_ node: SwitchExprSyntax, _ type: StaticType) {
        checkStatements(node)
        var rows: [PatternSpace] = []
        for element in node.cases {
            guard let item = element.as(SwitchCaseSyntax.self), case .case(let label) = item.label else { return }
            for item in label.caseItems where item.whereClause == nil {
                rows.append(space(item.pattern, type, isBinding: false))
            }
        }
        var coverage = SwitchCoverage(types: program.types)
        guard var names = coverage.missing(rows, of: type) else { return }
        // A result that cannot fail needs no case for its failure.
        if info(type)?.name == "Result", names == ["failure"] { return }
        let isSimple = type == .bool
        names = names.map { isSimple ? "'\($0)'" : "'.\($0)'" }
        let advice =
            names.isEmpty
            ? "add a 'default' case"
            : "add missing case" + (names.count == 1 ? " " : "s ") + names.joined(separator: ", ")
        error("switch must be exhaustive: \(advice)", at: node.switchKeyword)
    }

    /// Reports cases without a statement: nothing falls through to the next one by itself.
    private func checkStatements(_ node: SwitchExprSyntax) {
        for element in node.cases {
            guard let item = element.as(SwitchCaseSyntax.self), item.statements.isEmpty else { continue }
            let label = if case .default = item.label { "default" } else { "case" }
            error("'\(label)' label in a 'switch' must have at least one executable statement", at: item.label)
        }
    }

    private func space(_ pattern: PatternSyntax, _ type: StaticType, isBinding: Bool) -> PatternSpace {
        if pattern.is(WildcardPatternSyntax.self) || pattern.is(IdentifierPatternSyntax.self) { return .any }
        if let node = pattern.as(ValueBindingPatternSyntax.self) { return space(node.pattern, type, isBinding: true) }
        if let node = pattern.as(TuplePatternSyntax.self) {
            let types = elementTypes(type, node.elements.count)
            return .constructor("", zip(node.elements, types).map { space($0.pattern, $1, isBinding: isBinding) })
        }
        guard let node = pattern.as(ExpressionPatternSyntax.self) else { return .some }
        return space(node.expression, type, isBinding: isBinding)
    }

    private func space(_ node: ExprSyntax, _ type: StaticType, isBinding: Bool) -> PatternSpace {
        if let node = node.as(PatternExprSyntax.self) { return space(node.pattern, type, isBinding: isBinding) }
        if node.is(DiscardAssignmentExprSyntax.self) { return .any }
        if isBinding, node.is(DeclReferenceExprSyntax.self) { return .any }
        if node.is(NilLiteralExprSyntax.self) { return .constructor("none", []) }
        if let node = node.as(BooleanLiteralExprSyntax.self) {
            return lifted(.constructor(node.literal.text, []), type, until: .bool)
        }
        if let node = node.as(OptionalChainingExprSyntax.self) {
            return .constructor("some", [space(node.expression, type.unwrapped, isBinding: isBinding)])
        }
        if let inner = node.parenthesized { return space(inner, type, isBinding: isBinding) }
        if let node = node.as(TupleExprSyntax.self) {
            let types = elementTypes(type, node.elements.count)
            return .constructor("", zip(node.elements, types).map { space($0.expression, $1, isBinding: isBinding) })
        }
        if let access = node.as(MemberAccessExprSyntax.self) { return space(access, nil, type, isBinding: isBinding) }
        if let call = node.as(FunctionCallExprSyntax.self),
            let access = call.calledExpression.as(MemberAccessExprSyntax.self)
        {
            return space(access, call.arguments.map(\.expression), type, isBinding: isBinding)
        }
        return .some
    }

    /// A case by its name, with patterns for its parts.
    private func space(
        _ access: MemberAccessExprSyntax,
        _ arguments: [ExprSyntax]?,
        _ type: StaticType,
        isBinding: Bool
    ) -> PatternSpace {
        let name = access.declName.baseName.text.withoutBackticks
        if type.isOptional, name == "none" { return .constructor("none", []) }
        if type.isOptional, name == "some" {
            let part = arguments?.first.map { space($0, type.unwrapped, isBinding: isBinding) }
            return .constructor("some", [part ?? .any])
        }
        guard let found = info(type)?.cases.first(where: { $0.name == name }) else { return .some }
        var parts = Array(repeating: PatternSpace.any, count: found.parameters.count)
        if let arguments, arguments.count == parts.count {
            parts = zip(arguments, found.parameters).map { space($0, $1.type, isBinding: isBinding) }
        }
        return lifted(.constructor(name, parts), type, until: type.innermost)
    }

    /// A pattern of what optionals hold, as one of the optional.
    private func lifted(_ space: PatternSpace, _ type: StaticType, until inner: StaticType) -> PatternSpace {
        type == inner || !type.isOptional ? space : .constructor("some", [lifted(space, type.unwrapped, until: inner)])
    }

    private func elementTypes(_ type: StaticType, _ count: Int) -> [StaticType] {
        guard case .tuple(let elements) = type, elements.count == count else {
            return Array(repeating: .unknown, count: count)
        }
        return elements.map(\.type)
    }
}

extension StaticType {
    /// The type without any optionals around it.
    fileprivate var innermost: StaticType {
        if case .optional(let wrapped) = self { return wrapped.innermost }
        return self
    }
}
