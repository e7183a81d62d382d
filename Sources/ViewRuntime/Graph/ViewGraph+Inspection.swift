import LayoutCore

extension ViewGraph {
    /// The kept state of all views, in the order in which they appeared.
    func stateVariables() -> [StateVariable] {
        storages.values
            .sorted { $0.node.id < $1.node.id }
            .flatMap { entry in
                entry.storage.slots.map { slot in
                    StateVariable(
                        name: slot.name,
                        view: slot.owner,
                        line: slot.position.line,
                        value: slot.peeked.printed
                    )
                }
            }
    }

    /// True while the bars exchange their titles, or a scroll transition is on its way.
    var hasRunningTransitions: Bool {
        navigations.contains { $0.nextEventTime != nil } || effects.contains { $0.isMoving }
    }

    /// The tree of views.
    func tree() -> ViewTreeNode? {
        // The stack around the root is ours, not the program's.
        guard let stack = root, let content = stack.childNodes.first else { return nil }
        let trees = trees(of: content, identifier: nil, environment: nil)
        return trees.count == 1 ? trees.first : node(for: stack, trees, environment: nil)
    }

    /// The trees of a node; nodes that show nothing of their own (builders, branches) are left out, not what is below them.
    ///
    /// `identifier` is the nearest one around, `outer` the environment of the view around, `nil` for the root.
    private func trees(
        of node: ViewNode,
        identifier: String?,
        environment outer: EnvironmentValues?
    ) -> [ViewTreeNode] {
        var identifier = identifier
        let inner = isTold(node) ? node.environment : outer
        if let modifier = node as? ModifierNode, case .accessibilityIdentifier(let name) = modifier.modifier.kind {
            identifier = name
        }
        var below = node.childNodes.flatMap { trees(of: $0, identifier: identifier, environment: inner) }
        if let modifier = node as? ModifierNode {
            for item in modifier.items {
                below += item.childNodes.flatMap { trees(of: $0, identifier: nil, environment: inner) }
            }
        }
        return isTold(node) ? [self.node(for: node, below, identifier: identifier, environment: outer)] : below
    }

    /// Says whether a node stands in the tree itself.
    private func isTold(_ node: ViewNode) -> Bool {
        switch node {
        case let stack as StackItem where stack.isImplicit: false
        case is BodyNode, is TupleNode, is BranchNode, is LazyElementNode, is SpreadNode, is GroupNode: false
        default: true
        }
    }

    private func node(
        for node: ViewNode,
        _ children: [ViewTreeNode],
        identifier: String? = nil,
        environment outer: EnvironmentValues?
    ) -> ViewTreeNode {
        let item = (node as? ItemNode) ?? node.items.first
        let layout = item?.layoutNode
        let isPlaced = layout.map { $0.placeCount > 0 } ?? false
        let insets = item.flatMap { item in
            item.layoutNode.safeArea?.insets(
                at: Rect(origin: .zero, size: item.size),
                pixel: 1 / item.environment.displayScale
            )
        }
        return ViewTreeNode(
            id: node.id,
            view: node.name,
            identifier: identifier,
            source: node.source,
            proposal: isPlaced ? layout?.proposal : nil,
            size: isPlaced ? layout?.size : nil,
            frame: isPlaced ? item.map { mirror.apply($0.convertToScreen(Rect(origin: .zero, size: $0.size))) } : nil,
            safeArea: insets,
            environment: node.environment.entries(differingFrom: outer),
            why: Explanation.sentence(for: node, item),
            children: children
        )
    }
}
