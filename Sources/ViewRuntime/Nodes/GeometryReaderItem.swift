import LayoutCore

/// A `GeometryReader`: its content is made from the size that it gets, and does not decide that size.
final class GeometryReaderItem: ItemNode {
    private var body: any ViewBody
    private let node: LayoutNode
    private var content: ViewNode?
    private var contentItem: ItemNode?
    private var geometry: ItemGeometry?
    private var placedSize: Size?
    private var placedSafeArea: SafeArea?

    override var layoutNode: LayoutNode { node }
    override var childNodes: [ViewNode] { content.map { [$0] } ?? [] }
    override var containedItems: [ItemNode] { contentItem.map { [$0] } ?? [] }
    override var name: String { "GeometryReader" }

    init(
        _ value: ViewValue,
        _ body: any ViewBody,
        _ surroundings: Surroundings,
        parent: ViewNode?,
        graph: ViewGraph
    ) {
        self.body = body
        node = LayoutNode(GeometryReaderLayout())
        super.init(value, surroundings, parent: parent, graph: graph)
        geometry = ItemGeometry(item: self)
        graph.register(reader: self)
    }

    override func matches(_ value: ViewValue) -> Bool {
        if case .geometryReader = value.kind { return true }
        return false
    }

    override func update(_ value: ViewValue, _ surroundings: Surroundings) {
        guard case .geometryReader(let newBody) = value.kind else { return }
        let isSame = newBody.isEquivalent(to: body) && surroundings.isSame(as: self.surroundings)
        super.update(value, surroundings)
        body = newBody
        if !isSame { placedSize = nil }
    }

    override func itemsDidChange() { adoptContent() }

    private func adoptContent() {
        contentItem = content?.items.first
        contentItem?.container = self
        contentItem?.layoutNode.onInvalidate = { [weak self] in self?.contentNeedsLayout = true }
        contentItem?.layoutNode.budget = graph.layoutBudget
        contentNeedsLayout = true
    }
    private var contentNeedsLayout = false

    /// Makes the content again if what it was made from has changed, and lays it out.
    ///
    /// - Returns: True if anything was done.
    func update() -> Bool {
        guard let geometry, node.placeCount > 0 else { return false }
        let isStale = placedSize != node.size || placedSafeArea != node.safeArea || geometry.isStale
        guard isStale || contentNeedsLayout else { return false }
        if isStale {
            placedSize = node.size
            placedSafeArea = node.safeArea
            makeContent(geometry)
            graph.tellItemChanges()
        }
        contentNeedsLayout = false
        contentItem?.layoutNode.place(
            at: .zero,
            proposal: ProposedViewSize(node.size),
            safeArea: node.safeArea
        )
        return true
    }

    private func makeContent(_ geometry: ItemGeometry) {
        geometry.forgetReads()
        geometry.isRecording = true
        let recording = RecordingBody(body: body, geometry: geometry)
        let stack = ViewValue(
            .stack(.implicit(.depth, alignment: .topLeading, content: .body(recording))),
            source: source
        )
        let inner = surroundings.inside(stackAxis: nil)
        if var current = content {
            graph.reconcile(&current, stack, inner, parent: self)
            content = current
        } else {
            content = graph.makeNode(stack, inner, parent: self)
            adoptContent()
        }
    }

    override func draw(_ state: DrawingState, into builder: DisplayListBuilder) {
        builder.noteVolatile()
        var inner = state
        inner.origin = drawingOrigin(state)
        contentItem?.draw(inner, into: builder)
    }

    override func end() {
        graph.unregister(reader: self)
        super.end()
    }
}

/// A geometry reader's builder with its proxy: never equal to another, since the geometry is what has changed.
private final class RecordingBody: ViewBody {
    let body: any ViewBody
    let geometry: ItemGeometry

    init(body: any ViewBody, geometry: ItemGeometry) {
        self.body = body
        self.geometry = geometry
    }

    func makeView(_ argument: BodyArgument, in context: EvaluationContext) throws(EvaluationFailure) -> ViewValue {
        try body.makeView(.geometry(GeometryProxy(source: geometry)), in: context)
    }

    func isEquivalent(to other: any ViewBody) -> Bool { false }
}
