import SwiftSyntax
import ViewRuntime

/// View builders: statements that add up to a view.
extension Lowering {
    /// A part of a builder: a statement that runs, or one that makes a view.
    private enum Part {
        case step(Step)
        case view(Lowered)
    }

    func lowerBuilder(_ list: CodeBlockItemListSyntax) -> Lowered {
        scope?.pushBlock()
        defer { scope?.popBlock() }
        let items = activeItems(list)
        // With a `return`, a builder is an ordinary function.
        if items.contains(where: { $0.is(ReturnStmtSyntax.self) }) {
            return counted(lowerReturningBuilder(items), for: list)
        }
        var parts: [Part] = []
        for item in items {
            if let part = lowerPart(item) { parts.append(part) }
        }
        return counted(assemble(parts, at: list), for: list)
    }

    private func lowerReturningBuilder(_ items: [Syntax]) -> Lowered {
        let steps = items.compactMap { lowerStatement($0) }
        let position = items.first.map { self.position($0) } ?? SourcePosition(line: 1, column: 1)
        return Lowered(.view, position) { frame throws(Failure) in
            _ = try Self.run(steps, frame)
            return frame.result
        }
    }

    private func assemble(_ parts: [Part], at node: some SyntaxProtocol) -> Lowered {
        let position = position(node)
        let views = parts.compactMap { part -> Lowered? in if case .view(let view) = part { view } else { nil } }
        if parts.isEmpty {
            return Lowered(.view, chain: ViewChain(constant: ViewValue(.empty, source: position)), position)
        }
        if parts.count == 1, let only = views.first { return Lowered(.view, chain: only.viewChain, only.position) }
        let constants = views.compactMap(\.constantView)
        if views.count == parts.count, constants.count == parts.count {
            return Lowered(.view, chain: ViewChain(constant: ViewValue(.tuple(constants), source: position)), position)
        }
        let codes = parts.map { part -> (step: Step?, view: ViewCode?) in
            switch part {
            case .step(let step): (step, nil)
            case .view(let view): (nil, view.viewCode)
            }
        }
        let count = views.count
        return Lowered(
            .view,
            chain: ViewChain { frame throws(Failure) in
                var made: [ViewValue] = []
                made.reserveCapacity(count)
                for code in codes {
                    if let view = code.view { made.append(try view(frame)) } else { _ = try code.step?(frame) }
                }
                if made.count == 1 { return made[0] }
                return ViewValue(made.isEmpty ? .empty : .tuple(made), source: position)
            },
            position
        )
    }

    private func lowerPart(_ item: Syntax) -> Part? {
        if let statement = item.as(ExpressionStmtSyntax.self) { return lowerBuilderExpression(statement.expression) }
        if let expression = item.as(ExprSyntax.self) { return lowerBuilderExpression(expression) }
        if item.is(ForStmtSyntax.self) || item.is(WhileStmtSyntax.self) {
            error(
                "closure containing control flow statement cannot be used with result builder 'ViewBuilder'; use ForEach",
                at: item
            )
            return nil
        }
        return lowerStatement(item).map { .step($0) }
    }

    private func lowerBuilderExpression(_ expression: ExprSyntax) -> Part? {
        if let node = expression.as(IfExprSyntax.self) { return .view(lowerBuilderIf(node)) }
        if let node = expression.as(SwitchExprSyntax.self) { return .view(lowerBuilderSwitch(node)) }
        if isAssignment(expression) {
            let step = lowerAssignment(expression)
            // A mistake in the assignment itself has been told of.
            guard step != nil else { return nil }
            let advice = "an assignment shows nothing: write it in an action, 'onAppear' or 'onChange'"
            error("type '()' cannot conform to 'View'; " + advice, at: expression)
            return nil
        }
        let lowered = lower(expression, .view)
        if lowered.isFailed { return .view(lowered) }
        let isOpen = lowered.type == .unknown || lowered.type.isGeneric
        if lowered.type == .void || lowered.type == .never {
            // `let _ = print(…)` and calls that give nothing are let through where SwiftUI lets them through.
            let code = lowered.code
            if expression.sourceText.hasPrefix("print(") {
                error("type '()' cannot conform to 'View'; write 'let _ = print(…)'", at: expression)
                return nil
            }
            return .step { frame throws(Failure) in
                _ = try code(frame)
                return .next
            }
        }
        if !isOpen, !isView(lowered.type), lowered.type != .null, !isShape(lowered.type) {
            error("type '\(name(lowered.type))' cannot conform to 'View'" + viewAdvice(lowered.type), at: expression)
            return .view(
                Lowered(
                    .view,
                    chain: ViewChain(constant: ViewValue(.empty, source: lowered.position)),
                    lowered.position
                )
            )
        }
        return .view(lowered)
    }

