import SwiftSyntax
import ViewRuntime

/// Collects the program's declarations: first types by name, then their members, then bodies.
extension Lowering {
    func lowerFile(_ tree: SourceFileSyntax, hasLocalTypes: Bool = true) {
        let localTypes = hasLocalTypes ? LocalTypes.collect(tree) : []
        let own = activeItems(tree.statements)
        let items = preludeItems(tree) + own + localTypes
        checkImports(items)
        checkRedeclarations(own.compactMap { $0.as(DeclSyntax.self) })
        for item in items { declareTypes(item) }
        for item in items { declareInheritance(item) }
        for item in items where isAskedFor(item) { declareMembers(item) }
        for item in items where !isAskedFor(item) { declareMembers(item) }
        for info in program.types { finishType(info) }
        for item in items { lowerPreviews(item) }
        // First values before bodies, so that bodies know the types of properties that do not state them.
        for value in pendingValues where diagnostics.count < Self.mostMistakes { value() }
        for body in pendingBodies where diagnostics.count < Self.mostMistakes { body() }
        checkFlow()
        resolveUsedFields()
    }

    /// Types of the standard library that are written in the language, unless the program brings its own.
    private func preludeItems(_ tree: SourceFileSyntax) -> [Syntax] {
        let own = Set(tree.statements.compactMap { $0.item.asProtocol((any NamedDeclSyntax).self)?.name.text })
        let words = Prelude.words(in: text.bytes)
        let parts = Prelude.partsNeeded(by: words, own: own)
        mayWait = Prelude.mayWait(words, parts)
        var added = Prelude.declarations(of: parts, own: own)
        guard !added.isEmpty else { return [] }
        // Behind the end of the program, which is in front of what ends its file: a place tells which of the two it is in.
        let distance = tree.endOfFileToken.totalLength.utf8Length + 1
        added[0].leadingTrivia = .spaces(distance)
        let both = tree.with(\.statements, CodeBlockItemListSyntax(Array(tree.statements) + added))
        return both.statements.suffix(added.count).map { Syntax($0.item) }
    }

    /// Extensions of the environment and property wrappers come first, as properties anywhere ask for what they declare.
    private func isAskedFor(_ item: Syntax) -> Bool {
        if let node = item.as(ExtensionDeclSyntax.self) {
            let name = node.extendedType.sourceText
            return name == "EnvironmentValues" || topLevelTypes[name]?.isPropertyWrapper == true
        }
        guard let group = item.declGroup else { return false }
        return typeInfo(of: group, parent: nil)?.isPropertyWrapper == true
    }

    /// The items that are compiled, with `#if` resolved as for an iPhone in a debug build.
    func activeItems(_ list: CodeBlockItemListSyntax) -> [Syntax] {
        list.flatMap { item -> [Syntax] in
            guard let condition = item.item.as(IfConfigDeclSyntax.self) else { return [Syntax(item.item)] }
            guard case .statements(let active)? = activeClause(condition)?.elements else { return [] }
            return activeItems(active)
        }
    }

    func activeMembers(_ list: MemberBlockItemListSyntax) -> [DeclSyntax] {
        list.flatMap { item -> [DeclSyntax] in
            guard let condition = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
            guard case .decls(let active)? = activeClause(condition)?.elements else { return [] }
            return activeMembers(active)
        }
    }

    func activeClause(_ node: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
        node.clauses.first { clause in clause.condition.map { BuildCondition.holds($0) } ?? true }
    }

    private func checkImports(_ items: [Syntax]) {
        for item in items {
            guard let node = item.as(ImportDeclSyntax.self), let first = node.path.first else { continue }
            let name = first.name.text
            if !BuildCondition.modules.contains(name) {
                foreignModules.append(name)
                warn("module '\(name)' is not available here; what it declares is not known", at: node)
            }
        }
    }
}

extension TokenKind {
    var isOperator: Bool {
        switch self {
        case .binaryOperator, .prefixOperator, .postfixOperator: true
        default: false
        }
    }
}

extension String {
    var withoutBackticks: String { hasPrefix("`") && hasSuffix("`") ? String(dropFirst().dropLast()) : self }
}
