import LayoutCore

/// A `Text`.
final class TextItem: ItemNode {
    private var value: TextValue
    private let node: LayoutNode
    private let leaf: TextLeafReference
    private var request: TextRequest
    private var layout: TextLayout?
    private var layoutProposal: ProposedViewSize?
    /// What was drawn last, in the text's own space; `nil` once something that it depends on has changed.
    private var keptDrawing: KeptText?
    override var layoutNode: LayoutNode { node }
    override var name: String { "Text" }

    init(
        _ viewValue: ViewValue,
        _ value: TextValue,
        _ surroundings: Surroundings,
        parent: ViewNode?,
        graph: ViewGraph
    ) {
        self.value = value
        let leaf = TextLeafReference()
        node = LayoutNode(TextLeafLayout(leaf, pixel: 1 / surroundings.environment.displayScale))
        self.leaf = leaf
        request = TextRequest(runs: [])
        super.init(viewValue, surroundings, parent: parent, graph: graph)
        request = makeRequest()
        leaf.item = self
    }

    deinit { leaf.item = nil }

    override func matches(_ value: ViewValue) -> Bool {
        if case .text = value.kind { return true }
        return false
    }

    override func update(_ viewValue: ViewValue, _ surroundings: Surroundings) {
        guard case .text(let newValue) = viewValue.kind else { return }
        let oldScale = environment.displayScale
        super.update(viewValue, surroundings)
        keptDrawing = nil
        value = newValue
        if oldScale != environment.displayScale {
            node.setLayout(TextLeafLayout(leaf, pixel: 1 / environment.displayScale))
        }
        let newRequest = makeRequest()
        guard newRequest != request else { return }
        request = newRequest
        layoutProposal = nil
        node.invalidate()
    }

    /// The text as the environment wants it set.
    private func makeRequest() -> TextRequest {
        let environment = environment
        return TextRequest(
            runs: value.runs.map { run in
                MeasuredRun(
                    string: graph.text.displayString(of: run, environment),
                    font: graph.text.font(of: run, environment),
                    baselineOffset: run.baselineOffset ?? environment.baselineOffset
                )
            },
            alignment: environment.multilineTextAlignment,
            lineLimit: environment.lineLimit,
            reservedLines: environment.reservedLines,
            lineSpacing: environment.lineSpacing,
            truncation: environment.truncationMode,
            minimumScaleFactor: environment.minimumScaleFactor,
            isRightToLeft: environment.layoutDirection == .rightToLeft,
            displayScale: environment.displayScale
        )
    }

    func textLayout(for proposal: ProposedViewSize) -> TextLayout {
        if let layout, layoutProposal == proposal { return layout }
        let newLayout = graph.text.measurer.layout(request, width: proposal.width, height: proposal.height)
        layout = newLayout
        layoutProposal = proposal
        keptDrawing = nil
        return newLayout
    }

    var textMetrics: FontMetrics {
        let font = request.runs.first?.font ?? graph.text.font(of: TextRun(""), environment)
        var metrics = graph.text.measurer.metrics(of: font)
        metrics.leading = graph.text.leading(of: value.runs.first, environment)
        return metrics
    }

    var textLength: Int { request.runs.reduce(0) { $0 + $1.string.utf8.count } }

    /// How many lines the text takes where it is placed.
    var lineCount: Int { textLayout(for: node.proposal).lines.count }

    override func draw(_ state: DrawingState, into builder: DisplayListBuilder) {
        let rect = drawingRect(state)
        guard builder.canShow(rect, state) else { return }
        if environment.redactionIsPlaceholder { return drawPlaceholder(in: rect, state, into: builder) }
        for (part, drawing) in drawings().enumerated() {
            builder.add(.text(drawing), rect: rect, of: self, part: part, state: state)
        }
    }

    /// The text as it is drawn in its own space, once for each style.
    private func drawings() -> [DrawnText] {
        if let keptDrawing, layoutProposal == node.proposal { return keptDrawing.texts }
        let layout = textLayout(for: node.proposal)
        let styles = zip(value.runs, request.runs).map { style(of: $0, $1, scale: layout.scale) }
        let painter = TextRunPainter(
            request: request,
            layout: layout,
            styles: styles.isEmpty ? [style(of: TextRun(""), nil, scale: 1)] : styles
        )
        let drawings = painter.drawings()
        keptDrawing = KeptText(drawings)
        return drawings
    }

    /// How a run is drawn: its own wishes first, then the environment's.
    private func style(of run: TextRun, _ measured: MeasuredRun?, scale: Double) -> DrawnText {
        DrawnText(
            string: measured?.string ?? "",
            font: (measured?.font ?? ResolvedFont(size: 17)).scaled(by: scale),
            color: graph.style.color(of: run.style ?? graph.style.foreground(environment), environment),
            lines: [],
            isUnderlined: run.isUnderlined ?? environment.isUnderlined,
            isStruckThrough: run.isStruckThrough ?? environment.isStruckThrough
        )
    }

    /// On the heap, since most texts of a long list never show.
    private final class KeptText {
        let texts: [DrawnText]

        init(_ texts: [DrawnText]) { self.texts = texts }
    }
}

/// Breaks the circle between a text and its layout: the layout is made before the text exists.
final class TextLeafReference: TextLeaf {
    // Not weak: a weak reference sends every retain of the text the slow way. The text clears it when it goes.
    unowned var item: TextItem?

    func layout(_ proposal: ProposedViewSize) -> TextLayout {
        item?.textLayout(for: proposal) ?? TextLayout(size: .zero, lines: [])
    }

    var length: Int { item?.textLength ?? 0 }

    var metrics: FontMetrics {
        item?.textMetrics ?? FontMetrics(ascent: 0, descent: 0, capHeight: 0, xHeight: 0)
    }
}

extension ResolvedFont {
    fileprivate func scaled(by factor: Double) -> ResolvedFont {
        var copy = self
        copy.size *= factor
        return copy
    }
}
