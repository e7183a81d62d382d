import SwiftSyntax
import ViewRuntime

/// Types of first values, as far as their spelling tells, before anything is lowered.
extension Lowering {
    func guessType(_ node: ExprSyntax) -> StaticType {
        switch node.kind {
        case .integerLiteralExpr: return .int
        case .floatLiteralExpr: return .double
        case .booleanLiteralExpr: return .bool
        case .stringLiteralExpr: return .string
        default: break
        }
        if let prefix = node.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "-" {
            return guessType(prefix.expression)
        }
        if let array = node.as(ArrayExprSyntax.self), let first = array.elements.first {
            let element = guessType(first.expression)
            let isSame = array.elements.dropFirst().prefix(8).allSatisfy { guessType($0.expression) == element }
            return isSame && element != .unknown ? .array(element) : .unknown
        }
        if let call = node.as(FunctionCallExprSyntax.self) { return guessCall(call) }
        if let access = node.as(MemberAccessExprSyntax.self), let base = access.base {
            return guessMember(access, base)
        }
        return .unknown
    }

    private func guessCall(_ call: FunctionCallExprSyntax) -> StaticType {
        if let name = call.calledExpression.as(DeclReferenceExprSyntax.self) {
            let text = name.baseName.text
            if let info = findType(text) {
                return info.initializers.contains(where: \.isFailable) ? .unknown : .user(info.id)
            }
            if let overloads = table.initializers[text], let result = overloads.first?.signature.result,
                overloads.allSatisfy({ $0.signature.result == result }), ![.void, .unknown].contains(result)
            {
                return result.erasingGenerics == result ? result : .unknown
            }
        }
        if let array = call.calledExpression.as(ArrayExprSyntax.self), let element = array.elements.first?.expression {
            if let name = element.as(DeclReferenceExprSyntax.self)?.baseName.text {
                let type =
                    findType(name).map { StaticType.user($0.id) } ?? StaticType(builtinNamed: name, arguments: [])
                if let type { return .array(type) }
            }
        }
        if let access = call.calledExpression.as(MemberAccessExprSyntax.self),
            let base = access.base?.as(DeclReferenceExprSyntax.self),
            let info = findType(base.baseName.text), info.kind == .enumeration
        {
            return .user(info.id)
        }
        return .unknown
    }

    private func guessMember(_ access: MemberAccessExprSyntax, _ base: ExprSyntax) -> StaticType {
        guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text else { return .unknown }
        let member = access.declName.baseName.text
        if let info = findType(name) {
            let isPlain = info.cases.contains { $0.name == member && $0.parameters.isEmpty }
            return isPlain ? .user(info.id) : .unknown
        }
        let type = StaticType(builtinNamed: name, arguments: []) ?? .native(name)
        for family in staticFamilies(of: type) {
            if let result = table.statics[family]?[member]?.first?.signature.result { return result.erasingGenerics }
        }
        return .unknown
    }
}
