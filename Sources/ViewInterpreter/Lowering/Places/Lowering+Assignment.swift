import SwiftSyntax
import ViewRuntime

/// Assignments and the places that they change.
extension Lowering {
    /// Lowers `a = b`, `a += b` and their like; `nil` for other expressions.
    func lowerAssignment(_ node: ExprSyntax) -> Step? {
        guard let infix = node.as(InfixOperatorExprSyntax.self) else { return nil }
        if infix.operator.is(AssignmentExprSyntax.self) { return lowerPlain(infix) }
        let name = infix.operator.sourceText
        guard name.count > 1, name.hasSuffix("="), !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(name) else {
            return nil
        }
        return lowerCompound(infix, String(name.dropLast()))
    }

    private func lowerPlain(_ node: InfixOperatorExprSyntax) -> Step? {
        if node.leftOperand.is(DiscardAssignmentExprSyntax.self) {
            let code = lower(node.rightOperand).code
            return { frame throws(Failure) in
                _ = try code(frame)
                return .next
            }
        }
        if let tuple = node.leftOperand.as(TupleExprSyntax.self), tuple.elements.count > 1 {
            return lowerTupleAssignment(tuple, node)
        }
        guard let target = place(node.leftOperand) else { return nil }
        let right = wrappedExpression(node) ?? node.rightOperand
        let value = coerced(lower(right, target.type), to: target.type, at: right).code
        let write = target.write
        return { frame throws(Failure) in
            try write(frame, try value(frame))
            return .next
        }
    }

    /// What is kept in `_count = .init(initialValue: 3)`, where `_count` is a wrapper of SwiftUI.
    private func wrappedExpression(_ node: InfixOperatorExprSyntax) -> ExprSyntax? {
        let name =
            node.leftOperand.as(DeclReferenceExprSyntax.self)?.baseName.text
            ?? node.leftOperand.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
        guard name.hasPrefix("_"), let call = node.rightOperand.as(FunctionCallExprSyntax.self),
            implicitMemberName(ExprSyntax(call)) == "init", call.arguments.count == 1,
            let argument = call.arguments.first, ["initialValue", "wrappedValue"].contains(argument.label?.text),
            case .stored(let property)? = currentType?.lookup(String(name.dropFirst())).first, property.wrapper != nil
        else { return nil }
        return argument.expression
    }

    private func lowerTupleAssignment(_ tuple: TupleExprSyntax, _ node: InfixOperatorExprSyntax) -> Step? {
        let places = tuple.elements.map { element -> Place? in
            element.expression.is(DiscardAssignmentExprSyntax.self) ? nil : place(element.expression)
        }
        let type = StaticType.tuple(places.map { StaticType.TupleElement(label: nil, type: $0?.type ?? .unknown) })
        let value = lower(node.rightOperand, type).code
        return { frame throws(Failure) in
            guard case .tuple(let tuple) = try value(frame) else { return .next }
            for (place, element) in zip(places, tuple.values) { try place?.write(frame, element) }
            return .next
        }
    }

    private func lowerCompound(_ node: InfixOperatorExprSyntax, _ name: String) -> Step? {
        guard let target = place(node.leftOperand) else { return nil }
        if Arithmetic.function(name) == nil, let own = ownAssignment(name + "=", target, node) { return own }
        let value = lower(
            node.rightOperand,
            target.type.unwrapped.isConvertedNumber || needsContext(node.rightOperand) ? target.type : .unknown
        )
        if value.isFailed {
            return { frame throws(Failure) in
                _ = try value.code(frame)
                return .next
            }
        }
        let position = position(node.operator)
        if let custom = compoundOperator(name, target, value, node) { return custom }
        let types = [target.type, value.type]
        if types.allSatisfy({ $0.isNumber || $0 == .string || $0 == .bool }), target.type != value.type,
            !value.isLiteral || !target.type.isConvertedNumber, !(name == "<<" || name == ">>")
        {
            error(
                "binary operator '\(name)=' cannot be applied to operands of type '\(self.name(target.type))' and '\(self.name(value.type))'",
                at: node.operator
            )
        }
        guard let function = Arithmetic.function(name) else {
            error("operator '\(name)=' is not supported", at: node.operator)
            return nil
        }
        let (code, modify) = (value.code, target.modify)
        if name == "+", let fast = fastAddition(node, target, value) { return fast }
        return { frame throws(Failure) in
            let operand = try code(frame)
            try modify(frame) { value throws(Failure) in
                if case .array(var elements) = value, let more = operand.elements, name == "+" {
                    let before = ValueStorage(value)
                    value = .void
                    try frame.machine.charge(more.count, position)
                    elements.append(contentsOf: more)
                    value = .array(elements)
                    try frame.machine.chargeCopy(from: before, to: value, position)
                } else if case .string(var text) = value, let more = operand.text, name == "+" {
                    // Appending does not copy what is there; only its length is held to the limit.
                    try frame.machine.chargeText(more.utf8.count, position)
                    if text.utf8.count + more.utf8.count > frame.machine.limits.textBytes {
                        try frame.machine.chargeText(text.utf8.count + more.utf8.count, position)
                    }
                    let before = ValueStorage(value)
                    value = .void
                    text += more
                    value = .string(text)
                    try frame.machine.chargeCopy(from: before, to: value, position)
                } else {
                    value = try function(value, operand, frame.machine, position)
                }
            }
            return .next
        }
    }

