import SwiftSyntax
import ViewRuntime

/// Functions, initialisers and closures.
extension Lowering {
    func declareFunction(_ node: FunctionDeclSyntax) -> FunctionCode {
        let code = FunctionCode(name: node.name.text.withoutBackticks, position: position(node.name))
        code.owner = currentType
        code.isMutating = node.modifiers.contains { $0.name.text == "mutating" }
        code.isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
        code.isAsync = node.signature.effectSpecifiers?.asyncSpecifier != nil
        code.isThrowing = node.signature.effectSpecifiers?.throwsClause?.throwsSpecifier.text == "throws"
        code.isHidden = node.modifiers.contains { $0.name.text == "private" }
        code.givesSelf = node.signature.returnClause?.type.trimmedDescription == "Self"
        code.isOverride = node.modifiers.contains { $0.name.text == "override" }
        code.constraints = standardConstraints(node.genericParameterClause, node.genericWhereClause)
        code.generics = generics(node.genericParameterClause, node.genericWhereClause)
        code.fractionalGenerics = fractionalGenerics(node.genericParameterClause, node.genericWhereClause)
        genericTypes.append(code.generics)
        code.parameters = parameters(node.signature.parameterClause, isSubscript: false)
        code.result = node.signature.returnClause.map { resolve($0.type) } ?? .void
        noteGenerics(
            code,
            node.genericParameterClause,
            node.signature.parameterClause,
            node.signature.returnClause?.type
        )
        code.builder = ownBuilder(node.attributes)
        let isModifierBody = code.name == "body" && currentType?.conforms(to: "ViewModifier") == true
        code.isBuilder =
            hasBuilder(node.attributes) || isModifierBody
            || (code.name == "makeBody" && code.result == .view)
        if let body = node.body {
            pendBody(code, body.statements)
        } else if currentType?.kind == .protocolType {
            code.isRequirement = true
        }
        genericTypes.removeLast()
        return code
    }

    func parameters(_ clause: FunctionParameterClauseSyntax, isSubscript: Bool) -> [CodeParameter] {
        clause.parameters.map { node in
            let first = node.firstName.text.withoutBackticks
            let name = (node.secondName?.text ?? first).withoutBackticks
            var label: String? = first == "_" || (isSubscript && node.secondName == nil) ? nil : first
            if isSubscript, node.secondName != nil { label = first == "_" ? nil : first }
            var type = resolve(node.type)
            var isInOut = false
            if case .inOut(let inner) = type {
                type = inner
                isInOut = true
            }
            if let builder = ownBuilder(node.attributes), case .function(var function) = type.unwrapped {
                function.builder = builder.id
                type = .function(function)
            }
            if hasBuilder(node.attributes), case .function(var function) = type.unwrapped {
                function.isBuilder = true
                type = type.isOptional ? .optional(.function(function)) : .function(function)
            }
            if node.ellipsis != nil { type = .array(type) }
            var parameter = CodeParameter(parameter: Parameter(label: label, type: type), name: name)
            parameter.parameter.hasDefault = node.defaultValue != nil
            parameter.parameter.isVariadic = node.ellipsis != nil
            parameter.isInOut = isInOut
            return parameter
        }
    }

    func declareInitializer(_ node: InitializerDeclSyntax, in info: TypeInfo) -> FunctionCode {
        let code = FunctionCode(name: "init", position: position(node))
        code.owner = info
        code.isMutating = true
        code.isFailable = node.optionalMark != nil
        code.isConvenience = node.modifiers.contains { $0.name.text == "convenience" }
        code.isThrowing = node.signature.effectSpecifiers?.throwsClause?.throwsSpecifier.text == "throws"
        code.generics = generics(node.genericParameterClause, node.genericWhereClause)
        code.fractionalGenerics = fractionalGenerics(node.genericParameterClause, node.genericWhereClause)
        genericTypes.append(code.generics)
        code.parameters = parameters(node.signature.parameterClause, isSubscript: false)
        code.result = .void
        code.callsSuperInit = info.isClass && !code.isConvenience && node.body.map { !mentionsInit($0) } == true
        if let body = node.body { pendBody(code, body.statements) }
        genericTypes.removeLast()
        return code
    }

