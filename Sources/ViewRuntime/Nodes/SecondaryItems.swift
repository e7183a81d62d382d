import LayoutCore

/// A background, an overlay, a mask, or a view made from a preference: it gets the size of the content and decides nothing.
final class SecondaryItem: ModifierItem {
    private var secondary: ViewNode?
    private var secondaryItem: ItemNode?
    override var childNodes: [ViewNode] { secondary.map { [$0] } ?? [] }
    override var containedItems: [ItemNode] {
        guard let secondaryItem else { return [content] }
        return isBehind ? [secondaryItem, content] : [content, secondaryItem]
    }
    override var layoutChildren: [LayoutNode] {
        [content.layoutNode] + (secondaryItem.map { [$0.layoutNode] } ?? [])
    }

    private var isBehind: Bool {
        switch modifier.kind {
        case .background: true
        case .preferenceView(_, _, let isBackground, _): isBackground
        default: false
        }
    }

    override func didStart() {
        guard let value = secondaryValue else {
            if case .preferenceView = modifier.kind { graph.register(preferenceView: self) }
            return
        }
        secondary = graph.makeNode(value, surroundings.inside(stackAxis: nil), parent: self)
        adoptSecondary()
    }

    /// Several views behind or in front of one stand on top of each other.
    private var secondaryValue: ViewValue? {
        switch modifier.kind {
        case .background(let content, let alignment), .overlay(let content, let alignment),
            .mask(let content, let alignment):
            stack(content, alignment)
        default:
            nil
        }
    }

    private func stack(_ content: ViewContent, _ alignment: Alignment) -> ViewValue {
        ViewValue(
            .stack(.implicit(.depth, alignment: alignment, content: content)),
            source: modifier.source
        )
    }

    private func adoptSecondary() {
        secondaryItem = secondary?.items.first
        secondaryItem?.container = self
        ownNode?.setChildren(layoutChildren)
    }

    override func didUpdate(from old: ModifierValue) {
        lastPreference = nil
        guard let value = secondaryValue, var node = secondary else { return }
        graph.reconcile(&node, value, surroundings.inside(stackAxis: nil), parent: self)
        if node !== secondary {
            secondary = node
            adoptSecondary()
        }
    }

    private var lastPreference: (any ProgramValue)?

    /// Makes the view again from a preference of the content, where the modifier asks for that.
    ///
    /// - Returns: True if the preference has changed.
    func take(preference: any ProgramValue) -> Bool {
        guard case .preferenceView(_, let alignment, _, let body) = modifier.kind else { return false }
        if let lastPreference, lastPreference.isEqual(to: preference) { return false }
        lastPreference = preference
        let applied = AppliedBody(body: body, argument: .value(preference))
        let value = stack(.body(applied), alignment)
        if var node = secondary {
            graph.reconcile(&node, value, surroundings.inside(stackAxis: nil), parent: self)
            secondary = node
            graph.tellItemChanges()
        } else {
            secondary = graph.makeNode(value, surroundings.inside(stackAxis: nil), parent: self)
            adoptSecondary()
        }
        return true
    }

    override func draw(_ state: DrawingState, into builder: DisplayListBuilder) {
        var inner = state
        inner.origin = drawingOrigin(state)
        if case .mask = modifier.kind {
            drawMasked(inner, into: builder)
        } else {
            for item in containedItems { item.draw(inner, into: builder) }
        }
    }

    /// Draws the content where the mask is; the mask itself is never seen.
    ///
    /// A mask of filled shapes of one opacity cuts at their outlines, any other one at the box around it.
    private func drawMasked(_ state: DrawingState, into builder: DisplayListBuilder) {
        guard let secondaryItem else { return }
        var inner = state
        let recorder = DisplayListBuilder(.recording, screen: builder.screen, grid: builder.grid)
        secondaryItem.draw(DrawingState(origin: state.origin), into: recorder)
        if recorder.isVolatile { builder.noteVolatile() }
        if let mask = MaskOutline(recorder.items) {
            inner.clip(to: mask.shape, in: mask.frame)
            inner.opacity *= mask.opacity
        } else {
            inner.clip(in: secondaryItem.drawingRect(state))
        }
        content.draw(inner, into: builder)
    }

    override func end() {
        if case .preferenceView = modifier.kind { graph.unregister(preferenceView: self) }
        super.end()
    }
}

/// A builder with its argument already given.
final class AppliedBody: ViewBody {
    private let body: any ViewBody
    private let argument: BodyArgument

    init(body: any ViewBody, argument: BodyArgument) {
        self.body = body
        self.argument = argument
    }

    func makeView(_ unused: BodyArgument, in context: EvaluationContext) throws(EvaluationFailure) -> ViewValue {
        try body.makeView(argument, in: context)
    }

    func isEquivalent(to other: any ViewBody) -> Bool { false }
}

/// A `safeAreaInset`: a view at an edge, and room made for it in the safe area of the content.
final class SafeAreaInsetItem: ModifierItem {
    private var inset: ViewNode?
    private var insetItem: ItemNode?
    override var childNodes: [ViewNode] { inset.map { [$0] } ?? [] }
    override var containedItems: [ItemNode] { [content] + (insetItem.map { [$0] } ?? []) }
    /// An inset without a view takes no room, not even its spacing.
    override var layoutChildren: [LayoutNode] {
        guard let insetItem, !insetItem.containedItems.isEmpty else { return [content.layoutNode] }
        return [content.layoutNode, insetItem.layoutNode]
    }

    private var insetValue: ViewValue? {
        guard case .safeAreaInset(let value) = modifier.kind else { return nil }
        // Several views in one inset stand on top of each other, as `ViewBuilder` content does elsewhere.
        return ViewValue(
            .stack(.implicit(.depth, content: value.content)),
            source: modifier.source
        )
    }

    override func didStart() {
        guard let value = insetValue else { return }
        inset = graph.makeNode(value, surroundings.inside(stackAxis: nil), parent: self)
        adoptInset()
    }

    private func adoptInset() {
        insetItem = inset?.items.first
        insetItem?.container = self
        ownNode?.setChildren(layoutChildren)
    }

    override func containedViewsDidChange() { ownNode?.setChildren(layoutChildren) }

    override func didUpdate(from old: ModifierValue) {
        guard let value = insetValue, var node = inset else { return }
        graph.reconcile(&node, value, surroundings.inside(stackAxis: nil), parent: self)
        if node !== inset {
            inset = node
            adoptInset()
        }
    }

    override func draw(_ state: DrawingState, into builder: DisplayListBuilder) {
        var inner = state
        inner.origin = drawingOrigin(state)
        content.draw(inner, into: builder)
        insetItem?.drawKept(inner, into: builder)
    }
}
