import SwiftSyntax

/// The condition of an `#if`, answered as for a debug build that runs on an iPhone's simulator.
enum BuildCondition {
    /// Says whether a condition holds; one with a name that is not known does not.
    static func holds(_ condition: ExprSyntax) -> Bool {
        if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
        if let name = condition.as(DeclReferenceExprSyntax.self) { return name.baseName.text == "DEBUG" }
        if let inner = condition.parenthesized { return holds(inner) }
        if let prefix = condition.as(PrefixOperatorExprSyntax.self) {
            return prefix.operator.text == "!" && !holds(prefix.expression)
        }
        if let call = condition.as(FunctionCallExprSyntax.self) { return platform(call) }
        if let infix = condition.as(InfixOperatorExprSyntax.self) {
            return switch infix.operator.sourceText {
            case "&&": holds(infix.leftOperand) && holds(infix.rightOperand)
            case "||": holds(infix.leftOperand) || holds(infix.rightOperand)
            default: false
            }
        }
        guard let sequence = condition.as(SequenceExprSyntax.self) else { return false }
        // Operators that are not folded: `&&` binds closer than `||`.
        var result = false
        var group = true
        for element in sequence.elements {
            guard let infix = element.as(BinaryOperatorExprSyntax.self) else {
                group = group && holds(element)
                continue
            }
            if infix.operator.text == "||" {
                result = result || group
                group = true
            }
        }
        return result || group
    }

    /// Modules that a file may import without a word about them.
    static let modules: Set<String> = [
        "SwiftUI", "Foundation", "Observation", "Combine", "RegexBuilder", "_StringProcessing", "UIKit", "CoreGraphics",
        "Swift", "SwiftData", "os", "OSLog",
        "Charts", "MapKit", "PhotosUI", "AVKit", "StoreKit", "WebKit", "CoreLocation", "UniformTypeIdentifiers",
        "QuartzCore", "simd", "Darwin",
    ]

    private static func platform(_ call: FunctionCallExprSyntax) -> Bool {
        let argument = call.arguments.first?.expression.sourceText ?? ""
        return switch call.calledExpression.sourceText {
        case "os": argument == "iOS"
        case "targetEnvironment": argument == "simulator"
        case "arch": argument == "arm64"
        case "canImport": modules.contains(argument)
        case "swift", "compiler": !argument.hasPrefix("<")
        case "_endian": argument == "little"
        default: false
        }
    }
}
