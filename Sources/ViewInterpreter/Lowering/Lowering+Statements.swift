import SwiftSyntax
import ViewRuntime

/// Statements.
extension Lowering {
    func lowerStatements(_ list: CodeBlockItemListSyntax) -> [Step] {
        // Local functions are known before their place, so that they can call each other.
        let items = activeItems(list)
        declareAliases(items)
        var steps = declareLocalFunctions(items)
        var defers: [(index: Int, steps: [Step])] = []
        for item in items {
            if let node = item.as(DeferStmtSyntax.self) {
                defers.append((steps.count, lowerBlock(node.body.statements)))
            } else if let step = lowerStatement(item) {
                steps.append(step)
            }
        }
        guard let first = defers.first else { return steps }
        let before = Array(steps[..<first.index])
        return before + [deferring(Array(steps[first.index...]), defers.map { ($0.index - first.index, $0.steps) })]
    }

    /// Makes the type aliases of a block known.
    func declareAliases(_ items: [Syntax]) {
        for item in items {
            guard let node = item.as(TypeAliasDeclSyntax.self) else { continue }
            scope?.declare(alias: node.name.text, resolve(node.initializer.value))
        }
    }

    /// Runs deferred statements, last first, however the others end.
    private func deferring(_ steps: [Step], _ defers: [(index: Int, steps: [Step])]) -> Step {
        { frame throws(Failure) in
            var reached = 0
            var flow = Flow.next
            var failure: Failure?
            do throws(Failure) {
                for step in steps {
                    flow = try step(frame)
                    if flow != .next { break }
                    reached += 1
                }
            } catch {
                failure = error
            }
            let thrown = frame.machine.thrown
            let result = frame.result
            for (index, body) in defers.reversed() where index <= reached {
                for step in body where try step(frame) != .next { break }
            }
            frame.result = result
            if let failure {
                frame.machine.thrown = thrown
                throw failure
            }
            return flow
        }
    }

    /// Lowers statements in a block of their own.
    func lowerBlock(_ list: CodeBlockItemListSyntax) -> [Step] {
        scope?.pushBlock()
        defer { scope?.popBlock() }
        return lowerStatements(list)
    }

    /// Runs steps one after the other.
    static func run(_ steps: [Step], _ frame: Frame) throws(Failure) -> Flow {
        for step in steps {
            let flow = try step(frame)
            if flow != .next { return flow }
        }
        return .next
    }

    func lowerStatement(_ item: Syntax) -> Step? {
        if let node = item.as(VariableDeclSyntax.self) { return lowerVariable(node) }
        if let node = item.as(ReturnStmtSyntax.self) { return lowerReturn(node) }
        if let node = item.as(GuardStmtSyntax.self) { return lowerGuard(node) }
        if let node = item.as(ForStmtSyntax.self) { return lowerFor(node, label: nil) }
        if let node = item.as(WhileStmtSyntax.self) { return lowerWhile(node, label: nil) }
        if let node = item.as(RepeatStmtSyntax.self) { return lowerRepeat(node, label: nil) }
        if let node = item.as(LabeledStmtSyntax.self) { return lowerLabeled(node) }
        if let node = item.as(BreakStmtSyntax.self) { return lowerBreak(node) }
        if let node = item.as(ContinueStmtSyntax.self) { return lowerContinue(node) }
        if item.is(FallThroughStmtSyntax.self) { return { _ in .fallenThrough } }
        if let node = item.as(ThrowStmtSyntax.self) { return lowerThrow(node) }
        if let node = item.as(DoStmtSyntax.self) { return lowerDo(node) }
        if let node = item.as(ExpressionStmtSyntax.self) { return lowerExpressionStatement(node.expression) }
        if let node = item.as(FunctionDeclSyntax.self) { return lowerLocalFunction(node) }
        if let node = item.as(ExprSyntax.self) { return lowerExpressionStatement(node) }
        if item.declGroup != nil {
            return nil
        }
        if item.is(TypeAliasDeclSyntax.self) || item.is(MissingDeclSyntax.self) || item.is(ImportDeclSyntax.self) {
            return nil
        }
        warn("this statement is not supported", at: item)
        return nil
    }

    func lowerExpressionStatement(_ node: ExprSyntax) -> Step? {
        if let node = node.as(IfExprSyntax.self) { return lowerIf(node) }
        if let node = node.as(SwitchExprSyntax.self) { return lowerSwitch(node, label: nil) }
        if isAssignment(node) { return lowerAssignment(node) }
        let code = lower(node).code
        return { frame throws(Failure) in
            _ = try code(frame)
            return .next
        }
    }

    // MARK: Variables

