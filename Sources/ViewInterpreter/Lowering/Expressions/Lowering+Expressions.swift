import SwiftSyntax
import ViewRuntime

/// Expressions, one kind at a time.
extension Lowering {
    /// Lowers an expression in a place that wants a value of type `expected`.
    func lower(_ expression: ExprSyntax, _ expected: StaticType = .unknown) -> Lowered {
        nested(expression) { lowerKind(expression, expected) }
    }

    private func lowerKind(_ expression: ExprSyntax, _ expected: StaticType) -> Lowered {
        if !awaited.isEmpty, let variable = awaited[expression.id] { return read(variable, position(expression)) }
        if expected == .foreign, expression.is(ArrayExprSyntax.self) || expression.is(DictionaryExprSyntax.self) {
            return nothing(at: expression)
        }
        switch expression.kind {
        case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr, .stringLiteralExpr,
            .arrayExpr,
            .dictionaryExpr, .tupleExpr:
            return lowerLiteral(expression, expected)
        case .declReferenceExpr, .functionCallExpr, .memberAccessExpr, .subscriptCallExpr, .forceUnwrapExpr,
            .optionalChainingExpr,
            .superExpr, .postfixIfConfigExpr:
            return lowerPostfix(expression, expected)
        case .sequenceExpr, .infixOperatorExpr, .prefixOperatorExpr, .postfixOperatorExpr, .ternaryExpr:
            return lowerOperators(expression, expected)
        case .asExpr, .isExpr: return lowerOperators(expression, expected)
        default: return lowerOther(expression, expected)
        }
    }

    private func lowerOther(_ expression: ExprSyntax, _ expected: StaticType) -> Lowered {
        if let node = expression.as(ClosureExprSyntax.self) { return lowerClosure(node, expected) }
        if let node = expression.as(TryExprSyntax.self) { return lowerTry(node, expected) }
        if let node = expression.as(AwaitExprSyntax.self) { return lower(node.expression, expected) }
        if let node = expression.as(KeyPathExprSyntax.self) { return lowerKeyPath(node, expected) }
        if let node = expression.as(IfExprSyntax.self) {
            return lowerBranchExpression(ExprSyntax(node), expected) ?? noValue(of: ExprSyntax(node), "if")
        }
        if let node = expression.as(SwitchExprSyntax.self) {
            return lowerBranchExpression(ExprSyntax(node), expected) ?? noValue(of: ExprSyntax(node), "switch")
        }
        if let node = expression.as(MacroExpansionExprSyntax.self) { return lowerMacro(node, expected) }
        if let node = expression.as(TypeExprSyntax.self) { return typeValue(resolve(node.type), at: node) }
        if let node = expression.as(GenericSpecializationExprSyntax.self) { return lowerSpecialization(node, expected) }
        if let node = expression.as(InOutExprSyntax.self) { return lower(node.expression, expected) }
        if let node = expression.as(CopyExprSyntax.self) { return lower(node.expression, expected) }
        if let node = expression.as(ConsumeExprSyntax.self) { return lower(node.expression, expected) }
        if expression.is(DiscardAssignmentExprSyntax.self) {
            return failed("'_' can only be assigned to", at: expression)
        }
        if expression.is(MissingExprSyntax.self) { return stand(in: "an expression is missing", at: expression) }
        if expression.is(PackElementExprSyntax.self) || expression.is(PackExpansionExprSyntax.self) {
            return failed(
                "parameter packs are not supported; take an array, or write the function once for each count",
                at: expression
            )
        }
        if let node = expression.as(RegexLiteralExprSyntax.self) { return lowerRegex(node) }
        return failed("this expression is not supported", at: expression)
    }

    func typeValue(_ type: StaticType, at node: some SyntaxProtocol) -> Lowered {
        Lowered(.metatype(type), position(node), constant: .type(TypeReference(type, name: printedName(type))))
    }

    private func lowerSpecialization(_ node: GenericSpecializationExprSyntax, _ expected: StaticType) -> Lowered {
        guard let name = node.expression.as(DeclReferenceExprSyntax.self)?.baseName.text else {
            return lower(node.expression, expected)
        }
        let arguments = node.genericArgumentClause.arguments.map { argument -> StaticType in
            if case .type(let type) = argument.argument { return resolve(type) }
            return .unknown
        }
        if let info = scope?.find(name) == nil ? findType(name) : nil {
            return typeValue(applied(info, node.genericArgumentClause), at: node)
        }
        if let type = StaticType(builtinNamed: name, arguments: arguments) { return typeValue(type, at: node) }
        return lower(node.expression, expected)
    }

    /// What `#function` is: the name of the function around a place, with its labels as swiftc prints them; closures do not count.
    private func enclosingFunction(of node: some SyntaxProtocol) -> String {
        // A single name of a subscript's parameter is no label.
        func labels(_ clause: FunctionParameterClauseSyntax, isSubscript: Bool = false) -> String {
            clause.parameters.map { isSubscript && $0.secondName == nil ? "_:" : "\($0.firstName.text):" }.joined()
        }
        var current = node.parent
        while let syntax = current {
            if let function = syntax.as(FunctionDeclSyntax.self) {
                return "\(function.name.text.withoutBackticks)(\(labels(function.signature.parameterClause)))"
            }
            if let initializer = syntax.as(InitializerDeclSyntax.self) {
                return "init(\(labels(initializer.signature.parameterClause)))"
            }
            if let part = syntax.as(SubscriptDeclSyntax.self) {
                return "subscript(\(labels(part.parameterClause, isSubscript: true)))"
            }
            if syntax.is(DeinitializerDeclSyntax.self) { return "deinit" }
            if let binding = syntax.as(PatternBindingSyntax.self), binding.accessorBlock != nil {
                return binding.pattern.sourceText
            }
            current = syntax.parent
        }
        return scope?.code.name ?? ""
    }

    private func lowerMacro(_ node: MacroExpansionExprSyntax, _ expected: StaticType) -> Lowered {
        let position = position(node)
        switch node.macroName.text {
        case "line": return Lowered(.int, position, constant: .int(position.line))
        case "column": return Lowered(.int, position, constant: .int(position.column))
        case "file", "fileID", "filePath": return Lowered(.string, position, constant: .string("Program/Program.swift"))
        case "function": return Lowered(.string, position, constant: .string(enclosingFunction(of: node)))
        case "selector", "keyPath", "imageLiteral", "fileLiteral", "Predicate", "Expression": return nothing(at: node)
        case "colorLiteral":
            let forms = table.initializers["UIColor"] ?? []
            return callBuiltin("UIColor", forms, Arguments(node.arguments), at: node, start: position)
        default: return failed("macro '#\(node.macroName.text)' is not supported", at: node)
        }
    }

    private func lowerTry(_ node: TryExprSyntax, _ expected: StaticType) -> Lowered {
        let calls = throwingCalls
        let inner = lower(node.expression, expected)
        if node.questionOrExclamationMark == nil, throwingCalls > calls { checkHandled(at: node.tryKeyword) }
        guard node.questionOrExclamationMark?.text == "?" else {
            var result = inner
            result.isChained = false
            return result
        }
        let code = inner.code
        var result = Lowered(inner.type.asOptional, inner.position) { frame throws(Failure) in
            do throws(Failure) {
                return try code(frame)
            } catch {
                guard frame.machine.thrown != nil else { throw error }
                frame.machine.thrown = nil
                return .null
            }
        }
        if inner.type == .void { result.type = .void }
        result.isFailed = inner.isFailed
        return result
    }
}
