import SwiftSyntax
import ViewRuntime

/// Literals of regular expressions and what is read from matches.
extension Lowering {
    /// Lowers `/…/`: it is read once, and what it keeps is known by its groups.
    func lowerRegex(_ node: RegexLiteralExprSyntax) -> Lowered {
        let text = node.regex.text
        // Over several lines, spaces and comments do not count.
        let options = RegexOptions(isExtended: node.openingPounds != nil && text.contains(where: \.isNewline))
        do throws(RegexMistake) {
            let value = try RegexValue(text, options)
            return Lowered(Self.regexType(value), position(node), constant: .native(.regex(value)))
        } catch {
            return failed("cannot parse regular expression: \(error.message)", at: node)
        }
    }

    /// The type of a regular expression, by its groups.
    static func regexType(_ value: RegexValue) -> StaticType { .regex(output(value.code.captures)) }

    /// The type of what a match gives: the whole, or a tuple of it and the groups.
    private static func output(_ captures: [RegexCapture]) -> StaticType {
        guard !captures.isEmpty else { return .string }
        let groups = captures.map {
            StaticType.TupleElement(label: $0.name, type: $0.isOptional ? .optional(.string) : .string)
        }
        return .tuple([StaticType.TupleElement(label: nil, type: .string)] + groups)
    }

    /// A member of a match: `output`, `range`, or one of its groups by number or name.
    func readMatch(
        _ name: String,
        _ output: StaticType,
        _ base: Lowered,
        _ access: MemberAccessExprSyntax
    ) -> Lowered {
        let code = base.code
        var whole = base
        whole = Lowered(name == "range" ? .range(.int) : output, base.position) { frame throws(Failure) in
            let value = try code(frame)
            guard case .native(let box) = value, case .regexMatch(let output, let range) = box.native else {
                return value
            }
            return name == "range" ? .intRange(range.lowerBound, range.upperBound) : output
        }
        whole.isChained = base.isChained
        if name == "range" || name == "output" || (name == "0" && output == .string) { return chained(whole, base) }
        if output == .unknown, let index = Int(name) {
            return Lowered(.unknown, base.position) { frame throws(Failure) in
                guard case .tuple(let tuple) = try whole.code(frame), tuple.values.indices.contains(index) else {
                    return .null
                }
                return tuple.values[index]
            }
        }
        var unchained = whole
        unchained.isChained = false
        return chained(readMember(access, unchained, .unknown, start: base.position), base)
    }
}
