import LayoutCore

// Nodes that must be asked in every frame announce themselves when they begin and leave when they end.
extension ViewGraph {
    func register(lazy item: LazyStackItem) { lazyStacks.append(item) }
    func unregister(lazy item: LazyStackItem) { lazyStacks.removeAll { $0 === item } }
    func register(scroll item: ScrollItem) {
        scrolls.append(item)
        haveScrollsChanged = true
    }
    func unregister(scroll item: ScrollItem) {
        scrolls.removeAll { $0 === item }
        haveScrollsChanged = true
    }
    func register(reader item: GeometryReaderItem) { readers.append(item) }
    func unregister(reader item: GeometryReaderItem) { readers.removeAll { $0 === item } }
    func register(navigation item: NavigationItem) { navigations.append(item) }
    func unregister(navigation item: NavigationItem) { navigations.removeAll { $0 === item } }
    func register(event item: EventItem) { events.append(item) }
    func unregister(event item: EventItem) { events.removeAll { $0 === item } }
    func register(effect item: EffectItem) { effects.append(item) }
    func unregister(effect item: EffectItem) { effects.removeAll { $0 === item } }
    func register(preferenceView item: SecondaryItem) { preferenceViews.append(item) }
    func unregister(preferenceView item: SecondaryItem) { preferenceViews.removeAll { $0 === item } }

    func register(_ storage: StateStorage, of node: CompositeNode) {
        if storage.slots.isEmpty {
            storages[ObjectIdentifier(node)] = nil
        } else {
            storages[ObjectIdentifier(node)] = (node, storage)
        }
    }

    /// What all views keep under one key: the first that asks for it gives the first value.
    func sharedSlot(_ key: String, _ declaration: StateDeclaration, of view: any CompositeView) -> StateSlot {
        let kept = sharedSlots[key]
        if let kept, !isEditing { return kept }
        let slot = StateSlot(
            name: declaration.name,
            owner: view.typeName,
            value: kept.flatMap { view.adopt($0.peeked, for: declaration) } ?? declaration.value,
            position: declaration.position
        )
        sharedSlots[key] = slot
        return slot
    }

    func unregister(_ node: CompositeNode) { storages[ObjectIdentifier(node)] = nil }

    /// Says whether a view below a node keeps state that has changed since it began, so that making it again would lose it.
    func anyStorage(below node: ViewNode) -> Bool {
        if storages.isEmpty { return false }
        if let composite = node as? CompositeNode, let entry = storages[ObjectIdentifier(composite)],
            entry.storage.slots.contains(where: \.hasBeenWritten)
        {
            return true
        }
        return node.childNodes.contains { anyStorage(below: $0) }
    }

    /// Visits the record of everything below a node that runs a part of the program.
    func forEachRecord(below node: ViewNode, _ visit: (EvaluationRecord) -> Void) {
        if let record = node.evaluationRecord { visit(record) }
        for child in node.childNodes { forEachRecord(below: child, visit) }
    }
}
