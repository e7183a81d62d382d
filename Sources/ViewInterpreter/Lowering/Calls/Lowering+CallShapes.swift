import SwiftParser
import SwiftSyntax
import ViewRuntime

/// Arguments, overloads, and calls of what is built in or written in the program.
extension Lowering {
    /// An argument that was looked at before its parameter was known.
    enum Shape {
        case closure(Int)
        case integer
        case float
        case string(isCharacter: Bool)
        case bool
        case null
        case array
        case dictionary
        case implicitMember(String)
        /// A range with `.name` at an end.
        case rangeOfMember(String)
        case keyPath
        case lowered(Lowered)

        /// The type, as far as it is known without what is wanted.
        var type: StaticType {
            switch self {
            case .integer: .int
            case .float: .double
            case .string: .string
            case .bool: .bool
            case .lowered(let lowered): lowered.type
            case .closure, .null, .array, .dictionary, .implicitMember, .rangeOfMember, .keyPath: .unknown
            }
        }
    }

    /// Arguments that are lowered already, by their expression.
    typealias Prepared = [SyntaxIdentifier: Lowered]

    /// What can be said of an argument without knowing what is wanted.
    func shape(_ node: ExprSyntax, _ prepared: inout Prepared) -> Shape {
        if let closure = node.as(ClosureExprSyntax.self) { return .closure(parameterCount(closure)) }
        switch node.kind {
        case .integerLiteralExpr: return .integer
        case .floatLiteralExpr: return .float
        case .booleanLiteralExpr: return .bool
        case .nilLiteralExpr: return .null
        case .arrayExpr: return .array
        case .dictionaryExpr: return .dictionary
        case .keyPathExpr: return .keyPath
        case .stringLiteralExpr:
            return .string(isCharacter: node.as(StringLiteralExprSyntax.self)?.representedLiteralValue?.count == 1)
        default: break
        }
        if let prefix = node.as(PrefixOperatorExprSyntax.self),
            prefix.operator.text == "-" || prefix.operator.text == "+"
        {
            switch prefix.expression.kind {
            case .integerLiteralExpr: return .integer
            case .floatLiteralExpr: return .float
            default: break
            }
        }
        if let name = implicitMemberName(node) { return .implicitMember(name) }
        if let name = memberAtAnEnd(of: node) { return .rangeOfMember(name) }
        if needsContext(node), let name = leadingMemberName(node) { return .implicitMember(name) }
        if let ternary = node.as(TernaryExprSyntax.self) {
            if implicitMemberName(ternary.thenExpression) != nil || implicitMemberName(ternary.elseExpression) == nil {
                return shapeOfTernary(ternary, &prepared)
            }
            return shape(ternary.thenExpression, &prepared)
        }
        if let inner = node.parenthesized { return shape(inner, &prepared) }
        if let known = prepared[node.id] { return .lowered(known) }
        let lowered = lower(node)
        prepared[node.id] = lowered
        return .lowered(lowered)
    }

    /// Both branches are looked at; the one that says more counts.
    ///
    /// The whole is lowered once its parameter is known.
    private func shapeOfTernary(_ node: TernaryExprSyntax, _ prepared: inout Prepared) -> Shape {
        var scratch: Prepared = [:]
        let first = quietly { shape(node.thenExpression, &scratch) }
        if case .lowered(let lowered) = first, lowered.type != .unknown, lowered.type != .null { return first }
        let second = quietly { shape(node.elseExpression, &scratch) }
        if case .implicitMember = first {
            return {
                guard case .lowered = second else { return first }
                return second
            }()
        }
        if case .null = first { return second }
        if case .lowered = first { return second }
        return first
    }

    /// The name after the dot of `.name`, `.name(…)` or a chain that starts so.
    func implicitMemberName(_ node: ExprSyntax) -> String? {
        var current = node
        while true {
            if let call = current.as(FunctionCallExprSyntax.self) {
                current = call.calledExpression
            } else if let access = current.as(MemberAccessExprSyntax.self) {
                guard let base = access.base else { return access.declName.baseName.text.withoutBackticks }
                current = base
            } else {
                return nil
            }
        }
    }

