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
            .superExpr:
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
            return lowerBranchExpression(ExprSyntax(node), expected) ?? failed("this 'if' gives no value", at: node)
        }
        if let node = expression.as(SwitchExprSyntax.self) {
            return lowerBranchExpression(ExprSyntax(node), expected) ?? failed("this 'switch' gives no value", at: node)
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
        if expression.is(RegexLiteralExprSyntax.self) {
            return failed(
                "regular expressions are not supported; use 'contains', 'split' or 'range(of:)'",
                at: expression
            )
        }
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
        if let type = StaticType(builtinNamed: name, arguments: arguments), findType(name) == nil {
            return typeValue(type, at: node)
        }
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
                return binding.pattern.trimmedDescription
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

    // MARK: if and switch as expressions

    /// Lowers an `if` or `switch` whose branches give values; `nil` if a branch is not a single expression.
    func lowerBranchExpression(_ node: ExprSyntax, _ expected: StaticType) -> Lowered? {
        if let node = node.as(IfExprSyntax.self) {
            guard let otherwise = node.elseBody, let body = branch(node.body.statements) else { return nil }
            scope?.pushBlock()
            let condition = lowerConditions(node.conditions)
            guard let first = lowerBranch(body, expected) else {
                scope?.popBlock()
                return nil
            }
            scope?.popBlock()
            let second: Lowered?
            switch otherwise {
            case .ifExpr(let other): second = lowerBranchExpression(ExprSyntax(other), expected)
            case .codeBlock(let block): second = branch(block.statements).flatMap { lowerBranch($0, expected) }
            @unknown default: second = nil
            }
            guard let second else { return nil }
            return choose(first, second, condition, expected, at: node)
        }
        guard let node = node.as(SwitchExprSyntax.self) else { return nil }
        return lowerSwitchExpression(node, expected)
    }

    private func branch(_ statements: CodeBlockItemListSyntax) -> Syntax? {
        guard statements.count == 1, let item = statements.first?.item else { return nil }
        return Syntax(item)
    }

    private func lowerBranch(_ item: Syntax, _ expected: StaticType) -> Lowered? {
        if let statement = item.as(ExpressionStmtSyntax.self) {
            return lowerBranchExpression(statement.expression, expected)
        }
        if let node = item.as(ThrowStmtSyntax.self), let step = lowerStatement(Syntax(node)) {
            return Lowered(.never, position(node)) { frame throws(Failure) in
                _ = try step(frame)
                return .void
            }
        }
        guard let expression = item.as(ExprSyntax.self), !isAssignment(expression) else { return nil }
        if expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self) {
            return lowerBranchExpression(expression, expected)
        }
        return coerced(lower(expression, expected), to: expected, at: expression)
    }

    private func lowerSwitchExpression(_ node: SwitchExprSyntax, _ expected: StaticType) -> Lowered? {
        for element in node.cases {
            guard let item = element.as(SwitchCaseSyntax.self), branch(item.statements) != nil else { return nil }
            if let only = branch(item.statements), only.is(ReturnStmtSyntax.self) { return nil }
            if let only = branch(item.statements), let expression = only.as(ExprSyntax.self), isAssignment(expression) {
                return nil
            }
        }
        let subject = lower(node.subject)
        checkExhaustive(node, subject.type)
        var type = expected
        var isComplete = true
        let cases = lowerCases(node, subject.type) { statements -> Code in
            guard let item = branch(statements), let lowered = lowerBranch(item, expected) else {
                isComplete = false
                return { _ in .void }
            }
            if type == .unknown || type == .never { type = lowered.type }
            return lowered.code
        }
        guard isComplete else { return nil }
        let code = subject.code
        let position = position(node)
        return Lowered(type, position) { frame throws(Failure) in
            let value = try code(frame)
            for item in cases where try Self.matches(item.patterns, frame, value) { return try item.body(frame) }
            throw frame.machine.trap("no case of the switch fits \(value.debugText)", position)
        }
    }

    /// One of two values by a condition.
    func choose(
        _ first: Lowered,
        _ second: Lowered,
        _ condition: @escaping (Frame) throws(Failure) -> Bool,
        _ expected: StaticType,
        at node: some SyntaxProtocol
    ) -> Lowered {
        var type = expected
        if type == .unknown { type = common(first.type, second.type) }
        let yes = first.code
        let no = second.code
        var result = Lowered(type, position(node)) { frame throws(Failure) in
            try condition(frame) ? try yes(frame) : try no(frame)
        }
        result.isLiteral = first.isLiteral && second.isLiteral
        result.isFailed = first.isFailed || second.isFailed
        return result
    }

    /// The type that both branches have.
    func common(_ first: StaticType, _ second: StaticType) -> StaticType {
        if first == second { return first }
        if first == .never || first == .unknown { return second == .null ? .unknown : second }
        if second == .never || second == .unknown { return first == .null ? .unknown : first }
        if first == .null { return second.asOptional }
        if second == .null { return first.asOptional }
        if first.unwrapped == second.unwrapped { return first.unwrapped.asOptional }
        if [first, second].allSatisfy({ [.int, .double].contains($0) }) { return .double }
        // A literal beside a number of another type.
        if first.isNumber, second.isNumber, first == .int || second == .int { return first == .int ? second : first }
        if isView(first), isView(second) { return .view }
        return .unknown
    }

    /// Says whether values of the type are views.
    func isView(_ type: StaticType) -> Bool {
        switch type {
        case .native: type.isViewLike
        case .user(let id): program.types[id].isView
        case .optional(let wrapped): isView(wrapped)
        default: false
        }
    }

    // MARK: Conversion

    /// The expression as a value of type `type`: numbers become what is asked for, and clear mistakes are reported.
    func coerced(_ lowered: Lowered, to type: StaticType, at node: some SyntaxProtocol) -> Lowered {
        if lowered.type == type || lowered.isFailed { return lowered }
        if lowered.type.isForeign, ![.unknown, .void].contains(type), !type.isGeneric {
            return counted(lowered, as: type)
        }
        var result = lowered
        switch (type, lowered.type) {
        case (_, .int) where lowered.isLiteral && type.unwrapped.isConvertedNumber,
            (_, .double) where lowered.isLiteral && type.unwrapped == .float,
            (_, .unknown) where type.unwrapped.isConvertedNumber:
            if case .int(let number)? = lowered.constant, case .sized(let kind) = type.unwrapped,
                SizedInteger(exactly: Int128(number), kind) == nil
            {
                return failed(overflow(String(number), kind.name), at: node)
            }
            return asNumber(lowered, type.unwrapped)
        case (.void, _), (.unknown, _): return lowered
        case (.character, .string):
            if case .string(let text)? = lowered.constant, text.count == 1, let character = text.first {
                return Lowered(.character, lowered.position, constant: .character(character))
            }
        case (.array, .user(let id)) where program.types[id].isAnySequence: return elements(of: lowered)
        case (.user(let id), _):
            if let made = madeFromLiteral(lowered, program.types[id]) { return made }
        case (.set, .array):
            let code = lowered.code
            result = Lowered(type, lowered.position) { frame throws(Failure) in
                let value = try code(frame)
                if case .array(let values) = value { return .set(OrderedTable(elements: values)) }
                return value
            }
            return result
        default: break
        }
        if accepts(type, lowered.type, isLiteral: lowered.isLiteral) == nil {
            if lowered.type.isOptional, !type.isOptional, lowered.type != .null,
                accepts(type, lowered.type.unwrapped, isLiteral: false) != nil
            {
                return failed(
                    "value of optional type '\(name(lowered.type))' must be unwrapped to a value of type '\(name(type))'",
                    at: node
                )
            }
            if lowered.type == .null {
                return failed("'nil' cannot be used where a value of type '\(name(type))' is expected", at: node)
            }
            return failed(
                "cannot convert value of type '\(name(lowered.type))' to expected type '\(name(type))'",
                at: node
            )
        }
        if lowered.type == .unknown || type.unwrapped == lowered.type { result.type = type }
        return nested(result, in: type.optionalDepth - lowered.type.optionalDepth, of: lowered.type, as: type)
    }

    /// An optional where an optional of optionals is wanted: its own `nil` is inside one that is there.
    private func nested(_ lowered: Lowered, in depth: Int, of actual: StaticType, as type: StaticType) -> Lowered {
        guard depth > 0, actual.isOptional, actual != .null else { return lowered }
        let code = lowered.code
        return Lowered(type, lowered.position) { frame throws(Failure) in
            var value = try code(frame)
            for _ in 0..<depth { value = value.inOptional }
            return value
        }
    }

    /// The label of the initialiser that makes a type of the program from a literal.
    private func literalLabel(_ type: StaticType, _ info: TypeInfo) -> String? {
        let label: String
        switch type {
        case .string: label = "stringLiteral"
        case .int:
            label =
                initializers(of: info).contains { $0.parameters.first?.parameter.label == "integerLiteral" }
                ? "integerLiteral" : "floatLiteral"
        case .double: label = "floatLiteral"
        case .bool: label = "booleanLiteral"
        case .dictionary: label = "dictionaryLiteral"
        case .array: label = info.conforms(to: "OptionSet") ? "rawValue" : "arrayLiteral"
        default: return nil
        }
        if label == "rawValue" { return label }
        return initializers(of: info).contains { $0.parameters.first?.parameter.label == label } ? label : nil
    }

    /// A literal where the program's own type can be made from one.
    private func madeFromLiteral(_ lowered: Lowered, _ info: TypeInfo) -> Lowered? {
        guard lowered.isLiteral || lowered.constant != nil, let label = literalLabel(lowered.type, info) else {
            return nil
        }
        let code =
            switch label {
            case "floatLiteral": asNumber(lowered, .double).code
            case "dictionaryLiteral": pairs(of: lowered).code
            default: lowered.code
            }
        let make = constructorFunction(info, 1, labels: label == "rawValue" ? nil : [label])
        return Lowered(.user(info.id), lowered.position) { frame throws(Failure) in
            let value = try code(frame)
            guard label == "rawValue", case .array(let options) = value else {
                return try frame.machine.call(make, [value])
            }
            var bits = 0
            for case .structure(let option) in options {
                if let index = option.type.storedIndex(of: "rawValue") { bits |= option.fields[index].integer ?? 0 }
            }
            return try frame.machine.call(make, [.int(bits)])
        }
    }

    /// The keys and values of a dictionary as a list of pairs without labels.
    private func pairs(of dictionary: Lowered) -> Lowered {
        let code = dictionary.code
        return Lowered(.unknown, dictionary.position) { frame throws(Failure) in
            let pairs = try code(frame).elements ?? []
            return .array(
                pairs.map { pair in
                    if case .tuple(let tuple) = pair { .tuple(TupleValue(tuple.values)) } else { pair }
                }
            )
        }
    }

    /// The expression with whole numbers, and fractions for `Float`, made numbers of another type.
    func asNumber(_ lowered: Lowered, _ type: StaticType) -> Lowered {
        if let constant = lowered.constant {
            var result = Lowered(type, lowered.position, constant: constant.number(as: type))
            result.isLiteral = lowered.isLiteral
            return result
        }
        let code = lowered.code
        var result = Lowered(type, lowered.position) { frame throws(Failure) in try code(frame).number(as: type) }
        result.isChained = lowered.isChained
        return result
    }

    /// How well a value of type `actual` fits where `wanted` is asked for; `nil` if it does not.
    func accepts(_ wanted: StaticType, _ actual: StaticType, isLiteral: Bool) -> Int? {
        if wanted == actual { return 4 }
        switch (wanted, actual) {
        case (_, .never): return 1
        case (.unknown, _), (.generic, _): return 1
        case (_, .unknown), (_, .generic): return 2
        case (.native("Foreign"), _), (_, .native("Foreign")), (_, .optional(.native("Foreign"))): return 1
        case (.inOut(let inner), _): return accepts(inner, actual, isLiteral: isLiteral)
        case (.optional, .null): return 3
        case (.optional(let inner), .optional(let other)): return accepts(inner, other, isLiteral: isLiteral)
        case (.optional(let inner), _): return accepts(inner, actual, isLiteral: isLiteral).map { max($0 - 1, 1) }
        case (.double, .int), (.float, .int), (.float, .double): return isLiteral ? 2 : nil
        case (.sized, .int): return isLiteral ? 3 : nil
        case (.native("Number"), _) where actual.isNumber: return 2
        case (.array(let a), .array(let b)), (.set(let a), .set(let b)), (.range(let a), .range(let b)),
            (.binding(let a), .binding(let b)),
            (.metatype(let a), .metatype(let b)):
            return accepts(a, b, isLiteral: isLiteral)
        // Initialisers and methods of collections take any sequence.
        case (.array(.unknown), .range), (.array(.unknown), .set), (.array(.unknown), .dictionary),
            (.array(.unknown), .string),
            (.array(.unknown), .native("LayoutSubviews")):
            return 1
        case (.array(let a), .set(let b)), (.array(let a), .range(let b)):
            return accepts(a, b, isLiteral: isLiteral).map { _ in 1 }
        case (.array(.character), .string): return 1
        case (.set(let a), .array(let b)): return isLiteral ? accepts(a, b, isLiteral: isLiteral) : nil
        case (.dictionary(let a, let b), .dictionary(let c, let d)):
            guard accepts(a, c, isLiteral: isLiteral) != nil else { return nil }
            return accepts(b, d, isLiteral: isLiteral)
        case (.tuple(let a), .tuple(let b)):
            guard a.count == b.count else { return nil }
            return zip(a, b).allSatisfy { accepts($0.type, $1.type, isLiteral: isLiteral) != nil } ? 2 : nil
        case (.function(let a), .function(let b)):
            let takesApart = a.parameters.count == 1 && b.parameters.count > 1
            return a.parameters.count == b.parameters.count || a.isBuilder || takesApart ? 2 : nil
        case (.array(let element), .user(let id)) where program.types[id].isAnySequence:
            return element == .unknown || element.isGeneric ? 1 : nil
        case (.user(let a), .user(let b)):
            if program.types[b].isKind(of: program.types[a]) { return 3 }
            return nil
        case (.user(let id), .native):
            // A protocol of the program that the program makes a built-in type conform to.
            return program.types[id].kind == .protocolType ? 1 : nil
        case (.user(let id), _):
            if isLiteral || actual == .string, literalLabel(actual, program.types[id]) != nil { return 1 }
            return program.types[id].kind == .protocolType ? 1 : nil
        case (.native(let name), _): return acceptsNative(name, actual)
        default: return nil
        }
    }

    private func acceptsNative(_ wanted: String, _ actual: StaticType) -> Int? {
        switch wanted {
        case "View":
            if case .user(let id) = actual, program.types[id].isShape { return 2 }
            return isView(actual) ? 3 : nil
        case "LocalizedStringKey", "Text.Content": return actual == .string ? 3 : nil
        case "ShapeStyle":
            if case .native(let name) = actual { return table.styleTypes.contains(name) ? 3 : nil }
            return nil
        case "Shape":
            if case .user(let id) = actual { return program.types[id].isShape ? 2 : nil }
            return actual == .native("Path") ? 2 : nil
        case "KeyPath": return actual.functionType != nil ? 2 : nil
        case "Hashable", "Equatable", "Identifiable": return 1
        case "Layout", "ScrollTargetBehavior", "ButtonStyle":
            if case .user(let id) = actual { return program.types[id].conforms(to: wanted) ? 3 : nil }
            return wanted == "Layout" && isLayout(actual) ? 3 : nil
        case "Axis.Set": return actual == .native("Axis") || actual == .array(.native("Axis")) ? 2 : nil
        case "Edge.Set": return actual == .native("Edge") ? 2 : nil
        case "VisualEffect", "ToolbarContent": return isView(actual) ? 2 : nil
        case "DragGesture": return actual == .native("TapGesture") ? 2 : nil
        case "CoordinateSpace", "NamedCoordinateSpace":
            return [.native("CoordinateSpace"), .native("NamedCoordinateSpace")].contains(actual) ? 3 : nil
        case "UIColor", "Color": return [.native("UIColor"), .native("Color")].contains(actual) ? 2 : nil
        case "Duration", "Angle": return nil
        case "StrokeStyle": return actual == .double ? 1 : nil
        default:
            if case .user(let id) = actual { return program.types[id].conforms(to: wanted) ? 2 : nil }
            return nil
        }
    }
}
