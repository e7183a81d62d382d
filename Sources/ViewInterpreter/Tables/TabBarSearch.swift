import ViewRuntime

/// Finds out whether a tab hides the bar: with `toolbar(.hidden, for: .tabBar)` around what it shows, or anywhere inside.
///
/// Bodies of the program's views are looked at as they begin, with the first values of their state; what they print then is not
/// told, as they run once more when they are shown.
struct TabBarSearch {
    private let context: EvaluationContext
    /// So many views are looked at, outermost first.
    private var remaining = 200

    init(_ context: EvaluationContext) { self.context = context }

    /// - Throws: What a builder throws that runs outside of the program's own views.
    mutating func isHidden(by view: ViewValue) throws(Failure) -> Bool {
        remaining -= 1
        guard remaining > 0 else { return false }
        switch view.kind {
        case .modified(let inner, let modifier): return try isHidden(by: inner, modifier)
        case .navigationStack(let content), .group(let content), .list(let content): return try isHidden(by: content)
        case .scrollView(let scroll): return try isHidden(by: scroll.content)
        case .stack(let stack): return try isHidden(by: stack.content)
        case .conditional(_, let inner), .erased(_, let inner), .named(_, let inner): return try isHidden(by: inner)
        case .tuple(let views):
            for view in views where try isHidden(by: view) { return true }
            return false
        case .composite(let composite): return try isHidden(by: composite)
        default: return false
        }
    }

    private mutating func isHidden(by content: ViewContent) throws(Failure) -> Bool {
        switch content {
        case .value(let view): try isHidden(by: view)
        case .body(let body): try isHidden(by: try body.makeView(.none, in: context))
        }
    }

    private mutating func isHidden(by view: ViewValue, _ modifier: ModifierValue) throws(Failure) -> Bool {
        if case .toolbarVisibility(let isHidden, let bars) = modifier.kind, bars.contains(.tabBar) { return isHidden }
        guard case .environment(let change) = modifier.kind else { return try isHidden(by: view) }
        let outer = context.environment
        context.environment = outer.applying(change)
        defer { context.environment = outer }
        return try isHidden(by: view)
    }

    private mutating func isHidden(by composite: any CompositeView) throws(Failure) -> Bool {
        let requests = context.requests
        let (printed, sleeps) = (requests.printed.count, requests.sleeps.count)
        let body = try? composite.makeBody(state: firstState(of: composite), in: context)
        requests.printed.removeLast(requests.printed.count - printed)
        requests.sleeps.removeLast(requests.sleeps.count - sleeps)
        return try body.map { view throws(Failure) in try isHidden(by: view) } ?? false
    }

    private func firstState(of composite: any CompositeView) throws(Failure) -> StateStorage {
        let declarations = try composite.makeState(in: context)
        return StateStorage(
            slots: declarations.map {
                StateSlot(name: $0.name, owner: composite.typeName, value: $0.value, position: $0.position)
            }
        )
    }
}
