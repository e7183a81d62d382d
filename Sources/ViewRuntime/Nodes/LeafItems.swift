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
                    font: graph.text.font(of: run, environment)
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

extension ResolvedFont {
    fileprivate func scaled(by factor: Double) -> ResolvedFont {
        var copy = self
        copy.size *= factor
        return copy
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

/// A leaf that does not draw text: a symbol, a style, a shape, a divider, a spacer, something unsupported.
final class LeafItem: ItemNode {
    private var kind: ViewValue.Kind
    private let node: LayoutNode
    override var layoutNode: LayoutNode { node }

    override var name: String {
        switch kind {
        case .image: "Image"
        case .style(.color): "Color"
        case .style(.linearGradient): "LinearGradient"
        case .style(.radialGradient): "RadialGradient"
        case .style: "ShapeStyle"
        case .shape(let shape): shape.shape.name
        case .spacer: "Spacer"
        case .divider: "Divider"
        case .unsupported(let name): name
        case .textField: "TextField"
        default: "View"
        }
    }

    override init(_ value: ViewValue, _ surroundings: Surroundings, parent: ViewNode?, graph: ViewGraph) {
        kind = value.kind
        node = LayoutNode(StyleFillLayout())
        super.init(value, surroundings, parent: parent, graph: graph)
        applyLayout()
    }

    static func isLeaf(_ kind: ViewValue.Kind) -> Bool {
        switch kind {
        case .image, .style, .shape, .spacer, .divider, .unsupported: true
        default: false
        }
    }

    override func matches(_ value: ViewValue) -> Bool {
        switch (kind, value.kind) {
        case (.image, .image), (.style, .style), (.shape, .shape), (.spacer, .spacer), (.divider, .divider): true
        case (.unsupported(let old), .unsupported(let new)): old == new
        default: false
        }
    }

    override func update(_ value: ViewValue, _ surroundings: Surroundings) {
        let environmentChanged = surroundings.environment !== environment
        let isLayoutSame = isLayoutSame(value.kind) && surroundings.stackAxis == self.surroundings.stackAxis
        super.update(value, surroundings)
        kind = value.kind
        if !isLayoutSame || (environmentChanged && dependsOnEnvironment) { applyLayout() }
    }

    private var dependsOnEnvironment: Bool {
        switch kind {
        case .image, .divider: true
        default: false
        }
    }

    private func isLayoutSame(_ other: ViewValue.Kind) -> Bool {
        switch (kind, other) {
        case (.image(let old), .image(let new)): old == new
        case (.spacer(let old), .spacer(let new)): old == new
        case (.shape(let old), .shape(let new)): old.shape.isCircle == new.shape.isCircle
        default: true
        }
    }

    private func applyLayout() {
        switch kind {
        case .image(let image):
            if image.isResizable {
                node.setLayout(StyleFillLayout())
            } else if case .symbol(let name) = image.source {
                let metrics = graph.text.symbolMetrics(named: name, environment)
                node.setLayout(ImageLeafLayout(size: metrics.size, baseline: metrics.baseline))
            } else {
                // A picture that is not here: 100 points is a size that people see.
                node.setLayout(ImageLeafLayout(size: Size(width: 100, height: 100), baseline: 100))
            }
        case .spacer(let minLength):
            node.setLayout(SpacerLayout(minLength: minLength, axis: surroundings.stackAxis))
        case .divider:
            let thickness = environment.dynamicTypeSize.isAccessibilitySize ? 1 : 1 / environment.displayScale
            node.setLayout(DividerLayout(stackAxis: surroundings.stackAxis, thickness: thickness))
        case .shape(let shape) where shape.shape.isCircle:
            node.setLayout(CircleLayout())
        case .shape:
            node.setLayout(StyleFillLayout())
        default:
            break
        }
    }

    override func draw(_ state: DrawingState, into builder: DisplayListBuilder) {
        let rect = drawingRect(state)
        switch kind {
        case .image(let image):
            switch image.source {
            case .symbol(let name):
                let color = graph.style.color(of: graph.style.foreground(environment), environment)
                let font = graph.text.font(of: TextRun(""), environment)
                builder.add(.symbol(name: name, color, font: font), rect: rect, of: self, state: state)
            case .asset(let name):
                builder.add(.image(name: name), rect: rect, of: self, state: state)
            }
        case .style(let style):
            let paint = graph.style.paint(of: style, environment)
            var state = state
            // `Color.clear` is drawn, with nothing in it, and lets touches through.
            if case .color(let color) = paint, color.alpha == 0 { state.allowsHitTesting = false }
            builder.add(.shape(.rectangle, paint), rect: rect, of: self, state: state)
        case .shape(var shape):
            if case .trimmed = shape.shape {
                var path = PathValue()
                path.add(shape.shape, in: Rect(origin: .zero, size: rect.size))
                shape.shape = .path(path)
            }
            builder.add(
                graph.style.content(of: shape, environment),
                rect: shape.drawnRect(in: rect),
                of: self,
                state: state
            )
        case .divider:
            builder.add(.line(graph.style.color(named: "separator", environment)), rect: rect, of: self, state: state)
        case .unsupported(let name):
            builder.add(.image(name: name), rect: rect, of: self, state: state)
        default:
            break
        }
    }
}

extension ShapeViewValue {
    /// Where the shape lies in the rectangle that it is given; a border inside it leaves room for half of its line.
    func drawnRect(in rect: Rect) -> Rect {
        if case .strokeBorder(_, let width) = paint { return ShapeValue.inset(shape, width / 2).drawnRect(in: rect) }
        return shape.drawnRect(in: rect)
    }
}

extension ShapeValue {
    /// Says whether the shape is a circle, which takes a square of what it is offered.
    fileprivate var isCircle: Bool {
        switch self {
        case .circle: true
        case .inset(let shape, _), .trimmed(let shape, _, _): shape.isCircle
        case .rectangle, .roundedRectangle, .unevenRoundedRectangle, .ellipse, .capsule, .path: false
        }
    }

    var name: String {
        switch self {
        case .rectangle: "Rectangle"
        case .roundedRectangle: "RoundedRectangle"
        case .unevenRoundedRectangle: "UnevenRoundedRectangle"
        case .circle: "Circle"
        case .ellipse: "Ellipse"
        case .capsule: "Capsule"
        case .inset(let shape, _): shape.name
        case .trimmed(let shape, _, _): shape.name
        case .path: "Path"
        }
    }

    /// Where the shape lies in the rectangle that it is given: a circle in the middle, an inset one smaller.
    func drawnRect(in rect: Rect) -> Rect {
        switch self {
        case .circle:
            let diameter = min(rect.width, rect.height)
            return Rect(x: rect.midX - diameter / 2, y: rect.midY - diameter / 2, width: diameter, height: diameter)
        case .inset(let shape, let amount):
            return shape.drawnRect(
                in: rect.inset(by: EdgeInsets(top: amount, leading: amount, bottom: amount, trailing: amount))
            )
        case .rectangle, .roundedRectangle, .unevenRoundedRectangle, .ellipse, .capsule, .trimmed, .path:
            return rect
        }
    }
}
