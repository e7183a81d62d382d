import LayoutCore

/// A modifier that changes how its content is drawn, and not its layout.
final class EffectItem: ModifierItem {
    /// What a visual effect or a transition made of the geometry; for other modifiers the modifier itself.
    private var effects: [ModifierValue.Kind] = []
    private var geometry: ItemGeometry?
    private var lastPhase: Double?
    /// The paint of a background, for the environment with which it was made.
    private var keptPaint: (paint: ResolvedPaint, environment: EnvironmentValues)?

    override func didStart() {
        switch modifier.kind {
        case .visualEffect, .scrollTransition:
            geometry = ItemGeometry(item: self)
            graph.register(effect: self)
        default:
            effects = [modifier.kind]
        }
    }

    override func didUpdate(from old: ModifierValue) {
        keptPaint = nil
        if geometry == nil { effects = [modifier.kind] } else { lastPhase = nil }
    }

    /// Makes the effect of the present geometry, for `visualEffect` and `scrollTransition`.
    func updateEffect() {
        guard let geometry, layoutNode.placeCount > 0 else { return }
        let token = EffectToken()
        switch modifier.kind {
        case .visualEffect(let body):
            let argument = BodyArgument.contentAndGeometry(token, GeometryProxy(source: geometry))
            setEffects(body, argument)
        case .scrollTransition(let transition):
            let phase = scrollPhase(transition)
            guard phase != lastPhase else { return }
            lastPhase = phase
            setEffects(transition.effect, .contentAndPhase(token, phase: phase))
        default:
            break
        }
    }

    private func setEffects(_ body: any ViewBody, _ argument: BodyArgument) {
        let value = graph.evaluate(nil, environment, at: source) { context throws(EvaluationFailure) in
            try body.makeView(argument, in: context)
        }
        guard let value else { return }
        var chain: [ModifierValue.Kind] = []
        var current = value
        while case .modified(let content, let modifier) = current.kind {
            chain.append(modifier.kind)
            current = content
        }
        effects = chain
    }

    /// -1 before the visible range, 0 inside, 1 after it; in between while the view crosses the edge.
    private func scrollPhase(_ transition: ScrollTransitionValue) -> Double {
        guard let scroll = enclosingScroll(transition.axis) else { return 0 }
        let axis = transition.axis ?? (scroll.axes.contains(.vertical) ? .vertical : .horizontal)
        let frame = scroll.convertToInsetSpace(Rect(origin: .zero, size: size), of: self)
        let extent = scroll.viewport.inset(by: scroll.insets).size[axis]
        let length = max(frame.size[axis], 1)
        let start = frame.origin[axis]
        if start < 0 { return transition.isInteractive ? max(start / length, -1) : -1 }
        let beyond = start + length - extent
        if beyond > 0 { return transition.isInteractive ? min(beyond / length, 1) : 1 }
        return 0
    }

    override var contentOffset: Point {
        var offset = Point.zero
        for case .offset(let x, let y) in effects { offset = offset + Point(x: x, y: y) }
        return offset
    }

    override var contentTransform: AffineTransform? {
        // Plain offsets are added up without a map.
        let hasTransform = effects.contains { $0.isScaleOrRotation }
        guard hasTransform else { return nil }
        let frame = layoutNode.frame
        var result = AffineTransform.identity
        for effect in effects { result = result.concatenating(inner: effect.transform(around: frame) ?? .identity) }
        return result
    }

    override func draw(_ state: DrawingState, into builder: DisplayListBuilder) {
        guard effects.count == 1, effects[0].isBackground else {
            draw(state, effects[...], into: builder)
            return
        }
        // The most common effect: drawn without a walk through a list of one.
        drawBackground(effects[0], drawingRect(state), state, into: builder)
        drawContent(state, into: builder)
    }

    /// Draws the content; a style behind a view has a layout of its own, in whose space the content stands.
    private func drawContent(_ state: DrawingState, into builder: DisplayListBuilder) {
        guard ownsLayout else {
            content.draw(state, into: builder)
            return
        }
        var inner = state
        inner.origin = drawingOrigin(state)
        content.draw(inner, into: builder)
    }

