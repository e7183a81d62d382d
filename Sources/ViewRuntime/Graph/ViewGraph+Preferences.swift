import LayoutCore

extension ViewGraph {
    /// The value of a preference in an item, reduced over everything that exists, in tree order.
    func preference(_ key: any PreferenceKeyDefinition, of item: ItemNode) -> (any ProgramValue)? {
        var result: (any ProgramValue)?
        reduce(key, in: item, into: &result)
        if let result { return result }
        return evaluate(nil, item.environment, at: item.source) { context throws(EvaluationFailure) in
            try key.defaultValue(in: context)
        }
    }

    private func reduce(_ key: any PreferenceKeyDefinition, in item: ItemNode, into result: inout (any ProgramValue)?) {
        var own: (any ProgramValue)?
        if let modifier = item as? ModifierItem, let handled = contribution(of: modifier, to: key) {
            own = handled
        } else {
            for contained in item.containedItems { reduce(key, in: contained, into: &own) }
        }
        guard let own else { return }
        guard var value = result else {
            result = own
            return
        }
        result = nil
        _ = evaluate(nil, item.environment, at: item.source) { context throws(EvaluationFailure) in
            try key.reduce(&value, next: own, in: context)
        }
        result = value
    }

    /// What a modifier makes of a preference, whatever is inside it; `nil` if it is about something else.
    private func contribution(of item: ModifierItem, to key: any PreferenceKeyDefinition) -> (any ProgramValue)? {
        switch item.modifier.kind {
        case .preference(let other, let value) where other.id == key.id:
            return value
        case .anchorPreference(let other, let source, let transform) where other.id == key.id:
            return call(
                transform,
                [.anchor(AnchorValue(globalRect: source.rect(in: item), isPoint: source.isPoint))],
                of: item
            )
        case .transformAnchorPreference(let other, let source, let transform) where other.id == key.id:
            guard let inner = preference(key, of: item.content) else { return nil }
            let anchor = AnchorValue(globalRect: source.rect(in: item), isPoint: source.isPoint)
            return call(transform, [.inOut(inner), .anchor(anchor)], of: item) ?? inner
        case .transformPreference(let other, let transform) where other.id == key.id:
            guard let inner = preference(key, of: item.content) else { return nil }
            return call(transform, [.inOut(inner)], of: item) ?? inner
        default:
            return nil
        }
    }

    func updatePreferenceView(_ item: SecondaryItem) -> Bool {
        guard case .preferenceView(let key, _, _, _) = item.modifier.kind else { return false }
        guard let value = preference(key, of: item.content) else { return false }
        return item.take(preference: value)
    }
}

extension AnchorSourceValue {
    /// The rectangle on the screen that the source names in an item.
    fileprivate func rect(in item: ItemNode) -> Rect {
        let bounds = Rect(origin: .zero, size: item.size)
        switch self {
        case .bounds: return item.convertToScreen(bounds)
        case .rect(let rect): return item.convertToScreen(rect)
        case .point(let point): return item.convertToScreen(Rect(origin: point, size: .zero))
        case .unitPoint(let point):
            let inside = Point(x: point.x * bounds.width, y: point.y * bounds.height)
            return item.convertToScreen(Rect(origin: inside, size: .zero))
        }
    }
}