    /// What to write in the place of something that is no view.
    private func viewAdvice(_ type: StaticType) -> String {
        switch type {
        case .metatype(let instance): "; make one with '\(name(instance))()'"
        case .int, .double, .bool, .string, .character: "; show a value with 'Text(…)'"
        case .function: "; call it with '()'"
        default: ""
        }
    }

    private func isShape(_ type: StaticType) -> Bool {
        info(type)?.conforms(to: "Shape") == true || info(type)?.kind == .protocolType
    }

    private func lowerBuilderIf(_ node: IfExprSyntax) -> Lowered {
        let position = position(node)
        scope?.pushBlock()
        let condition = lowerConditions(node.conditions)
        let first = lowerBuilder(node.body.statements).viewCode
        scope?.popBlock()
        let second: ViewCode
        switch node.elseBody {
        case .ifExpr(let other): second = lowerBuilderIf(other).viewCode
        case .codeBlock(let block): second = lowerBuilder(block.statements).viewCode
        case nil: second = { _ in ViewValue(.empty, source: position) }
        @unknown default: second = { _ in ViewValue(.empty, source: position) }
        }
        return Lowered(
            .view,
            chain: ViewChain { frame throws(Failure) in
                try condition(frame)
                    ? ViewValue(.conditional(branch: 1, try first(frame)), source: position)
                    : ViewValue(.conditional(branch: 0, try second(frame)), source: position)
            },
            position
        )
    }

    private func lowerBuilderSwitch(_ node: SwitchExprSyntax) -> Lowered {
        let position = position(node)
        let subject = lower(node.subject)
        checkExhaustive(node, subject.type)
        let target = scope?.newTarget(label: nil, isLoop: false)
        if let target { scope?.jumpTargets.append(target) }
        let cases = lowerCases(node, subject.type) { statements -> ViewCode in
            // `break` leaves the case without a view.
            if statements.count == 1, let only = statements.first?.item, only.is(BreakStmtSyntax.self) {
                return { _ in ViewValue(.empty, source: position) }
            }
            return lowerBuilder(statements).viewCode
        }
        if target != nil { scope?.jumpTargets.removeLast() }
        let code = subject.code
        return Lowered(
            .view,
            chain: ViewChain { frame throws(Failure) in
                let value = try code(frame)
                for (index, item) in cases.enumerated() where try Self.matches(item.patterns, frame, value) {
                    return ViewValue(.conditional(branch: index, try item.body(frame)), source: position)
                }
                return ViewValue(.empty, source: position)
            },
            position
        )
    }

    // MARK: Builders of other things

    /// A builder of toolbar items: gives an array of what its statements make.
    func lowerItems(_ list: CodeBlockItemListSyntax) -> Code {
        let items = activeItems(list)
        var codes: [(step: Step?, item: Code?)] = []
        for item in items {
            if let node = item.as(ExprSyntax.self) ?? item.as(ExpressionStmtSyntax.self)?.expression {
                codes.append((nil, lowerItem(node)))
            } else if let step = lowerStatement(item) {
                codes.append((step, nil))
            }
        }
        let all: Code = { [codes] frame throws(Failure) in
            var values: [Value] = []
            for code in codes {
                if let item = code.item { values.append(try item(frame)) } else { _ = try code.step?(frame) }
            }
            return .array(values)
        }
        return counted(all, for: list)
    }

    /// What a `Group` gives, which may hold items in place of views; `nil` for all else.
    private func groupedItems(_ expression: ExprSyntax) -> Code? {
        guard let call = expression.as(FunctionCallExprSyntax.self), call.calledExpression.sourceText == "Group",
            topLevelTypes["Group"] == nil, let content = call.trailingClosure
        else { return nil }
        return attempt { lower(expression, .native("ToolbarContent")) }?.code ?? lowerItems(content.statements)
    }

    private func lowerItem(_ expression: ExprSyntax) -> Code {
        guard let node = expression.as(IfExprSyntax.self) else {
            return groupedItems(expression) ?? lower(expression, .native("ToolbarContent")).code
        }
        scope?.pushBlock()
        let condition = lowerConditions(node.conditions)
        let first = lowerItems(node.body.statements)
        scope?.popBlock()
        var second: Code = { _ in .array([]) }
        switch node.elseBody {
        case .ifExpr(let other): second = lowerItem(ExprSyntax(other))
        case .codeBlock(let block): second = lowerItems(block.statements)
        case nil: break
        @unknown default: break
        }
        return { [second] frame throws(Failure) in try condition(frame) ? try first(frame) : try second(frame) }
    }