    private func draw(_ state: DrawingState, _ rest: ArraySlice<ModifierValue.Kind>, into builder: DisplayListBuilder) {
        guard let effect = rest.first else {
            drawContent(state, into: builder)
            return
        }
        let rect = drawingRect(state)
        var inner = state
        switch effect {
        case .hidden:
            return
        case .offset(let x, let y):
            inner.origin = state.origin + Point(x: x, y: y)
        case .opacity(let value):
            inner.opacity *= min(max(value, 0), 1)
        case .scaleEffect, .rotationEffect:
            let local = effect.transform(around: rect) ?? .identity
            inner.transform = (state.transform ?? .identity).concatenating(inner: local)
        case .clipped:
            inner.clip(to: rect)
        case .clipShape(let shape):
            inner.clip(to: shape.drawnRect(in: rect))
        case .shadow(let color, let radius, let x, let y):
            inner.shadow = ResolvedShadow(color: graph.style.color(color, environment), radius: radius, x: x, y: y)
        case .backgroundStyle, .backgroundShape:
            drawBackground(effect, rect, state, into: builder)
        default:
            break
        }
        draw(inner, rest.dropFirst(), into: builder)
        if case .border(let style, let width) = effect {
            let inset = rect.inset(
                by: EdgeInsets(top: width / 2, leading: width / 2, bottom: width / 2, trailing: width / 2)
            )
            let paint = graph.style.paint(of: style, environment)
            builder.add(.outline(.rectangle, paint, width: width), rect: inset, of: self, state: state)
        }
    }

    /// A style behind a view reaches into the safe area at the edges that the view touches.
    private func drawBackground(
        _ effect: ModifierValue.Kind,
        _ rect: Rect,
        _ state: DrawingState,
        into builder: DisplayListBuilder
    ) {
        switch effect {
        case .backgroundStyle(let style, let edges):
            let bounds = Rect(origin: .zero, size: layoutNode.size)
            let pixel = 1 / environment.displayScale
            let extended = layoutNode.safeArea?.extended(bounds, edges: edges, pixel: pixel) ?? bounds
            let paint = paint(of: style)
            builder.add(.shape(.rectangle, paint), rect: extended.offset(by: rect.origin), of: self, state: state)
        case .backgroundShape(let style, let shape):
            let paint = paint(of: style)
            builder.add(.shape(shape, paint), rect: shape.drawnRect(in: rect), of: self, state: state)
        default:
            break
        }
    }

    /// The paint of the modifier's style; that of a visual effect may change with the geometry.
    private func paint(of style: StyleValue) -> ResolvedPaint {
        if geometry == nil, let keptPaint, keptPaint.environment === environment { return keptPaint.paint }
        let paint = graph.style.paint(of: style, environment)
        keptPaint = (paint, environment)
        return paint
    }

    override func end() {
        if geometry != nil { graph.unregister(effect: self) }
        super.end()
    }
}

/// What stands for the content in the body of a visual effect.
private final class EffectToken: ModifierContent {
    var content: ViewValue? { nil }
}

extension ModifierValue.Kind {
    fileprivate var isBackground: Bool {
        switch self {
        case .backgroundStyle, .backgroundShape: true
        default: false
        }
    }

    fileprivate var isScaleOrRotation: Bool {
        switch self {
        case .scaleEffect, .rotationEffect: true
        default: false
        }
    }

    /// The map that the modifier does to what it draws in `rect`.
    fileprivate func transform(around rect: Rect) -> AffineTransform? {
        switch self {
        case .offset(let x, let y):
            return AffineTransform.identity.translated(by: Point(x: x, y: y))
        case .scaleEffect(let x, let y, let anchor):
            let center = Point(x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
            return AffineTransform(a: x, b: 0, c: 0, d: y, tx: center.x - x * center.x, ty: center.y - y * center.y)
        case .rotationEffect(let degrees, let anchor):
            let center = Point(x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
            let (sine, cosine) = Trigonometry.sineAndCosine(degrees: degrees)
            return AffineTransform(
                a: cosine,
                b: sine,
                c: -sine,
                d: cosine,
                tx: center.x - cosine * center.x + sine * center.y,
                ty: center.y - sine * center.x - cosine * center.y
            )
        default:
            return nil
        }
    }
}
