import SwiftSyntax
import ViewRuntime

/// Functions within functions.
extension Lowering {
    /// Makes the names of a block's functions known before their place, if there are several that may call each other.
    func declareLocalFunctions(_ items: [Syntax]) -> [Step] {
        let functions = items.compactMap { $0.as(FunctionDeclSyntax.self) }
        let names = Set(functions.map(\.name.text))
        guard functions.count > 1, names.count == functions.count, let scope else { return [] }
        return functions.map { node in
            let code = declareLocal(node)
            let variable = scope.declare(code.name, .function(code.functionType), isMutable: true)
            variable.function = code
            scope.localFunctions[node.id] = variable
            let (slot, isBoxed) = (variable.slot, variable.isBoxed)
            return { frame in
                if isBoxed { frame.slots[slot] = .box(Box(.missing)) }
                return .next
            }
        }
    }

    func lowerLocalFunction(_ node: FunctionDeclSyntax) -> Step? {
        guard let scope, let body = node.body else { return nil }
        if let variable = scope.localFunctions[node.id], let code = variable.function {
            let make = localFunctionValue(code, body.statements, scope, node).code
            let (slot, isBoxed) = (variable.slot, variable.isBoxed)
            return { frame throws(Failure) in
                let value = try make(frame)
                if isBoxed, case .box(let box) = frame.slots[slot] {
                    box.value = value
                } else {
                    frame.slots[slot] = value
                }
                return .next
            }
        }
        let code = declareLocal(node)
        let type = StaticType.function(code.functionType)
        let variable = scope.declare(code.name, type, isMutable: true)
        variable.function = code
        let lowered = localFunctionValue(code, body.statements, scope, node)
        let (slot, isBoxed) = (variable.slot, variable.isBoxed)
        let make = lowered.code
        return { frame throws(Failure) in
            if isBoxed {
                // The box first: a function that calls itself captures it.
                let box = Box(.missing)
                frame.slots[slot] = .box(box)
                box.value = try make(frame)
            } else {
                frame.slots[slot] = try make(frame)
            }
            return .next
        }
    }

    private func declareLocal(_ node: FunctionDeclSyntax) -> FunctionCode {
        let code = FunctionCode(name: node.name.text.withoutBackticks, position: position(node.name))
        code.generics = generics(node.genericParameterClause, node.genericWhereClause)
        code.fractionalGenerics = fractionalGenerics(node.genericParameterClause, node.genericWhereClause)
        genericTypes.append(code.generics)
        code.parameters = parameters(node.signature.parameterClause, isSubscript: false)
        for (index, parameter) in node.signature.parameterClause.parameters.enumerated() {
            if let value = parameter.defaultValue?.value {
                code.parameters[index].defaultValue = freshExpression(
                    value,
                    code.parameters[index].parameter.type,
                    name: code.name
                )
            }
        }
        code.result = node.signature.returnClause.map { resolve($0.type) } ?? .void
        noteGenerics(
            code,
            node.genericParameterClause,
            node.signature.parameterClause,
            node.signature.returnClause?.type
        )
        code.isBuilder = hasBuilder(node.attributes)
        code.isAsync = node.signature.effectSpecifiers?.asyncSpecifier != nil
        code.isThrowing = node.signature.effectSpecifiers?.throwsClause?.throwsSpecifier.text == "throws"
        code.constraints = standardConstraints(node.genericParameterClause, node.genericWhereClause)
        genericTypes.removeLast()
        program.codes.append(code)
        return code
    }
}
