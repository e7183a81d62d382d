import SwiftSyntax
import ViewRuntime

/// Says whether a condition holds, and sets the variables that it binds.
typealias Condition = (Frame) throws(EvaluationFailure) -> Bool

/// `if`, `guard`, `switch` and loops.
extension Lowering {
    /// Lowers the conditions of an `if`, `guard` or `while`; variables that they bind are known from here on.
    func lowerConditions(_ list: ConditionElementListSyntax) -> Condition {
        let checks = list.map { lowerCondition($0) }
        if checks.count == 1 { return checks[0] }
        return { frame throws(Failure) in
            for check in checks where try !check(frame) { return false }
            return true
        }
    }

    private func lowerCondition(_ element: ConditionElementSyntax) -> Condition {
        switch element.condition {
        case .expression(let expression):
            var lowered = lower(expression, .bool)
            if lowered.type.isForeign { lowered = counted(lowered, as: .bool) }
            if ![.bool, .unknown].contains(lowered.type), !lowered.isFailed {
                error(
                    "cannot convert value of type '\(name(lowered.type))' to expected condition type 'Bool'",
                    at: expression
                )
            }
            let code = lowered.code
            return { frame throws(Failure) in try code(frame).isTrue }
        case .optionalBinding(let binding): return lowerOptionalBinding(binding)
        case .matchingPattern(let node):
            let lowered = lower(node.initializer.value)
            let code = lowered.code
            let match = lowerPattern(node.pattern, lowered.type, isMutable: false)
            return { frame throws(Failure) in try match(frame, try code(frame)) }
        case .availability(let node):
            let isAvailable = node.availabilityKeyword.text == "#available"
            return { _ in isAvailable }
        @unknown default:
            error("this condition is not supported", at: element)
            return { _ in false }
        }
    }

    private func lowerOptionalBinding(_ node: OptionalBindingConditionSyntax) -> Condition {
        let lowered: Lowered
        if let value = node.initializer?.value {
            lowered = lower(value)
        } else {
            let reference = DeclReferenceExprSyntax(baseName: .identifier(node.pattern.sourceText))
            lowered = lowerName(reference.baseName.text, at: node.pattern, .unknown)
        }
        let type = node.typeAnnotation.map { resolve($0.type) } ?? lowered.type.unwrapped
        let isOpen = lowered.type == .unknown || lowered.type.isForeign
        if !lowered.type.isOptional, !isOpen, !lowered.isFailed, let value = node.initializer?.value {
            error("initializer for conditional binding must have Optional type, not '\(name(lowered.type))'", at: value)
        }
        let code = lowered.code
        if !node.pattern.is(IdentifierPatternSyntax.self), !node.pattern.is(WildcardPatternSyntax.self) {
            let match = lowerPattern(
                node.pattern,
                type,
                isMutable: node.bindingSpecifier.text == "var",
                isBinding: true
            )
            return { frame throws(Failure) in
                let value = try code(frame)
                return value.isNull ? false : try match(frame, value.outOfOptional)
            }
        }
        guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.withoutBackticks, let scope
        else {
            return { frame throws(Failure) in try !code(frame).isNull }
        }
        let variable = scope.declare(name, type, isMutable: node.bindingSpecifier.text == "var")
        let (slot, isBoxed) = (variable.slot, variable.isBoxed)
        return { frame throws(Failure) in
            let value = try code(frame)
            if value.isNull { return false }
            let held = value.outOfOptional
            frame.slots[slot] = isBoxed ? .box(Box(held)) : held
            return true
        }
    }

    func lowerIf(_ node: IfExprSyntax) -> Step {
        scope?.pushBlock()
        let condition = lowerConditions(node.conditions)
        let body = lowerStatements(node.body.statements)
        scope?.popBlock()
        var otherwise: [Step] = []
        switch node.elseBody {
        case .ifExpr(let other): otherwise = [lowerIf(other)]
        case .codeBlock(let block): otherwise = lowerBlock(block.statements)
        case nil: break
        @unknown default: break
        }
        return { [otherwise] frame throws(Failure) in
            try condition(frame) ? try Self.run(body, frame) : try Self.run(otherwise, frame)
        }
    }