    /// Says whether a body calls an initialiser of the superclass or another one of its own.
    private func mentionsInit(_ body: CodeBlockSyntax) -> Bool {
        body.statements.contains { item in
            let text = item.trimmedDescription
            return text.contains("super.init") || text.contains("self.init")
        }
    }

    /// The superclass's initialiser without arguments, which one that calls none ends with.
    private func superInitializer(of code: FunctionCode) -> FunctionCode? {
        guard code.callsSuperInit, let superclass = code.owner?.superclass else { return nil }
        return initializers(of: superclass).first { $0.parameters.allSatisfy(\.parameter.hasDefault) }
    }

    /// Lowers default values and the body once all declarations are known.
    func pendBody(_ code: FunctionCode, _ statements: CodeBlockItemListSyntax) {
        let context = (currentType, genericTypes + [code.generics])
        let isStatic = code.isStatic || self.isStatic || currentType == nil
        program.codes.append(code)
        pendingBodies.append { [unowned self] in
            inContext(context, isStatic: isStatic) {
                lowerDefaults(code, statements)
                if isForeign(context.0) {
                    _ = quietly { lowerBody(code, statements, parent: nil) }
                } else {
                    lowerBody(code, statements, parent: nil)
                }
                if let inherited = superInitializer(of: code) { append(inherited, to: code) }
            }
        }
    }

    /// Makes an initialiser call another one on the same instance when it has come to its end.
    private func append(_ inherited: FunctionCode, to code: FunctionCode) {
        let body = code.body
        code.body = { frame throws(Failure) in
            let result = try body(frame)
            var arguments: [Value] = []
            for parameter in inherited.parameters {
                let blank = Frame(machine: frame.machine, slots: [], selfValue: .missing, captures: [])
                arguments.append(try parameter.defaultValue?(blank) ?? .null)
            }
            let callee = frame.machine.makeFrame(inherited, arguments, frame.selfValue, [])
            _ = try frame.machine.run(inherited, callee)
            return result
        }
    }

    private func lowerDefaults(_ code: FunctionCode, _ statements: CodeBlockItemListSyntax) {
        guard let clause = parameterClause(around: statements) else { return }
        for (index, node) in clause.parameters.enumerated() where index < code.parameters.count {
            guard let value = node.defaultValue?.value else { continue }
            code.parameters[index].defaultValue = freshExpression(
                value,
                code.parameters[index].parameter.type,
                name: code.name
            )
        }
    }

    private func parameterClause(around statements: CodeBlockItemListSyntax) -> FunctionParameterClauseSyntax? {
        var node: Syntax? = statements.parent
        for _ in 0..<4 {
            if let function = node?.as(FunctionDeclSyntax.self) { return function.signature.parameterClause }
            if let initializer = node?.as(InitializerDeclSyntax.self) { return initializer.signature.parameterClause }
            if let subscripting = node?.as(SubscriptDeclSyntax.self) { return subscripting.parameterClause }
            node = node?.parent
        }
        return nil
    }

    /// Lowers a body into `code`; gives the names that it knew.
    @discardableResult
    func lowerBody(
        _ code: FunctionCode,
        _ statements: CodeBlockItemListSyntax,
        parent: FunctionScope?,
        captures: [CapturedValue] = []
    ) -> FunctionScope {
        let scope = FunctionScope(parent: parent, code: code, resultType: code.result, body: Syntax(statements))
        for capture in captures {
            if let variable = capture.variable {
                scope.alias(capture.name, variable)
            } else {
                scope.capturesSelfWeakly = true
            }
        }
        let previous = self.scope
        self.scope = scope
        defer { self.scope = previous }
        var boxedSlots: [Int] = []
        for parameter in code.parameters {
            let variable = scope.declare(parameter.name, parameter.parameter.type, isMutable: parameter.isInOut)
            if variable.isBoxed { boxedSlots.append(variable.slot) }
        }
        declareTypeVariables(code, in: scope)
        let body: Code
        if let builder = code.builder {
            body = lowerBuilt(statements, builder)
        } else if code.isBuilder {
            body = code.result == .native("ToolbarContent") ? lowerItems(statements) : lowerBuilder(statements).code
        } else if code.isAsync, containsAwait(Syntax(statements)) {
            let block = lowerAsyncBody(statements)
            code.asyncBody = block
            body = { frame throws(Failure) in
                try AsyncRun.start(block, frame)
                return frame.result
            }
        } else {
            body = lowerFunctionBody(statements, scope)
        }
        finish(code, scope, body, boxedSlots)
        return scope
    }

