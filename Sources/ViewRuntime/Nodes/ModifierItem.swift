import LayoutCore
import ScrollDynamics

/// A modifier around one view: one with a layout of its own, or one that shares its content's and changes drawing or listens.
class ModifierItem: ItemNode {
    private(set) final var modifier: ModifierValue
    private(set) final var content: ItemNode
    final let ownNode: LayoutNode?
    /// The item's own layout, or that of its content: kept, since a chain of modifiers would ask one after the other.
    private final var keptNode: LayoutNode
    /// The name that the modifier gives what is inside, if that is what it does.
    private final var identifier: String?

    override var layoutNode: LayoutNode { keptNode }
    override var ownsLayout: Bool { ownNode != nil }
    override var containedItems: [ItemNode] { [content] }
    override var name: String { modifier.kind.name }
    override var zIndex: Double {
        if case .zIndex(let value) = modifier.kind { return value }
        // A modifier around something with an index passes it on to the container.
        return content.zIndex
    }
    override var spaceName: ViewID? {
        if case .coordinateSpace(let name) = modifier.kind { return name }
        return nil
    }

    required init(
        around item: ItemNode,
        _ modifier: ModifierValue,
        _ surroundings: Surroundings,
        parent: ViewNode?,
        graph: ViewGraph
    ) {
        self.modifier = modifier
        content = item
        let ownNode = modifier.kind.needsLayout ? LayoutNode(UnaryLayout()) : nil
        self.ownNode = ownNode
        keptNode = ownNode ?? item.layoutNode
        identifier = modifier.kind.identifier
        super.init(ViewValue(.empty, source: modifier.source), surroundings, parent: parent, graph: graph)
        source = modifier.source
        item.container = self
        if case .zIndex = modifier.kind { graph.hasIndexedViews = true }
        didStart()
        if let ownNode {
            ownNode.setChildren(layoutChildren)
            applyLayout(ownNode)
        }
    }

    /// What the item's own layout arranges.
    var layoutChildren: [LayoutNode] { [content.layoutNode] }

    /// Takes changed arguments of the same modifier.
    final func update(_ newModifier: ModifierValue, _ surroundings: Surroundings) {
        let old = modifier
        let oldEnvironment = environment
        modifier = newModifier
        identifier = newModifier.kind.identifier
        source = newModifier.source
        self.surroundings = surroundings
        drawingDidChange()
        let isScaleSame = oldEnvironment.displayScale == environment.displayScale
        didUpdate(from: old)
        if let ownNode, !isScaleSame || !old.kind.hasSameLayout(as: newModifier.kind) { applyLayout(ownNode) }
    }

    /// Puts another view in the modifier's content.
    ///
    /// - Returns: True if the item's layout is another one now.
    final func wrap(_ item: ItemNode) -> Bool {
        content = item
        item.container = self
        drawingDidChange()
        if let ownNode {
            ownNode.setChildren(layoutChildren)
            return false
        }
        keptNode = item.layoutNode
        return true
    }

    /// The item begins: its content is in place, its own layout is not yet.
    func didStart() {}
    /// The arguments have changed.
    func didUpdate(from old: ModifierValue) {}
    /// Puts the modifier's layout into its node.
    func applyLayout(_ node: LayoutNode) { modifier.kind.apply(to: node, of: self) }

    override func draw(_ state: DrawingState, into builder: DisplayListBuilder) {
        guard ownNode != nil || identifier != nil else {
            content.draw(state, into: builder)
            return
        }
        var inner = state
        inner.origin = drawingOrigin(state)
        if let identifier { inner.identifier = identifier }
        content.draw(inner, into: builder)
    }

    /// The class that keeps a modifier.
    static func itemClass(of kind: ModifierValue.Kind) -> ModifierItem.Type {
        switch kind {
        case .offset, .opacity, .scaleEffect, .rotationEffect, .clipped, .clipShape, .border, .shadow, .blur, .hidden,
            .backgroundStyle, .backgroundShape, .visualEffect, .scrollTransition, .flipsForRightToLeftLayoutDirection:
            EffectItem.self
        case .background, .overlay, .mask, .preferenceView:
            SecondaryItem.self
        case .safeAreaInset:
            SafeAreaInsetItem.self
        case .onGeometryChange, .onScrollGeometryChange, .onScrollPhaseChange, .onPreferenceChange, .onAppear,
            .onDisappear, .onChange, .task, .onScrollVisibilityChange, .onScrollTargetVisibilityChange:
            EventItem.self
        case .environment:
            MirrorItem.self
        case .contentShape:
            HitShapeItem.self
        default:
            ModifierItem.self
        }
    }
}

