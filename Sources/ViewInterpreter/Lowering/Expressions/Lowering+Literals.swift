import LayoutCore
import SwiftSyntax
import ViewRuntime

/// Literals and string interpolation.
extension Lowering {
    func lowerLiteral(_ expression: ExprSyntax, _ expected: StaticType) -> Lowered {
        let position = position(expression)
        if let node = expression.as(IntegerLiteralExprSyntax.self) { return lowerInteger(node, expected) }
        if let node = expression.as(FloatLiteralExprSyntax.self) {
            let text = node.literal.text.filter { $0 != "_" }
            guard let value = Double(text) else { return failed("this number is too large", at: node) }
            if expected.unwrapped == .float, let single = Float(text) {
                var result = Lowered(.float, position, constant: .float(single))
                result.isLiteral = true
                return result
            }
            var result = Lowered(.double, position, constant: .double(value))
            result.isLiteral = true
            return result
        }
        if let node = expression.as(BooleanLiteralExprSyntax.self) {
            return Lowered(.bool, position, constant: .bool(node.literal.text == "true"))
        }
        if expression.is(NilLiteralExprSyntax.self) {
            return Lowered(expected.isOptional ? expected : .null, position, constant: .null)
        }
        if let node = expression.as(StringLiteralExprSyntax.self) { return lowerString(node, expected) }
        if let node = expression.as(ArrayExprSyntax.self) { return lowerArray(node, expected) }
        if let node = expression.as(DictionaryExprSyntax.self) { return lowerDictionary(node, expected) }
        if let node = expression.as(TupleExprSyntax.self) { return lowerTuple(node, expected) }
        return failed("this literal is not supported", at: expression)
    }

    /// Lowers a whole number, which becomes what its place asks for.
    func lowerInteger(_ node: IntegerLiteralExprSyntax, _ expected: StaticType, isNegative: Bool = false) -> Lowered {
        let text = node.literal.text.filter { $0 != "_" }
        let position = position(node)
        let wanted = expected.unwrapped
        let value = Self.integer(text).map { isNegative ? -$0 : $0 }
        var result: Lowered
        if wanted == .double || wanted == .float, let number = value.map(Double.init) ?? Double(text) {
            let signed = value == nil && isNegative ? -number : number
            result = Lowered(wanted, position, constant: wanted == .double ? .double(signed) : .float(Float(signed)))
        } else if case .sized(let kind) = wanted, let value {
            guard let number = SizedInteger(exactly: value, kind) else {
                return failed(overflow(value.description, kind.name), at: node)
            }
            result = Lowered(wanted, position, constant: .sized(number))
        } else if let value, let number = Int(exactly: value) {
            result = Lowered(.int, position, constant: .int(number))
        } else {
            return failed(overflow((isNegative ? "-" : "") + text, "Int"), at: node)
        }
        result.isLiteral = true
        return result
    }

    func overflow(_ literal: String, _ type: String) -> String {
        "integer literal '\(literal)' overflows when stored into '\(type)'"
    }

    private static func integer(_ text: String) -> Int128? {
        switch text.prefix(2) {
        case "0x": Int128(text.dropFirst(2), radix: 16)
        case "0b": Int128(text.dropFirst(2), radix: 2)
        case "0o": Int128(text.dropFirst(2), radix: 8)
        default: Int128(text)
        }
    }

    private func lowerTuple(_ node: TupleExprSyntax, _ expected: StaticType) -> Lowered {
        if let inner = ExprSyntax(node).parenthesized { return lower(inner, expected) }
        if node.elements.isEmpty { return Lowered(.void, position(node), constant: .void) }
        var types: [StaticType] = Array(repeating: .unknown, count: node.elements.count)
        if case .tuple(let wanted) = expected.unwrapped, wanted.count == types.count { types = wanted.map(\.type) }
        let elements = zip(node.elements, types).map { element, type in
            coerced(lower(element.expression, type), to: type, at: element.expression)
        }
        var labels = node.elements.map { $0.label?.text ?? "" }
        if labels.allSatisfy(\.isEmpty) {
            if case .tuple(let wanted) = expected.unwrapped, wanted.count == types.count {
                labels = wanted.map { $0.label ?? "" }
            }
            if labels.allSatisfy(\.isEmpty) { labels = [] }
        }
        let known = zip(elements.indices, elements).map { index, element in
            let label = labels.isEmpty || labels[index].isEmpty ? nil : labels[index]
            return StaticType.TupleElement(label: label, type: types[index] == .unknown ? element.type : types[index])
        }
        var result = collection(elements, .tuple(known), node) { .tuple(TupleValue($0, labels: labels)) }
        result.isLiteral = false
        return result
    }
}
