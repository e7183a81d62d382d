import LayoutCore

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
        default: "View"
        }
    }

    override init(_ value: ViewValue, _ surroundings: Surroundings, parent: ViewNode?, graph: ViewGraph) {
        kind = value.kind
        node = LayoutNode(StyleFillLayout())
        super.init(value, surroundings, parent: parent, graph: graph)
        applyLayout()
    }

    /// Says whether it is a picture that takes whatever size it is offered.
    var isResizable: Bool {
        if case .image(let image) = kind { return image.isResizable }
        return false
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
            node.setLayout(layout(of: image))
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

    /// A picture has its own size, or takes what it is offered and has its own size where nothing is.
    private func layout(of image: ImageValue) -> ImageLeafLayout {
        switch image.source {
        case .symbol(let name):
            let metrics = graph.text.symbolMetrics(named: name, environment)
            let baseline = image.isResizable ? nil : metrics.baseline
            return ImageLeafLayout(size: metrics.size, isResizable: image.isResizable, baseline: baseline)
        case .asset:
            // A picture that is not here: 100 points is a size that people see.
            let size = Size(width: 100, height: 100)
            return ImageLeafLayout(size: size, isResizable: image.isResizable, baseline: size.height)
        }
    }

    override func draw(_ state: DrawingState, into builder: DisplayListBuilder) {
        let rect = drawingRect(state)
        switch kind {
        case .image where environment.redactionIsPlaceholder:
            let paint = graph.style.paint(of: graph.style.foreground(environment), environment)
            let shape = ShapeValue.roundedRectangle(cornerRadius: Placeholder.cornerRadius)
            let content = DisplayItem.Content.shape(shape, paint.multipliedOpacity(Placeholder.opacity))
            builder.add(content, rect: rect, of: self, state: state)
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