    /// Adds to a local integer without the detour over its place.
    private func fastAddition(_ node: InfixOperatorExprSyntax, _ target: Place, _ value: Lowered) -> Step? {
        guard target.type == .int, value.type == .int, let scope,
            let name = node.leftOperand.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let variable = scope.local(name), !variable.isBoxed, variable.wrapped == nil
        else { return nil }
        let slot = variable.slot
        let code = value.code
        let position = position(node.operator)
        return { frame throws(Failure) in
            let operand = try code(frame)
            if case .int(let a) = frame.slots[slot], case .int(let b) = operand {
                let (sum, isOverflow) = a.addingReportingOverflow(b)
                if !isOverflow {
                    frame.slots[slot] = .int(sum)
                    return .next
                }
            }
            frame.slots[slot] = try Arithmetic.add(frame.slots[slot], operand, frame.machine, position)
            return .next
        }
    }

    /// An assignment operator that only the program defines; its right operand may be taken as a closure.
    private func ownAssignment(_ name: String, _ target: Place, _ node: InfixOperatorExprSyntax) -> Step? {
        let candidates = (globals[name] ?? []).compactMap { member -> FunctionCode? in
            guard case .method(let code) = member, code.parameters.count == 2, code.parameters[0].isInOut,
                accepts(code.parameters[0].parameter.type, target.type, isLiteral: false) != nil
            else { return nil }
            return code
        }
        guard let code = candidates.first else { return nil }
        var bindings: [String: StaticType] = [:]
        code.parameters[0].parameter.type.bind(to: .inOut(target.type), &bindings)
        let lowered = lowerArguments([code.parameters[1].parameter], [.one(node.rightOperand)], [:], &bindings)
        guard let operand = lowered[0]?.code else { return nil }
        let modify = target.modify
        return { frame throws(Failure) in
            let second = try operand(frame)
            try modify(frame) { value throws(Failure) in
                let callee = frame.machine.makeFrame(code, [value, second], .missing, [])
                _ = try frame.machine.run(code, callee)
                value = callee.slots[0].unboxed
            }
            return .next
        }
    }

    /// `a += b` where the program defines `+=`, or `+`, for the type.
    private func compoundOperator(
        _ name: String,
        _ target: Place,
        _ value: Lowered,
        _ node: InfixOperatorExprSyntax
    ) -> Step? {
        for (symbol, isInPlace) in [(name + "=", true), (name, false)] {
            for member in globals[symbol] ?? [] {
                guard case .method(let code) = member, code.parameters.count == 2,
                    accepts(code.parameters[0].parameter.type, target.type, isLiteral: false) ?? 0 >= 3,
                    accepts(code.parameters[1].parameter.type, value.type, isLiteral: value.isLiteral) != nil
                else { continue }
                let operand = coerced(value, to: code.parameters[1].parameter.type, at: node).code
                let modify = target.modify
                return { frame throws(Failure) in
                    let second = try operand(frame)
                    try modify(frame) { value throws(Failure) in
                        let callee = frame.machine.makeFrame(code, [value, second], .missing, [])
                        let result = try frame.machine.run(code, callee)
                        value = isInPlace ? callee.slots[0].unboxed : result
                    }
                    return .next
                }
            }
        }
        return nil
    }
}