    private func lowerVariable(_ node: VariableDeclSyntax) -> Step? {
        let isMutable = node.bindingSpecifier.text == "var"
        var steps: [Step] = []
        for (index, binding) in node.bindings.enumerated() {
            var type = binding.typeAnnotation.map { resolve($0.type) } ?? .unknown
            if type == .unknown, binding.initializer == nil {
                // `var a, b: Int` states the type once, at the end.
                let later = node.bindings.dropFirst(index).first { $0.typeAnnotation != nil }
                if let later, let annotation = later.typeAnnotation { type = resolve(annotation.type) }
            }
            checkDeclaration(binding, isMutable: isMutable)
            if let step = lowerBinding(binding, type, isMutable: isMutable) { steps.append(step) }
        }
        if steps.count == 1 { return steps[0] }
        return { [steps] frame throws(Failure) in try Self.run(steps, frame) }
    }

    /// Reports a name that its block has already, and a constant that would be computed.
    private func checkDeclaration(_ binding: PatternBindingSyntax, isMutable: Bool) {
        if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.withoutBackticks,
            scope?.isDeclaredHere(name) == true
        {
            error("invalid redeclaration of '\(name)'", at: binding.pattern)
        }
        if !isMutable, let block = binding.accessorBlock, case .getter = block.accessors {
            error("'let' declarations cannot be computed properties; use 'var'", at: block)
        }
    }

    private func lowerBinding(_ binding: PatternBindingSyntax, _ type: StaticType, isMutable: Bool) -> Step? {
        if let block = binding.accessorBlock, case .getter(let statements) = block.accessors {
            return lowerLocalComputed(binding, type, statements)
        }
        guard let value = binding.initializer?.value else {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, let scope else {
                return nil
            }
            // A constant that is set later is written like a variable.
            let variable = scope.declare(name.withoutBackticks, type, isMutable: true)
            let initial: Value = type.isOptional ? .null : .missing
            let (slot, isBoxed) = (variable.slot, variable.isBoxed)
            return { frame in
                frame.slots[slot] = isBoxed ? .box(Box(initial)) : initial
                return .next
            }
        }
        let lowered = coerced(lower(value, type), to: type, at: value)
        let known = type == .unknown ? lowered.type : type
        return bind(binding.pattern, lowered.code, known, isMutable: isMutable)
    }

    /// A local computed variable is a function without parameters.
    private func lowerLocalComputed(
        _ binding: PatternBindingSyntax,
        _ type: StaticType,
        _ statements: CodeBlockItemListSyntax
    ) -> Step? {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, let scope else {
            return nil
        }
        let code = FunctionCode(name: name, position: position(binding))
        code.result = type
        code.isBuilder = type == .view
        program.codes.append(code)
        let lowered = localFunctionValue(code, statements, scope, binding)
        let variable = scope.declare(name, type, isMutable: false)
        variable.isComputed = true
        let slot = variable.slot
        let make = lowered.code
        return { frame throws(Failure) in
            frame.slots[slot] = try make(frame)
            return .next
        }
    }

    /// Sets the variables of a pattern from a value.
    func bind(_ pattern: PatternSyntax, _ code: @escaping Code, _ type: StaticType, isMutable: Bool) -> Step? {
        guard let scope else { return nil }
        if let node = pattern.as(IdentifierPatternSyntax.self) {
            let variable = scope.declare(node.identifier.text.withoutBackticks, type, isMutable: isMutable)
            let (slot, isBoxed) = (variable.slot, variable.isBoxed)
            if isBoxed {
                return { frame throws(Failure) in
                    frame.slots[slot] = .box(Box(try code(frame)))
                    return .next
                }
            }
            return { frame throws(Failure) in
                frame.slots[slot] = try code(frame)
                return .next
            }
        }
        if pattern.is(WildcardPatternSyntax.self) {
            return { frame throws(Failure) in
                _ = try code(frame)
                return .next
            }
        }
        let slot = scope.newSlot()
        let match = lowerPattern(pattern, type, isMutable: isMutable)
        let position = position(pattern)
        return { frame throws(Failure) in
            frame.slots[slot] = try code(frame)
            guard try match(frame, frame.slots[slot]) else {
                throw frame.machine.trap("the pattern does not fit the value", position)
            }
            return .next
        }
    }

    // MARK: Local functions

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

