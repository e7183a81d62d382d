import LayoutCore
import SwiftSyntax
import ViewRuntime

/// Operators that the program declares, in types, in extensions and at the file's level.
extension Lowering {
    /// An operator that the program defines for these operands.
    ///
    /// As a last resort, where nothing built in takes the operands, one that takes anything may.
    func customOperator(
        _ name: String,
        _ operands: [Lowered],
        _ node: some SyntaxProtocol,
        isLastResort: Bool = false
    ) -> Lowered? {
        let candidates = (globals[name] ?? []).compactMap { member -> FunctionCode? in
            guard case .method(let code) = member, code.parameters.count == operands.count, !code.isRequirement else {
                return nil
            }
            return code
        }
        guard !candidates.isEmpty else { return nil }
        let fitting = candidates.filter { code in
            zip(code.parameters, operands).allSatisfy {
                accepts($0.parameter.type, $1.type, isLiteral: $1.isLiteral) != nil
            }
        }
        let known = fitting.filter { code in
            zip(code.parameters, operands).contains { parameter, operand in
                operand.type != .unknown
                    && (accepts(parameter.parameter.type, operand.type, isLiteral: operand.isLiteral) ?? 0) >= 3
            }
        }
        let isOwn =
            Arithmetic.function(name) == nil && !["==", "!=", "<", ">", "<=", ">=", "!", "~=", "??"].contains(name)
        if !isOwn, operands.contains(where: { $0.type == .unknown || $0.type.isGeneric }), operands.count == 2 {
            return fitting.isEmpty ? nil : openOperator(name, operands, fitting, node)
        }
        let takesAny = isOwn || isLastResort || operands.allSatisfy { $0.type == .unknown }
        guard let code = known.first ?? (takesAny ? fitting.first : nil) else { return nil }
        let codes = zip(operands, code.parameters).map { coerced($0, to: $1.parameter.type, at: node).code }
        var type = code.result.substituting([:])
        if !code.genericNames.isEmpty { type = code.openResult.substituting(typeBindings(code, operands, .unknown)) }
        return Lowered(type, position(node)) { frame throws(Failure) in
            var values: [Value] = []
            for code in codes { values.append(try code(frame)) }
            let callee = frame.machine.makeFrame(code, values, .missing, [])
            return try frame.machine.run(code, callee)
        }
    }

    /// An operator of the program or of the standard library, by what the values turn out to be.
    private func openOperator(
        _ name: String,
        _ operands: [Lowered],
        _ candidates: [FunctionCode],
        _ node: some SyntaxProtocol
    ) -> Lowered? {
        let types = candidates.map { $0.parameters.map(\.parameter.type) }
        let known: StaticType = .function(
            StaticType.FunctionType(parameters: operands.map(\.type), result: .unknown)
        )
        guard types.contains(where: { $0.contains { $0.isOwn } }) else { return nil }
        let reference = operatorReference(name, at: node, known).code
        let codes = operands.map(\.code)
        let isComparison = Self.comparisons.contains(name)
        return Lowered(isComparison ? .bool : .unknown, position(node)) { frame throws(Failure) in
            guard case .function(let function) = try reference(frame) else { return .void }
            return try frame.machine.call(function, try Self.values(codes, frame))
        }
    }
}
