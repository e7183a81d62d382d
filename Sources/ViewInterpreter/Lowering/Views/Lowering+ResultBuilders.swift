import SwiftSyntax
import ViewRuntime

/// Result builders of the program's own: a block of statements becomes calls of the builder's static functions.
extension Lowering {
    /// The program's own result builder among attributes.
    func ownBuilder(_ attributes: AttributeListSyntax) -> TypeInfo? {
        for attribute in attributes {
            guard let name = attribute.as(AttributeSyntax.self)?.attributeName.as(IdentifierTypeSyntax.self)?.name.text,
                let info = findType(name), info.isResultBuilder
            else { continue }
            return info
        }
        return nil
    }

    /// Lowers a body that a result builder makes a value from.
    func lowerBuilt(_ statements: CodeBlockItemListSyntax, _ builder: TypeInfo) -> Code {
        let block = builtBlock(statements, builder)
        guard !builder.lookupStatic("buildFinalResult").isEmpty else { return block }
        let call = builderCall("buildFinalResult", builder)
        return { frame throws(Failure) in try call(frame, [try block(frame)]) }
    }

    /// A statement of a block: something to do, or something that gives a part.
    private enum Item {
        case step(Step)
        case part(Code)
    }

    private func builtBlock(_ statements: CodeBlockItemListSyntax, _ builder: TypeInfo) -> Code {
        scope?.pushBlock()
        defer { scope?.popBlock() }
        let items = activeItems(statements).compactMap { item($0, builder) }
        let combine = combination(builder)
        let block: Code = { frame throws(Failure) in
            var parts: [Value] = []
            for item in items {
                switch item {
                case .step(let step): _ = try step(frame)
                case .part(let code): parts.append(try code(frame))
                }
            }
            return try combine(frame, parts)
        }
        return counted(block, for: statements)
    }

    /// How the parts of a block become one value.
    private func combination(_ builder: TypeInfo) -> (Frame, [Value]) throws(Failure) -> Value {
        let block = builderCall("buildBlock", builder)
        guard !builder.lookupStatic("buildPartialBlock").isEmpty else { return block }
        let first = builderCall("buildPartialBlock", builder, labels: ["first"])
        let next = builderCall("buildPartialBlock", builder, labels: ["accumulated", "next"])
        return { frame, parts throws(Failure) in
            guard var result = parts.first else { return try block(frame, []) }
            result = try first(frame, [result])
            for part in parts.dropFirst() { result = try next(frame, [result, part]) }
            return result
        }
    }

    private func item(_ statement: Syntax, _ builder: TypeInfo) -> Item? {
        let expression = statement.as(ExpressionStmtSyntax.self)?.expression ?? statement.as(ExprSyntax.self)
        if let node = expression?.as(IfExprSyntax.self) { return .part(builtIf(node, builder)) }
        if let node = expression?.as(SwitchExprSyntax.self) { return .part(builtSwitch(node, builder)) }
        if let node = statement.as(ForStmtSyntax.self) { return builtLoop(node, builder).map { .part($0) } }
        if let node = statement.as(DoStmtSyntax.self), node.catchClauses.isEmpty {
            return .part(builtBlock(node.body.statements, builder))
        }
        guard let expression, !isAssignment(expression) else { return lowerStatement(statement).map { .step($0) } }
        let candidates = methods(builder.lookupStatic("buildExpression"))
        let hint = candidates.count == 1 ? candidates[0].parameters.first?.parameter.type : nil
        let lowered = lower(expression, hint?.erasingGenerics ?? .unknown)
        let code = lowered.code
        if lowered.type == .void || lowered.type == .never {
            return .step { frame throws(Failure) in
                _ = try code(frame)
                return .next
            }
        }
        guard !candidates.isEmpty else { return .part(code) }
        let call = builderCall("buildExpression", builder)
        return .part { frame throws(Failure) in try call(frame, [try code(frame)]) }
    }