    private func lowerLocalFunction(_ node: FunctionDeclSyntax) -> Step? {
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

    // MARK: Jumps

    private func lowerReturn(_ node: ReturnStmtSyntax) -> Step? {
        guard let scope else { return nil }
        guard let expression = node.expression else {
            if scope.resultType == .unknown { scope.resultType = .void }
            return { frame in
                frame.result = .void
                return .returned
            }
        }
        let lowered: Lowered
        if scope.code.isBuilder {
            lowered = lower(expression, .view)
        } else {
            let isInferred = scope.code.result == .unknown || scope.resultType == .null
            let wanted = scope.resultType == .null ? .unknown : scope.resultType
            var value = lower(expression, wanted)
            if isInferred, wanted != .unknown, value.type == .null {
                scope.resultType = wanted.asOptional
                value.type = scope.resultType
            }
            lowered = coerced(value, to: scope.resultType == .null ? .unknown : scope.resultType, at: expression)
            if scope.resultType == .null { scope.resultType = lowered.type.asOptional }
        }
        if scope.resultType == .unknown { scope.resultType = lowered.type }
        if scope.code.result == .void, !["closure", "init"].contains(scope.code.name), !lowered.isFailed,
            ![.void, .unknown, .never].contains(lowered.type), !lowered.type.isGeneric
        {
            error("unexpected non-void return value in void function", at: expression)
        }
        let code = lowered.code
        return { frame throws(Failure) in
            frame.result = try code(frame)
            return .returned
        }
    }

    private func lowerBreak(_ node: BreakStmtSyntax) -> Step? {
        let target = scope?.jumpTargets.last { node.label == nil ? !$0.needsLabel : $0.label == node.label?.text }
        guard let target else {
            error("'break' is only allowed inside a loop or a switch", at: node)
            return nil
        }
        return { _ in .broken(target.id) }
    }

    private func lowerContinue(_ node: ContinueStmtSyntax) -> Step? {
        let target = scope?.jumpTargets.last { $0.isLoop && (node.label == nil || $0.label == node.label?.text) }
        guard let target else {
            error("'continue' is only allowed inside a loop", at: node)
            return nil
        }
        return { _ in .continued(target.id) }
    }

    private func lowerLabeled(_ node: LabeledStmtSyntax) -> Step? {
        let label = node.label.text
        if let loop = node.statement.as(ForStmtSyntax.self) { return lowerFor(loop, label: label) }
        if let loop = node.statement.as(WhileStmtSyntax.self) { return lowerWhile(loop, label: label) }
        if let loop = node.statement.as(RepeatStmtSyntax.self) { return lowerRepeat(loop, label: label) }
        if let statement = node.statement.as(ExpressionStmtSyntax.self),
            let node = statement.expression.as(SwitchExprSyntax.self)
        {
            return lowerSwitch(node, label: label)
        }
        guard let scope else { return nil }
        var target = scope.newTarget(label: label, isLoop: false)
        target.needsLabel = true
        scope.jumpTargets.append(target)
        defer { scope.jumpTargets.removeLast() }
        guard let step = lowerStatement(Syntax(node.statement)) else { return nil }
        let id = target.id
        return { frame throws(Failure) in
            let flow = try step(frame)
            return flow == .broken(id) ? .next : flow
        }
    }

    private func lowerThrow(_ node: ThrowStmtSyntax) -> Step {
        checkHandled(at: node.throwKeyword)
        let code = lower(node.expression).code
        let position = position(node)
        return { frame throws(Failure) in
            let error = try code(frame)
            frame.machine.thrown = error
            throw Failure(
                reason: .trap,
                message: "error \(error.description) is thrown and not caught",
                position: position
            )
        }
    }

    private func lowerDo(_ node: DoStmtSyntax) -> Step {
        let body = lowerBlock(node.body.statements)
        guard !node.catchClauses.isEmpty else { return { frame throws(Failure) in try Self.run(body, frame) } }
        let clauses = node.catchClauses.map { clause -> (match: Match, body: [Step]) in
            scope?.pushBlock()
            defer { scope?.popBlock() }
            return (lowerCatch(clause), lowerStatements(clause.body.statements))
        }
        return { frame throws(Failure) in
            do throws(Failure) {
                return try Self.run(body, frame)
            } catch {
                guard let thrown = frame.machine.thrown else { throw error }
                for clause in clauses where try clause.match(frame, thrown) {
                    frame.machine.thrown = nil
                    return try Self.run(clause.body, frame)
                }
                throw error
            }
        }
    }

    /// Lowers what a `catch` takes; names that it binds are known from here on.
    func lowerCatch(_ clause: CatchClauseSyntax) -> Match {
        let patterns = clause.catchItems.compactMap { item -> Match? in
            guard let pattern = item.pattern else { return nil }
            let match = lowerPattern(pattern, .unknown, isMutable: false)
            return item.whereClause.map { refine(match, $0.condition) } ?? match
        }
        if !patterns.isEmpty {
            return { frame, value throws(Failure) in try Self.matches(patterns, frame, value) }
        }
        guard let variable = scope?.declare("error", .unknown, isMutable: false) else { return { _, _ in true } }
        let slot = variable.slot
        return { frame, value in
            frame.slots[slot] = value
            return true
        }
    }

    /// A pattern that also asks for a condition.
    func refine(
        _ match: @escaping Match,
        _ condition: ExprSyntax
    ) -> Match {
        let code = lower(condition, .bool).code
        return { frame, value throws(Failure) in
            guard try match(frame, value) else { return false }
            return try code(frame).isTrue
        }
    }
}

extension Value {
    /// A condition's value; anything but `true` is false.
    var isTrue: Bool {
        if case .bool(let value) = self { return value }
        return false
    }
}