    func lowerGuard(_ node: GuardStmtSyntax) -> Step {
        // The names that the conditions bind stay known after the statement, but not in its body.
        let body = lowerBlock(node.body.statements)
        let condition = lowerConditions(node.conditions)
        let position = position(node)
        return { frame throws(Failure) in
            if try condition(frame) { return .next }
            let flow = try Self.run(body, frame)
            if flow == .next { throw frame.machine.trap("the body of 'guard' must not fall through", position) }
            return flow
        }
    }

    // MARK: switch

    /// One case: the patterns, any of which may fit, and what runs then.
    struct SwitchCase<Body> {
        var patterns: [Match]
        var body: Body
    }

    /// Lowers the cases of a switch with `lowerBody` for what stands in them.
    func lowerCases<Body>(
        _ node: SwitchExprSyntax,
        _ type: StaticType,
        _ lowerBody: (CodeBlockItemListSyntax) -> Body
    ) -> [SwitchCase<Body>] {
        var cases: [SwitchCase<Body>] = []
        for element in node.cases {
            guard let node = element.as(SwitchCaseSyntax.self) else { continue }
            scope?.pushBlock()
            defer { scope?.popBlock() }
            var patterns: [Match] = []
            switch node.label {
            case .default:
                let always: Match = { _, _ in true }
                patterns.append(always)
            case .case(let label):
                if label.caseItems.count > 1 { scope?.sharesNames = true }
                defer { scope?.sharesNames = false }
                for item in label.caseItems {
                    var match = lowerPattern(item.pattern, type, isMutable: false)
                    if let condition = item.whereClause?.condition { match = refine(match, condition) }
                    patterns.append(match)
                }
            @unknown default: error("this case is not supported", at: node)
            }
            cases.append(SwitchCase(patterns: patterns, body: lowerBody(node.statements)))
        }
        return cases
    }

    func lowerSwitch(_ node: SwitchExprSyntax, label: String?) -> Step? {
        guard let scope else { return nil }
        let subject = lower(node.subject)
        checkExhaustive(node, subject.type)
        let target = scope.newTarget(label: label, isLoop: false)
        scope.jumpTargets.append(target)
        let cases = lowerCases(node, subject.type) { lowerStatements($0) }
        scope.jumpTargets.removeLast()
        let code = subject.code
        return { frame throws(Failure) in
            let value = try code(frame)
            for (index, item) in cases.enumerated() where try Self.matches(item.patterns, frame, value) {
                var position = index
                while position < cases.count {
                    let flow = try Self.run(cases[position].body, frame)
                    if flow == .fallenThrough {
                        position += 1
                        continue
                    }
                    return flow == .broken(target.id) ? .next : flow
                }
                return .next
            }
            return .next
        }
    }

    static func matches(
        _ patterns: [Match],
        _ frame: Frame,
        _ value: Value
    ) throws(Failure) -> Bool {
        for pattern in patterns where try pattern(frame, value) { return true }
        return false
    }

    // MARK: Loops

    /// Lowers a loop's body with the loop as the innermost target of jumps.
    private func loopBody(_ statements: CodeBlockItemListSyntax, _ label: String?) -> (id: Int, steps: [Step]) {
        guard let scope else { return (0, []) }
        let target = scope.newTarget(label: label, isLoop: true)
        scope.jumpTargets.append(target)
        defer { scope.jumpTargets.removeLast() }
        return (target.id, lowerBlock(statements))
    }

