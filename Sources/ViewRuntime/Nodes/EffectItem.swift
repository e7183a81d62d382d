import LayoutCore

/// A modifier that changes how its content is drawn, and not its layout.
final class EffectItem: ModifierItem {
    /// What a visual effect or a transition made of the geometry; for other modifiers the modifier itself.
    private var effects: [ModifierValue.Kind] = []
    private var geometry: ItemGeometry?
    private var transition: ScrollTransition?
    /// The paint of a background, for the environment with which it was made.
    private var keptPaint: (paint: ResolvedPaint, environment: EnvironmentValues)?

    override func didStart() {
        switch modifier.kind {
        case .visualEffect:
            geometry = ItemGeometry(item: self)
            graph.register(effect: self)
        case .scrollTransition(let value):
            geometry = ItemGeometry(item: self)
            transition = ScrollTransition(value)
            graph.register(effect: self)
        default:
            effects = [ownEffect]
        }
    }

    override func didUpdate(from old: ModifierValue) {
        keptPaint = nil
        if geometry == nil { effects = [ownEffect] }
        if case .scrollTransition(let value) = modifier.kind { transition?.update(value) }
    }

    /// The effect of a modifier that asks nobody.
    private var ownEffect: ModifierValue.Kind {
        guard case .flipsForRightToLeftLayoutDirection(let isEnabled) = modifier.kind else { return modifier.kind }
        let isFlipped = isEnabled && environment.layoutDirection == .rightToLeft
        return .scaleEffect(x: isFlipped ? -1 : 1, y: 1, anchor: .center)
    }

    /// True while a transition is on its way by itself.
    var isMoving: Bool { transition?.isMoving(at: graph.time) ?? false }

    /// Makes the effect of the present geometry, for `visualEffect` and `scrollTransition`.
    func updateEffect() {
        guard let geometry, layoutNode.placeCount > 0 else { return }
        switch modifier.kind {
        case .visualEffect(let body):
            let argument = BodyArgument.contentAndGeometry(EffectToken(), GeometryProxy(source: geometry))
            if let chain = makeEffects(body, argument) { effects = chain }
        case .scrollTransition(let value):
            transition?.move(to: transitionPlace(value), at: graph.time)
            updateTransition(value)
        default:
            break
        }
    }

    /// Puts the effects of the present moment in place; the program is asked for those of a phase once.
    private func updateTransition(_ value: ScrollTransitionValue) {
        guard let transition, transition.hasChanged(at: graph.time) else { return }
        for phase in transition.missingPhases(at: graph.time) {
            let argument = BodyArgument.contentAndPhase(EffectToken(), phase: phase.value)
            guard let chain = makeEffects(value.effect, argument) else { return }
            transition.note(chain, of: phase)
        }
        effects = transition.effects(at: graph.time)
    }

    private func makeEffects(_ body: any ViewBody, _ argument: BodyArgument) -> [ModifierValue.Kind]? {
        let value = graph.evaluate(nil, environment, at: source) { context throws(EvaluationFailure) in
            try body.makeView(argument, in: context)
        }
        guard let value else { return nil }
        var chain: [ModifierValue.Kind] = []
        var current = value
        while case .modified(let content, let modifier) = current.kind {
            chain.append(modifier.kind)
            current = content
        }
        return chain
    }

    /// Where the view stands in the visible part of the scroll view around it; `nil` without one.
    private func transitionPlace(_ value: ScrollTransitionValue) -> ScrollTransition.Place? {
        guard let scroll = enclosingScroll(value.axis) else { return nil }
        let axis = value.axis ?? (scroll.axes.contains(.vertical) ? .vertical : .horizontal)
        let frame = scroll.convertToInsetSpace(Rect(origin: .zero, size: size), of: self)
        return ScrollTransition.Place(
            start: frame.origin[axis],
            length: frame.size[axis],
            extent: scroll.viewport.inset(by: scroll.insets).size[axis]
        )
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
        if geometry != nil { builder.noteVolatile() }
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
            inner.clip(in: rect)
        case .clipShape(let shape):
            inner.clip(to: shape, in: rect)
        case .blur(let radius):
            // One blur after another is as one whose square is the sum of both.
            inner.blur = (inner.blur * inner.blur + max(radius, 0) * max(radius, 0)).squareRoot()
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
            return AffineTransform.turn(degrees: degrees, around: center)
        default:
            return nil
        }
    }
}