/// A layout direction for what is inside: where it is another one, everything is drawn the other way round on the spot.
final class MirrorItem: ModifierItem {
    /// True if what is inside reads in another direction than what is around it.
    private var isReflected: Bool {
        guard case .environment(.layoutDirection(let direction)) = modifier.kind else { return false }
        return direction != environment.layoutDirection
    }

    override var contentTransform: AffineTransform? {
        guard isReflected else { return nil }
        let frame = layoutNode.frame
        return AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: frame.minX + frame.maxX, ty: 0)
    }

    override func draw(_ state: DrawingState, into builder: DisplayListBuilder) {
        var inner = state
        if isReflected { inner.mirror = state.mirror.reflected(around: drawingRect(state)) }
        content.draw(inner, into: builder)
    }
}

extension ModifierValue.Kind {
    /// The name that the modifier gives, if that is what it does.
    fileprivate var identifier: String? {
        if case .accessibilityIdentifier(let name) = self { return name }
        return nil
    }

    /// True for modifiers that measure and place: they have a layout of their own.
    var needsLayout: Bool {
        switch self {
        case .padding, .paddingInsets, .frame, .flexibleFrame, .containerRelativeFrame, .fixedSize, .layoutPriority,
            .layoutValue, .aspectRatio, .position, .alignmentGuide, .background, .overlay, .mask, .preferenceView,
            .safeAreaInset,
            .safeAreaPadding, .safeAreaPaddingInsets, .ignoresSafeArea, .backgroundStyle:
            true
        default:
            false
        }
    }

    /// Says whether two modifiers of the same name measure and place alike.
    func hasSameLayout(as other: ModifierValue.Kind) -> Bool {
        switch (self, other) {
        case (.padding(let a, let b), .padding(let c, let d)): a == c && b == d
        case (.paddingInsets(let a), .paddingInsets(let b)): a == b
        case (.frame(let a, let b, let c), .frame(let d, let e, let f)): a == d && b == e && c == f
        case (.flexibleFrame(let a), .flexibleFrame(let b)): a == b
        case (.fixedSize(let a, let b), .fixedSize(let c, let d)): a == c && b == d
        case (.layoutPriority(let a), .layoutPriority(let b)): a == b
        case (.layoutValue(let a, let b), .layoutValue(let c, let d)): a.id == c.id && b.isEqual(to: d)
        case (.aspectRatio(let a, let b), .aspectRatio(let c, let d)): a == c && b == d
        case (.position(let a), .position(let b)): a == b
        case (.background(_, let a), .background(_, let b)): a == b
        case (.overlay(_, let a), .overlay(_, let b)): a == b
        case (.mask(_, let a), .mask(_, let b)): a == b
        case (.preferenceView(_, let a, _, _), .preferenceView(_, let b, _, _)): a == b
        case (.safeAreaInset(let a), .safeAreaInset(let b)):
            a.edge == b.edge && a.alignment == b.alignment && a.spacing == b.spacing
        case (.safeAreaPadding(let a, let b), .safeAreaPadding(let c, let d)): a == c && b == d
        case (.safeAreaPaddingInsets(let a), .safeAreaPaddingInsets(let b)): a == b
        case (.ignoresSafeArea(let a, let b), .ignoresSafeArea(let c, let d)): a == c && b == d
        case (.backgroundStyle, .backgroundStyle): true
        default: !needsLayout && !other.needsLayout
        }
    }