    func lowerWhile(_ node: WhileStmtSyntax, label: String?) -> Step {
        scope?.pushBlock()
        defer { scope?.popBlock() }
        let condition = lowerConditions(node.conditions)
        let (id, statements) = loopBody(node.body.statements, label)
        let body = [counting(node.conditions)].compactMap { $0 } + statements
        let position = position(node)
        return { frame throws(Failure) in
            while try condition(frame) {
                try frame.machine.step(position)
                let flow = try Self.run(body, frame)
                if flow == .next || flow == .continued(id) { continue }
                return flow == .broken(id) ? .next : flow
            }
            return .next
        }
    }

    func lowerRepeat(_ node: RepeatStmtSyntax, label: String?) -> Step {
        let (id, body) = loopBody(node.body.statements, label)
        let condition = counted(lower(node.condition, .bool).code, for: node.condition)
        let position = position(node)
        return { frame throws(Failure) in
            repeat {
                try frame.machine.step(position)
                let flow = try Self.run(body, frame)
                if flow == .next || flow == .continued(id) { continue }
                return flow == .broken(id) ? .next : flow
            } while try condition(frame).isTrue
            return .next
        }
    }

    func lowerFor(_ node: ForStmtSyntax, label: String?) -> Step? {
        guard let scope else { return nil }
        var sequence = lower(node.sequence, elementHint(node))
        if sequence.type.isForeign { sequence = counted(sequence, as: .array(.foreign)) }
        let code = sequence.code
        checkSequence(sequence, at: node.sequence)
        scope.pushBlock()
        defer { scope.popBlock() }
        checkPlaces(node.pattern, sequence.type.elementType, at: node.sequence)
        let assign = loopVariable(node, sequence.type.elementType)
        let filter = node.whereClause.map { counted(lower($0.condition, .bool).code, for: $0.condition) }
        let (id, body) = loopBody(node.body.statements, label)
        let position = position(node)
        let round: (Frame, Value) throws(Failure) -> Flow = { frame, value throws(Failure) in
            try frame.machine.step(position)
            guard try assign(frame, value) else { return .next }
            if let filter, try !filter(frame).isTrue { return .next }
            return try Self.run(body, frame)
        }
        return { frame throws(Failure) in
            let source = try code(frame)
            var iterator = try ValueIterator(source, frame.machine, position)
            while let value = try iterator.next() {
                let flow = try round(frame, value)
                if flow == .next || flow == .continued(id) { continue }
                return flow == .broken(id) ? .next : flow
            }
            return .next
        }
    }

    /// Reports what cannot be gone through.
    private func checkSequence(_ sequence: Lowered, at node: ExprSyntax) {
        guard !sequence.isFailed else { return }
        let isNone: Bool =
            switch sequence.type {
            case .int, .sized, .double, .float, .bool, .optional: true
            case .user(let id):
                program.types[id].kind != .protocolType
                    && !program.types[id].isAnySequence
                    && program.types[id].lookup("makeIterator").isEmpty && program.types[id].lookup("next").isEmpty
            default: false
            }
        guard isNone else { return }
        let advice = sequence.type.isOptional ? "; unwrap the optional first" : ""
        error("for-in loop requires '\(name(sequence.type))' to conform to 'Sequence'\(advice)", at: node)
    }

    /// Sets the loop's variables; false for an element that the pattern leaves out.
    private func loopVariable(_ node: ForStmtSyntax, _ type: StaticType) -> Match {
        if node.caseKeyword == nil, let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, let scope
        {
            let variable = scope.declare(name.withoutBackticks, type, isMutable: false)
            let slot = variable.slot
            return { frame, value in
                frame.slots[slot] = value
                return true
            }
        }
        return lowerPattern(node.pattern, type, isMutable: false)
    }

    /// What a stated type of the element says of a sequence that is written out, as in `for letter: Character in ["a", "b"]`.
    func elementHint(_ node: ForStmtSyntax) -> StaticType {
        guard node.sequence.is(ArrayExprSyntax.self), let annotation = node.typeAnnotation else { return .unknown }
        return .array(resolve(annotation.type))
    }
}