    // MARK: ForEach

    func lowerForEach(_ arguments: Arguments, _ call: FunctionCallExprSyntax, _ start: SourcePosition) -> Lowered {
        guard let dataNode = arguments.inside.first?.expression,
            let contentNode = arguments.trailing.first?.expression
                ?? arguments.inside.first(where: { $0.label == "content" })?.expression
        else {
            return failed(
                "ForEach needs data and a closure. It takes: ForEach(_:content:), ForEach(_:id:content:)",
                at: call
            )
        }
        let labels = ["id", "content", "editActions"]
        for argument in arguments.inside.dropFirst() where !labels.contains(argument.label ?? "") {
            return failed(
                "'ForEach' has no parameter '\(argument.label ?? "_")'. It takes: ForEach(_:content:), ForEach(_:id:content:)",
                at: argument.expression
            )
        }
        if let actions = arguments.inside.first(where: { $0.label == "editActions" }) {
            let words = "'editActions' has no effect here: it would have let a finger move or delete rows"
            report(.note, words, at: position(actions.expression))
        }
        let data = lower(dataNode)
        if data.isFailed { return data }
        if data.type == .view { return lowerForEach(overViews: data, contentNode, start) }
        var isBinding = false
        var element = data.type.elementType
        if case .binding(let inner) = data.type {
            isBinding = true
            element = .binding(inner.elementType)
        }
        if case .int = data.type {
            return failed("ForEach needs a collection, such as 0..<\(dataNode.sourceText)", at: dataNode)
        }
        var path: Code?
        if let id = arguments.inside.first(where: { $0.label == "id" })?.expression {
            let wanted: StaticType = if case .binding(let inner) = element { inner } else { element }
            let identifier = lower(id, .function(StaticType.FunctionType(parameters: [wanted], result: .unknown)))
            path = identifier.code
            if let type = identifier.type.functionType?.result, misses("Hashable", type) {
                error("generic struct 'ForEach' requires that '\(name(type))' conform to 'Hashable'", at: call)
            }
        } else {
            checkIdentifiable(data.type, element, at: dataNode)
        }
        let function = StaticType.FunctionType(parameters: [element], result: .view, isBuilder: true)
        let content = lowerForEachContent(contentNode, function)
        let dataCode = data.code
        let isElementBinding = isBinding
        let chain = ViewChain { frame throws(Failure) in
            guard case .function(let body) = try content(frame) else { return ViewValue(.empty, source: start) }
            var keyPath: KeyPathValue?
            if case .keyPath(let value)? = try path?(frame) { keyPath = value }
            let source = try dataCode(frame)
            let elements = try ForEachData(source, isBinding: isElementBinding, frame.machine, start)
            return ViewValue(.forEach(ProgramForEach(data: elements, idPath: keyPath, body: body)), source: start)
        }
        return Lowered(.view, chain: chain, start)
    }

    /// `{ $item in … }` takes bindings; the parameter is called without its dollar sign too.
    private func lowerForEachContent(_ node: ExprSyntax, _ function: StaticType.FunctionType) -> Code {
        lower(node, .function(function)).code
    }

    private func checkIdentifiable(_ data: StaticType, _ element: StaticType, at node: ExprSyntax) {
        let inner: StaticType = if case .binding(let wrapped) = element { wrapped } else { element }
        switch (data, inner) {
        case (.range, _), (.unknown, _), (_, .unknown), (_, .generic), (_, Self.sectionType): return
        case (_, .user(let id)):
            let info = program.types[id]
            guard info.kind != .protocolType, !info.isClass || !info.conforms(to: "Identifiable") else { return }
            if info.lookup("id").isEmpty {
                error("'ForEach' needs 'id: \\.…' because '\(info.name)' does not conform to 'Identifiable'", at: node)
            } else if !info.conforms(to: "Identifiable"), knowsConformances(info) {
                error(
                    "referencing initializer 'init(_:content:)' on 'ForEach' requires that '\(info.name)' conform to "
                        + "'Identifiable'; having an 'id' is not enough, write ': Identifiable' behind its name",
                    at: node
                )
            }
        case (_, .int), (_, .string), (_, .double), (_, .character), (_, .bool), (_, .tuple):
            error("'ForEach' needs 'id: \\.self' because '\(name(inner))' does not conform to 'Identifiable'", at: node)
        default: return
        }
    }
}