    /// Puts the layout of a modifier into its node.
    func apply(to node: LayoutNode, of item: ModifierItem) {
        let pixel = 1 / item.environment.displayScale
        switch self {
        case .padding(let edges, let length):
            node.setLayout(PaddingLayout(insets: EdgeInsets(edges, length ?? Self.defaultPadding)))
        case .paddingInsets(let insets):
            node.setLayout(PaddingLayout(insets: insets))
        case .frame(let width, let height, let alignment):
            node.setLayout(FrameLayout(width: width, height: height, alignment: alignment))
        case .flexibleFrame(let frame):
            node.setLayout(frame.layout)
        case .fixedSize(let horizontal, let vertical):
            node.setLayout(FixedSizeLayout(horizontal: horizontal, vertical: vertical))
        case .layoutPriority(let priority):
            node.setLayout(PriorityLayout(priority))
        case .layoutValue:
            // Whoever reads the value lays out again when it changes.
            node.setLayout(UnaryLayout())
        case .aspectRatio(let ratio, let mode):
            node.setLayout(AspectRatioLayout(ratio: ratio, contentMode: mode))
        case .position(let point):
            node.setLayout(PositionLayout(point))
        case .background(_, let alignment), .overlay(_, let alignment), .mask(_, let alignment),
            .preferenceView(_, let alignment, _, _):
            node.setLayout(SecondaryLayout(alignment: alignment))
        case .safeAreaInset(let inset):
            node.setLayout(
                SafeAreaInsetLayout(edge: inset.edge, alignment: inset.alignment, spacing: inset.spacing, pixel: pixel)
            )
        case .safeAreaPadding(let edges, let length):
            node.setLayout(
                SafeAreaPaddingLayout(insets: EdgeInsets(edges, length ?? Self.defaultPadding), pixel: pixel)
            )
        case .safeAreaPaddingInsets(let insets):
            node.setLayout(SafeAreaPaddingLayout(insets: insets, pixel: pixel))
        case .ignoresSafeArea(let regions, let edges):
            // There is no keyboard, so a modifier that names only its region changes nothing.
            node.setLayout(IgnoresSafeAreaLayout(edges: regions.contains(.container) ? edges : [], pixel: pixel))
        default:
            applyFunctionLayout(to: node, of: item)
        }
    }

    private func applyFunctionLayout(to node: LayoutNode, of item: ModifierItem) {
        switch self {
        case .alignmentGuide(let guide, let function):
            let reference = ItemReference(item)
            node.setLayout(
                AlignmentGuideLayout(guide) { dimensions in
                    guard let item = reference.item else { return 0 }
                    let value = item.graph.number(function, [.viewDimensions(dimensions)], of: item)
                    if let value, !value.isFinite {
                        item.graph.noteWarning(
                            "An alignment guide gives \(value); it counts as if it were left out",
                            line: item.source.line
                        )
                        return dimensions[guide]
                    }
                    return value ?? dimensions[guide]
                }
            )
        case .containerRelativeFrame(let frame):
            node.setLayout(ContainerFrameLayout(frame: frame, reference: ItemReference(item)))
        case .backgroundStyle:
            node.setLayout(SafeAreaReadingLayout())
        default:
            break
        }
    }

    /// iOS pads by 16 points on each edge.
    private static var defaultPadding: Double { 16 }
}

extension FlexibleFrameValue {
    var layout: FlexibleFrameLayout {
        FlexibleFrameLayout(
            horizontal: FlexibleFrameLayout.Bounds(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
            vertical: FlexibleFrameLayout.Bounds(minimum: minHeight, ideal: idealHeight, maximum: maxHeight),
            alignment: alignment
        )
    }
}

/// A layout that adds nothing but is told the safe area, for a style that is drawn into it.
struct SafeAreaReadingLayout: SingleChildLayout {
    var readsSafeArea: Bool { true }
}

/// A frame relative to the nearest scroll view's visible part, or else to the screen's safe part.
struct ContainerFrameLayout: Layout {
    let frame: ContainerRelativeFrameValue
    let reference: ItemReference

    private func proposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        guard let item = reference.item else { return proposal }
        let container = item.graph.containerSize(around: item)
        var result = proposal
        for axis in Axis.allCases where frame.axes.contains(axis) {
            result[axis] = length(of: container[axis], along: axis, item)
        }
        return result
    }

    private func length(of container: Double, along axis: Axis, _ item: ItemNode) -> Double {
        switch frame.length {
        case .whole:
            return container
        case .span(let count, let span, let spacing):
            return ContainerRelativeLayout.length(of: container, count: count, span: span, spacing: spacing)
        case .function(let function):
            return item.graph.number(function, [.double(container), .axis(axis)], of: item) ?? container
        }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> Size {
        let inner = self.proposal(proposal)
        var size = subviews.first?.sizeThatFits(inner) ?? .zero
        for axis in Axis.allCases where frame.axes.contains(axis) { size[axis] = inner[axis] ?? size[axis] }
        return size
    }

    func placeSubviews(
        in bounds: Rect,
        proposal: ProposedViewSize,
        subviews: LayoutSubviews,
        safeArea: SafeArea?,
        cache: inout Void
    ) {
        let inner = self.proposal(proposal)
        for subview in subviews {
            let dimensions = subview.dimensions(in: inner)
            let x = frame.alignment.horizontal.defaultValue(bounds.size) - dimensions[frame.alignment.horizontal]
            let y = frame.alignment.vertical.defaultValue(bounds.size) - dimensions[frame.alignment.vertical]
            subview.place(at: Point(x: x, y: y), proposal: inner)
        }
    }
}