    private func builtIf(_ node: IfExprSyntax, _ builder: TypeInfo) -> Code {
        scope?.pushBlock()
        let condition = lowerConditions(node.conditions)
        let body = builtBlock(node.body.statements, builder)
        scope?.popBlock()
        let otherwise: Code
        switch node.elseBody {
        case .ifExpr(let other): otherwise = builtIf(other, builder)
        case .codeBlock(let block): otherwise = builtBlock(block.statements, builder)
        case nil:
            let call = builderCall("buildOptional", builder)
            return { frame throws(Failure) in
                try call(frame, [try condition(frame) ? try body(frame).inOptional : .null])
            }
        @unknown default: return body
        }
        let first = builderCall("buildEither", builder, labels: ["first"])
        let second = builderCall("buildEither", builder, labels: ["second"])
        return { frame throws(Failure) in
            if try condition(frame) { return try first(frame, [try body(frame)]) }
            return try second(frame, [try otherwise(frame)])
        }
    }

    private func builtSwitch(_ node: SwitchExprSyntax, _ builder: TypeInfo) -> Code {
        let subject = lower(node.subject)
        checkExhaustive(node, subject.type)
        let cases = lowerCases(node, subject.type) { builtBlock($0, builder) }
        let code = subject.code
        let first = builderCall("buildEither", builder, labels: ["first"])
        let second = builderCall("buildEither", builder, labels: ["second"])
        let position = position(node)
        return { frame throws(Failure) in
            let value = try code(frame)
            for (index, item) in cases.enumerated() where try Self.matches(item.patterns, frame, value) {
                return try (index == 0 ? first : second)(frame, [try item.body(frame)])
            }
            throw frame.machine.trap("no case of the switch fits \(value.debugText)", position)
        }
    }

    private func builtLoop(_ node: ForStmtSyntax, _ builder: TypeInfo) -> Code? {
        let sequence = lower(node.sequence)
        scope?.pushBlock()
        defer { scope?.popBlock() }
        let assign = lowerPattern(node.pattern, sequence.type.elementType, isMutable: false)
        let filter = node.whereClause.map { lower($0.condition, .bool).code }
        let body = builtBlock(node.body.statements, builder)
        let call = builderCall("buildArray", builder)
        let (code, position) = (sequence.code, position(node))
        return { frame throws(Failure) in
            var iterator = try ValueIterator(try code(frame), frame.machine, position)
            var parts: [Value] = []
            while let value = try iterator.next() {
                try frame.machine.step(position)
                guard try assign(frame, value) else { continue }
                if let filter, try !filter(frame).isTrue { continue }
                parts.append(try body(frame))
            }
            return try call(frame, [.array(parts)])
        }
    }

    /// A call of a static function of the builder; which one of its name is found by what the values are.
    private func builderCall(
        _ name: String,
        _ builder: TypeInfo,
        labels: [String?]? = nil
    ) -> (Frame, [Value]) throws(Failure) -> Value {
        let candidates = methods(builder.lookupStatic(name)).filter { code in
            labels == nil || code.parameters.map(\.parameter.label) == labels
        }
        let type = Value.type(TypeReference(.user(builder.id), name: builder.name))
        return { [program] frame, values throws(Failure) in
            for code in candidates {
                let parameters = code.parameters.map(\.parameter)
                if parameters.count == 1, parameters[0].isVariadic {
                    return try frame.machine.run(code, frame.machine.makeFrame(code, [.array(values)], type, []))
                }
                guard parameters.count == values.count,
                    zip(parameters, values).allSatisfy({ TypeTest.value($1, is: $0.type, program) })
                else { continue }
                return try frame.machine.run(code, frame.machine.makeFrame(code, values, type, []))
            }
            throw frame.machine.trap(
                "result builder '\(builder.name)' has no '\(name)' for these \(values.count) values",
                builder.position
            )
        }
    }
}
