import LayoutCore
import SwiftSyntax
import ViewRuntime

/// `==`, `<` and their kin, and what is said where two types cannot be compared.
extension Lowering {
    func comparison(
        _ name: String,
        _ first: Lowered,
        _ second: Lowered,
        _ node: InfixOperatorExprSyntax
    ) -> Lowered {
        let types = (first.type.unwrapped, second.type.unwrapped)
        let areNumbers = types.0.isNumber && types.1.isNumber
        // Integers of all sizes are compared by value.
        if areNumbers, types.0 != types.1, !(types.0.isInteger && types.1.isInteger) {
            return customOperator(name, [first, second], node, isLastResort: true)
                ?? mismatch(name, first, second, node)
        }
        for (one, other) in [types, (types.1, types.0)]
        where [.int, .double, .bool].contains(one) && [.string, .bool, .int, .double].contains(other) && one != other {
            return customOperator(name, [first, second], node, isLastResort: true)
                ?? mismatch(name, first, second, node)
        }
        if let lacking = missingConformance(name, types.0, types.1) {
            return failed(
                "operator '\(name)' requires that '\(self.name(types.0))' conform to '\(lacking)'",
                at: node.operator
            )
        }
        let position = first.position
        let (a, b) = (first.code, counted(second.code, position))
        switch name {
        case "==", "!=":
            let isWanted = name == "=="
            return Lowered(.bool, position) { f throws(Failure) in
                let (x, y) = (try a(f), try b(f))
                return .bool(try f.machine.areEqual(x, y, position) == isWanted)
            }
        case "~=":
            return Lowered(.bool, position) { f throws(Failure) in
                let pattern = try a(f)
                return .bool(pattern.accepts(try b(f)))
            }
        case "===", "!==":
            let isSame = name == "==="
            return Lowered(.bool, position) { f throws(Failure) in
                let (x, y) = (try a(f), try b(f))
                if case .object(let left) = x, case .object(let right) = y { return .bool((left === right) == isSame) }
                return .bool((x.isNull && y.isNull) == isSame)
            }
        case "<", ">", "<=", ">=":
            let (isReversed, allowsEqual) = (name.hasPrefix(">"), name.hasSuffix("="))
            return Lowered(.bool, position) { f throws(Failure) in
                let (x, y) = (try a(f), try b(f))
                try CallWork.chargeComparison(x, y, f.machine, position)
                let isOrdered = isReversed ? y.isOrdered(before: x) : x.isOrdered(before: y)
                return .bool(isOrdered || allowsEqual && x == y)
            }
        default: return failed("operator '\(name)' is not supported", at: node.operator)
        }
    }

    /// An operand whose elements are all compared, each of which counts.
    private func counted(_ code: @escaping Code, _ position: SourcePosition) -> Code {
        { frame throws(Failure) in
            let value = try code(frame)
            try CallWork.charge(value, frame.machine, position)
            return value
        }
    }

    /// The protocol that both operands lack for a comparison; `nil` if they may be compared.
    private func missingConformance(_ name: String, _ first: StaticType, _ second: StaticType) -> String? {
        guard first == second else { return nil }
        switch name {
        case "==", "!=": return lacks("Equatable", first) ? "Equatable" : nil
        case "<", ">", "<=", ">=": return lacks("Comparable", first) ? "Comparable" : nil
        default: return nil
        }
    }

    func mismatch(
        _ name: String,
        _ first: Lowered,
        _ second: Lowered,
        _ node: InfixOperatorExprSyntax
    ) -> Lowered {
        failed(
            "binary operator '\(name)' cannot be applied to operands of type '\(self.name(first.type))' and '\(self.name(second.type))'",
            at: node.operator
        )
    }
}