    /// The name after the dot of an end of a range that is written `.name` or `(.name)`; `nil` for what is no range.
    private func memberAtAnEnd(of node: ExprSyntax) -> String? {
        guard node.isRange else { return nil }
        let ends: [ExprSyntax?] = [
            node.as(InfixOperatorExprSyntax.self)?.leftOperand, node.as(InfixOperatorExprSyntax.self)?.rightOperand,
            node.as(PrefixOperatorExprSyntax.self)?.expression, node.as(PostfixOperatorExprSyntax.self)?.expression,
        ]
        for case let end? in ends where implicitMemberName(end.insideParentheses) != nil {
            return implicitMemberName(end.insideParentheses)
        }
        return nil
    }

    /// How well an argument fits a parameter; `nil` if it does not.
    func fit(_ shape: Shape, _ type: StaticType) -> Int? {
        let wanted = type.unwrapped
        let isOpen: Bool = if case .generic = wanted { true } else { wanted == .unknown || wanted == .foreign }
        switch shape {
        case .lowered(let lowered): return accepts(type, lowered.type, isLiteral: lowered.isLiteral)
        case .closure(let count):
            if isOpen { return 1 }
            guard case .function(let function) = wanted else { return nil }
            if function.parameters.count == count { return 4 }
            return count == 0 ? 2 : count < function.parameters.count && function.parameters.count == 1 ? 2 : nil
        case .integer:
            if wanted == .int { return 4 }
            if wanted == .native("Number") { return 2 }
            return wanted.isConvertedNumber ? wanted == .double ? 3 : 2 : isOpen ? 1 : nil
        case .float where wanted == .native("Number"): return 2
        case .float: return wanted == .double ? 4 : wanted.takesFractions ? 3 : isOpen ? 1 : nil
        case .bool: return wanted == .bool ? 4 : isOpen ? 1 : nil
        case .null: return type.isOptional ? 4 : isOpen ? 1 : nil
        case .string(let isCharacter):
            if wanted.isLocalized { return 4 }
            return wanted == .string ? 3 : wanted == .character && isCharacter ? 2 : isOpen ? 1 : nil
        case .array:
            switch wanted {
            case .array, .set: return 3
            case .native(let name):
                return [
                    "Edge.Set", "Axis.Set", "PinnedScrollableViews", "SafeAreaRegions", "ToolbarPlacement",
                    "String.CompareOptions",
                ]
                .contains(name) ? 3 : nil
            default: return isOpen ? 1 : nil
            }
        case .dictionary:
            guard case .dictionary = wanted else { return isOpen ? 1 : nil }
            return 3
        case .keyPath:
            guard case .function = wanted else { return isOpen || wanted == .native("KeyPath") ? 1 : nil }
            return 2
        case .implicitMember(let name): return isOpen ? 1 : hasStatic(wanted, name) ? 3 : nil
        case .rangeOfMember(let name):
            guard case .range(let bound) = wanted else { return isOpen ? 1 : nil }
            return hasStatic(bound, name) ? 3 : nil
        }
    }

    /// Says whether `.name` means something where `type` is wanted.
    func hasStatic(_ type: StaticType, _ name: String) -> Bool {
        switch type {
        case .user(let id):
            return name == "init" || !program.types[id].lookupStatic(name).isEmpty
                || program.types.contains { $0.isKind(of: program.types[id]) && !$0.lookupStatic(name).isEmpty }
        case .native(let native):
            if Self.assetTypes.contains(native) { return true }
            if native == "View" { return extensions["View"].map { !$0.lookupStatic(name).isEmpty } ?? false }
            if extensions[native].map({ !$0.lookupStatic(name).isEmpty }) == true { return true }
            if native == "ShapeStyle", extensions["Color"].map({ !$0.lookupStatic(name).isEmpty }) == true {
                return true
            }
            return name == "init" || table.statics[native]?[name] != nil
        case .double, .int, .string, .bool, .float, .sized, .character:
            return name == "init" || table.families(of: type).contains { table.statics[$0]?[name] != nil }
                || !extensionStatics(type, name).isEmpty
        case .optional(let wrapped): return hasStatic(wrapped, name)
        case .array, .set, .dictionary: return name == "init"
        default: return false
        }
    }

    func extensionStatics(_ type: StaticType, _ name: String) -> [Member] {
        for family in table.families(of: type) {
            if let found = extensions[family]?.lookupStatic(name), !found.isEmpty { return found }
        }
        return []
    }
}
