import SwiftSyntax

/// Calls that may wait: they are marked with `await`, and stand where something may wait.
extension Lowering {
    /// Where a call that may wait stands.
    private enum WaitingPlace {
        /// A function, closure or accessor that may wait.
        case asynchronous
        /// One that may not.
        case synchronous
        /// The first value of a property.
        case initializer
        /// Nothing is known of it.
        case open
    }

    /// Keeps a call that may wait, which is looked at once the rest of the program is known to be right.
    ///
    /// A call that is lowered again and found to be of something else counts no more.
    func noteWaitingCall(_ isAsync: Bool, at node: some SyntaxProtocol) {
        guard isAsync || !waitingCalls.isEmpty else { return }
        let place = node.positionAfterSkippingLeadingTrivia
        let isKept = isAsync && node.position < endPosition && node.parent != nil && !isForeign(currentType)
        waitingCalls[place] = isKept ? Syntax(node) : nil
    }

    /// The same for a function of the program; the compiler takes one that does not wait where both are there.
    func noteWaitingCall(_ code: FunctionCode, at node: some SyntaxProtocol) {
        guard code.isAsync || !waitingCalls.isEmpty else { return }
        let others = (code.owner?.lookupAll(code.name) ?? []) + (code.owner?.lookupStatic(code.name) ?? [])
        let both = others + (globals[code.name] ?? [])
        let isChoice = both.contains { member in
            guard case .method(let other) = member else { return false }
            return !other.isAsync
        }
        noteWaitingCall(code.isAsync && !isChoice, at: node)
    }

    /// Reports calls without their `await`, and those that stand where nothing waits.
    func checkWaiting() {
        for (_, call) in waitingCalls.sorted(by: { $0.key < $1.key }) { checkWaiting(call) }
        for (_, closure) in waitingClosures.sorted(by: { $0.key < $1.key }) { checkTaker(of: closure) }
    }

    private func checkWaiting(_ call: Syntax) {
        var (isMarked, isStatement, anchor) = (false, true, call)
        var place = call.parent
        while let node = place {
            if let found = waitingPlace(node, isMarked) {
                if let message = message(found, isMarked) { error(message, at: start(of: anchor)) }
                return
            }
            if isStatement {
                if node.is(AwaitExprSyntax.self) || isConcurrent(node) { isMarked = true }
                if node.is(TryExprSyntax.self) { anchor = node }
                if node.is(CodeBlockItemSyntax.self) { isStatement = false }
            }
            place = node.parent
        }
    }

    private func isConcurrent(_ node: Syntax) -> Bool {
        node.as(VariableDeclSyntax.self)?.modifiers.contains { $0.name.text == "async" } == true
    }

    /// The beginning of the call that a name belongs to.
    private func start(of node: Syntax) -> Syntax {
        guard let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id else {
            return node
        }
        return Syntax(access)
    }

    private func message(_ place: WaitingPlace, _ isMarked: Bool) -> String? {
        switch place {
        case .asynchronous: isMarked ? nil : "expression is 'async' but is not marked with 'await'"
        case .synchronous: "'async' call in a function that does not support concurrency"
        case .initializer: "'async' call cannot occur in a property initializer"
        case .open: nil
        }
    }

    /// What kind of place a node around a call is; `nil` for one that is inside of such a place.
    private func waitingPlace(_ node: Syntax, _ isMarked: Bool) -> WaitingPlace? {
        switch node.kind {
        case .closureExpr:
            guard let closure = node.as(ClosureExprSyntax.self) else { return .open }
            // A closure waits if it says so; whether it may is a matter of what takes it.
            if isMarked { return .open }
            let isWaiting = containsAwait(Syntax(closure.statements)) || Self.waitingTakers.contains(taker(of: closure))
            return isWaiting ? .asynchronous : .synchronous
        case .functionDecl:
            let effects = node.as(FunctionDeclSyntax.self)?.signature.effectSpecifiers
            return effects?.asyncSpecifier == nil ? .synchronous : .asynchronous
        case .initializerDecl:
            let effects = node.as(InitializerDeclSyntax.self)?.signature.effectSpecifiers
            return effects?.asyncSpecifier == nil ? .synchronous : .asynchronous
        case .accessorDecl:
            let effects = node.as(AccessorDeclSyntax.self)?.effectSpecifiers
            return effects?.asyncSpecifier == nil ? .synchronous : .asynchronous
        case .accessorBlock, .deinitializerDecl: return .synchronous
        case .functionParameter, .macroExpansionDecl, .macroExpansionExpr, .enumCaseElement: return .open
        case .memberBlockItem: return .initializer
        default: return nil
        }
    }

    // MARK: Closures that wait

    /// What takes closures that may wait.
    private static let waitingTakers: Set<String> = ["Task", "task", "refreshable", "detached", "addTask"]

    /// What takes closures that may not.
    private static let synchronousTakers: Set<String> = [
        "Button", "withAnimation", "onAppear", "onDisappear", "onTapGesture", "onLongPressGesture", "onChange",
        "onSubmit", "onReceive", "onHover", "onChanged", "onEnded", "onOpenURL", "onDelete", "onMove", "forEach",
        "asyncAfter",
    ]

    /// Keeps a closure that waits.
    func noteWaitingClosure(_ node: ClosureExprSyntax) {
        guard node.position < endPosition, !isForeign(currentType) else { return }
        waitingClosures[node.position] = node
    }

    /// The name of the function, method or type that a closure is an argument of; empty if it is none.
    private func taker(of closure: ClosureExprSyntax) -> String {
        var place = closure.parent
        if place?.is(LabeledExprSyntax.self) == true || place?.is(MultipleTrailingClosureElementSyntax.self) == true {
            place = place?.parent?.parent
        }
        guard let callee = place?.as(FunctionCallExprSyntax.self)?.calledExpression else { return "" }
        return callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? callee.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    }

    /// Reports a closure that waits and is handed to what takes none such.
    private func checkTaker(of closure: ClosureExprSyntax) {
        let name = taker(of: closure)
        guard Self.synchronousTakers.contains(name), !isDeclared(name) else { return }
        error(
            "cannot pass function of type '() async -> ()' to parameter expecting synchronous function type; "
                + "wait in a task of its own: 'Task { … }'",
            at: closure
        )
    }

    /// Says whether the program has a type, function or member of that name.
    private func isDeclared(_ name: String) -> Bool {
        topLevelTypes[name] != nil || globals[name] != nil
            || (program.types + Array(extensions.values)).contains { info in
                info.members[name] != nil || info.statics[name] != nil || info.nested[name] != nil
            }
    }
}
