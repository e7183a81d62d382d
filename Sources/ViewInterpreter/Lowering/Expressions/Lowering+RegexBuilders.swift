import SwiftParser
import SwiftSyntax
import ViewRuntime

/// Regular expressions by the builders of `RegexBuilder`: what they say is written as a pattern and read like one.
extension Lowering {
    /// Lowers `Regex { … }`.
    func lowerRegexBuilder(_ closure: ClosureExprSyntax, at node: some SyntaxProtocol) -> Lowered {
        let text = pattern(of: closure)
        do throws(RegexMistake) {
            let value = try RegexValue(text, RegexOptions())
            return Lowered(Self.regexType(value), position(node), constant: .native(.regex(value)))
        } catch {
            return failed("cannot read this regular expression: \(error.message)", at: node)
        }
    }

    /// What components of a builder say one after the other.
    private func pattern(of closure: ClosureExprSyntax, between separator: String = "") -> String {
        activeItems(closure.statements).map { item in
            item.as(ExprSyntax.self).map { pattern(of: $0) } ?? unreadable(item)
        }
        .joined(separator: separator)
    }

    private func pattern(of node: ExprSyntax) -> String {
        if let text = node.as(StringLiteralExprSyntax.self)?.representedLiteralValue { return Self.escaped(text) }
        if let regex = node.as(RegexLiteralExprSyntax.self) { return "(?:" + regex.regex.text + ")" }
        if let infix = node.as(InfixOperatorExprSyntax.self), let range = Self.characterRange(infix) {
            return "[" + range + "]"
        }
        if let call = node.as(FunctionCallExprSyntax.self) { return pattern(of: call) }
        if let access = node.as(MemberAccessExprSyntax.self), let known = Self.named(access) { return known }
        return unreadable(node)
    }

    private func pattern(of call: FunctionCallExprSyntax) -> String {
        let name = call.calledExpression.sourceText
        let arguments = Arguments(call)
        if arguments.trailing.contains(where: { $0.label == "transform" })
            || arguments.inside.contains(where: { $0.label == "transform" })
        {
            warn("'transform' is not run here: the capture gives its text", at: call)
        }
        let bounds = arguments.inside.first { $0.label == "count" || Self.bounds($0.expression) != nil }
        let content = arguments.trailing.first { $0.label == nil }?.expression.as(ClosureExprSyntax.self)
            .map { pattern(of: $0, between: name == "ChoiceOf" ? "|" : "") }
        let first = arguments.inside.first { $0.label == nil && Self.bounds($0.expression) == nil }?.expression
        let said = content ?? first.map { pattern(of: $0) } ?? ""
        let kind = Self.repetitionKind(arguments)
        switch name {
        case "One", "Regex", "ChoiceOf": return "(?:\(said))"
        case "OneOrMore": return "(?:\(said))+\(kind)"
        case "ZeroOrMore": return "(?:\(said))*\(kind)"
        case "Optionally": return "(?:\(said))?\(kind)"
        case "Repeat":
            guard let bounds, let text = Self.bounds(bounds.expression) else { return unreadable(call) }
            return "(?:\(said)){\(text)}\(kind)"
        case "Capture", "TryCapture": return "(\(said))"
        case "Lookahead": return "(?=\(said))"
        case "NegativeLookahead": return "(?!\(said))"
        case "Local": return "(?>\(said))"
        case "CharacterClass": return "[" + arguments.inside.map { member($0.expression) }.joined() + "]"
        case ".anyOf", "CharacterClass.anyOf": return "[" + Self.escaped(Self.literal(first) ?? "") + "]"
        case ".noneOf", "CharacterClass.noneOf": return "[^" + Self.escaped(Self.literal(first) ?? "") + "]"
        default: return unreadable(call)
        }
    }

    /// A part of a class of characters.
    private func member(_ node: ExprSyntax) -> String {
        if let infix = node.as(InfixOperatorExprSyntax.self), let range = Self.characterRange(infix) { return range }
        return pattern(of: node)
    }

    /// What matches nothing stands for what is not read; it is told.
    private func unreadable(_ node: some SyntaxProtocol) -> String {
        warn("this part of a regular expression is not read here: it matches nothing", at: node)
        return "(?!)"
    }

    private static func literal(_ node: ExprSyntax?) -> String? {
        node?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }

    private static func escaped(_ text: String) -> String {
        text.map { "\\.^$|?*+()[]{}-&~#/".contains($0) ? "\\\($0)" : String($0) }.joined()
    }

    private static func characterRange(_ node: InfixOperatorExprSyntax) -> String? {
        guard node.operator.sourceText == "...", let low = literal(node.leftOperand),
            let high = literal(node.rightOperand)
        else { return nil }
        return escaped(low) + "-" + escaped(high)
    }

    /// `3`, `2...4`, `2..<5`, `2...` as the bounds of a repetition; `nil` for other expressions.
    private static func bounds(_ node: ExprSyntax) -> String? {
        if let number = number(node) { return "\(number)" }
        if let postfix = node.as(PostfixOperatorExprSyntax.self), postfix.operator.text == "..." {
            return number(postfix.expression).map { "\($0)," }
        }
        guard let infix = node.as(InfixOperatorExprSyntax.self), let low = number(infix.leftOperand),
            let high = number(infix.rightOperand)
        else { return nil }
        switch infix.operator.sourceText {
        case "...": return "\(low),\(high)"
        case "..<": return high > low ? "\(low),\(high - 1)" : nil
        default: return nil
        }
    }

    /// A number of repetitions that is written out: never negative.
    private static func number(_ node: ExprSyntax) -> Int? {
        node.as(IntegerLiteralExprSyntax.self).flatMap { Int($0.literal.text.filter { $0 != "_" }) }
    }

    private static func repetitionKind(_ arguments: Arguments) -> String {
        for argument in arguments.inside {
            switch argument.expression.sourceText {
            case ".reluctant": return "?"
            case ".possessive": return "+"
            default: continue
            }
        }
        return ""
    }

    /// Classes of characters and places by their names.
    private static func named(_ access: MemberAccessExprSyntax) -> String? {
        if access.declName.baseName.text == "inverted", let base = access.base?.as(MemberAccessExprSyntax.self),
            let plain = named(base), plain.count == 2
        {
            return plain.uppercased()
        }
        let owner = access.base?.sourceText
        guard owner == nil || owner == "CharacterClass" || owner == "Anchor" else { return nil }
        return [
            "digit": "\\d", "word": "\\w", "whitespace": "\\s", "any": "(?s:.)", "anyNonNewline": ".",
            "hexDigit": "[0-9A-Fa-f]", "horizontalWhitespace": "\\h", "verticalWhitespace": "\\v",
            "newlineSequence": "(?:\\r\\n|[\\n\\r])", "startOfSubject": "\\A", "endOfSubject": "\\z",
            "endOfSubjectBeforeNewline": "\\Z", "startOfLine": "(?m:^)", "endOfLine": "(?m:$)", "wordBoundary": "\\b",
        ][access.declName.baseName.text]
    }
}