    /// Boxes shared parameters on the way in, and notes what the scope used.
    private func finish(_ code: FunctionCode, _ scope: FunctionScope, _ body: @escaping Code, _ boxedSlots: [Int]) {
        code.slotCount = scope.slotCount
        code.usedFields = scope.usedFields
        program.selfCalls[ObjectIdentifier(code)] = scope.selfCalls
        if boxedSlots.isEmpty {
            code.body = body
        } else {
            code.body = { frame throws(Failure) in
                for slot in boxedSlots { frame.slots[slot] = .box(Box(frame.slots[slot])) }
                return try body(frame)
            }
        }
    }

    /// A body of statements; a single expression gives its value.
    private func lowerFunctionBody(_ statements: CodeBlockItemListSyntax, _ scope: FunctionScope) -> Code {
        if statements.count == 1, let item = statements.first {
            if let expression = item.item.as(ExprSyntax.self), !isStatementLike(expression) {
                let lowered = lower(expression, scope.resultType == .void ? .unknown : scope.resultType)
                if scope.resultType == .unknown { scope.resultType = lowered.type }
                if scope.resultType == .void {
                    let code = lowered.code
                    return { frame throws(Failure) in
                        _ = try code(frame)
                        return .void
                    }
                }
                return coerced(lowered, to: scope.resultType, at: expression).code
            }
            if let statement = item.item.as(ExpressionStmtSyntax.self), scope.resultType != .void,
                let lowered = lowerBranchExpression(statement.expression, scope.resultType)
            {
                if scope.resultType == .unknown { scope.resultType = lowered.type }
                return coerced(lowered, to: scope.resultType, at: statement.expression).code
            }
        }
        let steps = lowerStatements(statements)
        checkReturns(statements, scope)
        return { frame throws(Failure) in
            for step in steps {
                let flow = try step(frame)
                if flow != .next { break }
            }
            return frame.result
        }
    }

    func isStatementLike(_ expression: ExprSyntax) -> Bool {
        expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self) || isAssignment(expression)
    }

    func isAssignment(_ expression: ExprSyntax) -> Bool {
        guard let infix = expression.as(InfixOperatorExprSyntax.self) else { return false }
        if infix.operator.is(AssignmentExprSyntax.self) { return true }
        let name = infix.operator.trimmedDescription
        return name.count > 1 && name.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(name)
    }

    /// Finds functions that must give a value and end without one.
    private func checkReturns(_ statements: CodeBlockItemListSyntax, _ scope: FunctionScope) {
        guard ![.void, .unknown, .never].contains(scope.resultType) else { return }
        if statements.isEmpty {
            report(
                .error,
                "missing return in '\(scope.code.name)', which gives '\(name(scope.resultType))'",
                at: scope.code.position
            )
        } else if let last = statements.last, case .expr(let expression) = last.item, !isAssignment(expression),
            !expression.is(IfExprSyntax.self), !expression.is(SwitchExprSyntax.self), !isNever(expression)
        {
            error("missing return in '\(scope.code.name)', which gives '\(name(scope.resultType))'", at: last)
        }
    }

    private func isNever(_ expression: ExprSyntax) -> Bool {
        guard let call = expression.as(FunctionCallExprSyntax.self) else { return false }
        return ["fatalError", "preconditionFailure"].contains(call.calledExpression.trimmedDescription)
    }

    // MARK: Closures

    /// Lowers a closure; what it captures is taken when the closure is made.
    func lowerClosure(_ node: ClosureExprSyntax, _ expected: StaticType) -> Lowered {
        let function = expected.functionType
        checkParameterCount(node, function)
        let code = FunctionCode(name: "closure", position: position(node))
        program.codes.append(code)
        code.owner = currentType
        code.isBuilder = function?.isBuilder == true
        code.builder = function?.builder.map { program.types[$0] }
        code.parameters = closureParameters(node, function)
        code.result =
            node.signature?.returnClause.map { resolve($0.type) } ?? function?.result.substituting([:]) ?? .unknown
        code.isAsync = containsAwait(Syntax(node.statements))
        let outer = scope
        let captured = lowerCaptures(node)
        let inner = lowerBody(code, node.statements, parent: outer, captures: captured)
        if code.result == .unknown { code.result = inner.resultType }
        merge(inner, into: outer)
        let type = StaticType.FunctionType(
            parameters: code.parameters.map(\.parameter.type),
            result: code.result,
            isBuilder: code.isBuilder
        )
        let made = closureValue(code, inner, outer, type, node)
        let setters = captured.compactMap(\.set)
        guard !setters.isEmpty else { return made }
        let make = made.code
        return Lowered(made.type, made.position) { frame throws(Failure) in
            for set in setters { _ = try set(frame) }
            return try make(frame)
        }
    }

    /// Reports a closure that asks for more than it is given.
    private func checkParameterCount(_ node: ClosureExprSyntax, _ function: StaticType.FunctionType?) {
        guard let wanted = function?.parameters, !(wanted.count == 1 && wanted[0].mayBePair) else { return }
        let count = parameterCount(node)
        guard count > wanted.count else { return }
        let given = wanted.count == 1 ? "1 argument" : "\(wanted.count) arguments"
        error(
            "the closure is called with \(given), but \(count) are used in its body",
            at: node.signature.map { Syntax($0) } ?? Syntax(node)
        )
    }

    /// A name of a closure's capture list.
    struct CapturedValue {
        var name: String
        /// The variable that holds the value from when the closure was made; `nil` for `weak self`.
        var variable: LocalVariable?
        /// Takes the value.
        var set: Step?
    }

    /// Lowers a capture list: values are taken when the closure is made.
    private func lowerCaptures(_ node: ClosureExprSyntax) -> [CapturedValue] {
        guard let items = node.signature?.capture?.items else { return [] }
        return items.compactMap { item -> CapturedValue? in
            let name = item.name.text
            if name == "self", item.initializer == nil {
                return item.specifier?.specifier.text == "weak" ? CapturedValue(name: name) : nil
            }
            let value = item.initializer.map { lower($0.value) } ?? lowerName(name, at: item, .unknown)
            guard let scope else { return nil }
            let isWeak = item.specifier?.specifier.text == "weak"
            let variable = scope.declareHidden(isWeak ? value.type.asOptional : value.type)
            let code = value.code
            let slot = variable.slot
            return CapturedValue(name: name, variable: variable) { frame throws(Failure) in
                frame.slots[slot] = try code(frame)
                return .next
            }
        }
    }

    /// A function inside another one: captures like a closure.
    func localFunctionValue(
        _ code: FunctionCode,
        _ statements: CodeBlockItemListSyntax,
        _ outer: FunctionScope,
        _ node: some SyntaxProtocol
    ) -> Lowered {
        code.owner = currentType
        genericTypes.append(code.generics)
        let inner = lowerBody(code, statements, parent: outer)
        genericTypes.removeLast()
        merge(inner, into: outer)
        return closureValue(code, inner, outer, code.functionType, node)
    }

    private func closureValue(
        _ code: FunctionCode,
        _ inner: FunctionScope,
        _ outer: FunctionScope?,
        _ type: StaticType.FunctionType,
        _ node: some SyntaxProtocol
    ) -> Lowered {
        let position = position(node)
        let captures = inner.captures.compactMap { variable in outer?.rawCode(variable) }
        let usesSelf = code.usedFields != [] || !inner.selfCalls.isEmpty
        if captures.isEmpty, !usesSelf {
            let value = Value.function(FunctionValue(machine: machine, code: code, captures: [], selfValue: .missing))
            return Lowered(.function(type), position, constant: value)
        }
        return Lowered(.function(type), position) { frame in
            var values: [Value] = []
            values.reserveCapacity(captures.count)
            for capture in captures { values.append(capture(frame)) }
            return .function(
                FunctionValue(
                    machine: frame.machine,
                    code: code,
                    captures: values,
                    selfValue: usesSelf ? frame.selfValue : .missing
                )
            )
        }
    }

    /// Ends the lowering of an `async let`'s value, which captures like a closure.
    func finishConcurrent(
        _ code: FunctionCode,
        _ inner: FunctionScope,
        _ outer: FunctionScope?,
        at node: some SyntaxProtocol
    ) -> Lowered {
        finish(code, inner, code.body, [])
        merge(inner, into: outer)
        return closureValue(code, inner, outer, code.functionType, node)
    }

    /// What a closure uses of `self`, its surroundings use too.
    private func merge(_ inner: FunctionScope, into outer: FunctionScope?) {
        guard let outer else { return }
        if let fields = inner.usedFields { outer.usedFields?.formUnion(fields) } else { outer.usedFields = nil }
        outer.selfCalls += inner.selfCalls
    }

    private func closureParameters(_ node: ClosureExprSyntax, _ function: StaticType.FunctionType?) -> [CodeParameter] {
        var wanted = function?.parameters ?? []
        // A closure of several parameters takes a pair apart.
        if wanted.count == 1, parameterCount(node) > 1, case .tuple(let elements) = wanted[0] {
            wanted = elements.map(\.type)
        }
        func type(_ index: Int) -> StaticType { index < wanted.count ? wanted[index].substituting([:]) : .unknown }
        func isInOut(_ index: Int) -> Bool {
            guard let function, index < function.parameters.count, case .inOut = function.parameters[index] else {
                return false
            }
            return true
        }
        func plain(_ type: StaticType) -> StaticType {
            if case .inOut(let inner) = type { return inner }
            return type
        }
        switch node.signature?.parameterClause {
        case .simpleInput(let names):
            let names = Array(names)
            return names.enumerated().map { index, name in
                var parameter = CodeParameter(
                    parameter: Parameter(label: nil, type: plain(type(index))),
                    name: name.name.text
                )
                parameter.isInOut = isInOut(index)
                return parameter
            }
        case .parameterClause(let clause):
            return clause.parameters.enumerated().map { index, node in
                let declared = node.type.map { resolve($0) } ?? type(index)
                let name = (node.secondName ?? node.firstName).text
                var parameter = CodeParameter(parameter: Parameter(label: nil, type: plain(declared)), name: name)
                if case .inOut = declared { parameter.isInOut = true }
                if isInOut(index) { parameter.isInOut = true }
                return parameter
            }
        case nil:
            let count = shorthandCount(node)
            return (0..<count).map { index in
                var parameter = CodeParameter(
                    parameter: Parameter(label: nil, type: plain(type(index))),
                    name: "$\(index)"
                )
                parameter.isInOut = isInOut(index)
                return parameter
            }
        @unknown default: return []
        }
    }

    /// How many parameters `$0`, `$1`, … ask for.
    func shorthandCount(_ node: ClosureExprSyntax) -> Int {
        let visitor = ShorthandVisitor(viewMode: .sourceAccurate)
        visitor.walk(node.statements)
        return visitor.count
    }

    /// How many parameters a closure has.
    func parameterCount(_ node: ClosureExprSyntax) -> Int {
        switch node.signature?.parameterClause {
        case .simpleInput(let names): names.count
        case .parameterClause(let clause): clause.parameters.count
        case nil: shorthandCount(node)
        @unknown default: 0
        }
    }

    /// Lowers a closure as a builder that is not an argument of anything.
    func builderFunction(_ node: ClosureExprSyntax, name: String, parameters: [CodeParameter]) -> FunctionCode {
        let code = FunctionCode(name: name, position: position(node))
        code.isBuilder = true
        code.result = .view
        code.parameters = parameters
        pendBody(code, node.statements)
        return code
    }

    /// Works out which stored properties of `self` each function reads, those of the functions that it calls included.
    func resolveUsedFields() {
        var isChanged = true
        while isChanged {
            isChanged = false
            for code in program.codes {
                for callee in program.selfCalls[ObjectIdentifier(code)] ?? [] {
                    guard let used = code.usedFields else { break }
                    let combined = callee.usedFields.map { used.union($0) }
                    if combined != code.usedFields {
                        code.usedFields = combined
                        isChanged = true
                    }
                }
            }
        }
        program.selfCalls = [:]
    }
}

/// Finds the largest `$n` of a closure, not looking into closures inside it.
private final class ShorthandVisitor: SyntaxVisitor {
    private(set) var count = 0

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.baseName.text
        if name.hasPrefix("$"), let index = Int(name.dropFirst()) { count = max(count, index + 1) }
        return .skipChildren
    }
}
