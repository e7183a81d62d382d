import LayoutCore

/// A view that takes part in its container on its own: it has a size and is drawn.
class ItemNode: ViewNode {
    /// The item that contains this one: a container or a modifier around it.
    unowned var container: ItemNode? {
        didSet { clearedTurn = 0 }
    }

    /// What the item drew the last time, if it is one that is drawn again elsewhere: a row, an inset.
    final var recording: Recording?
    /// The graph's ``ViewGraph/recordingTurn`` when nothing around here had a recording of this item any more.
    private final var clearedTurn: UInt32 = 0

    /// What measures and places this item; a modifier without a layout of its own shares its content's.
    var layoutNode: LayoutNode { preconditionFailure("\(name) has no layout") }

    /// False for an item that shares the layout of its content, and so adds nothing to positions.
    var ownsLayout: Bool { true }

    override func end() {
        super.end()
        container = nil
        recording = nil
    }

    override func update(_ value: ViewValue, _ surroundings: Surroundings) {
        super.update(value, surroundings)
        drawingDidChange()
    }

    /// Something is drawn in another way than before, here or in what is inside.
    ///
    /// - Complexity: O(*d*) in the depth; ends at the first item from which on nothing was recorded since the last time.
    final func drawingDidChange() {
        let turn = graph.recordingTurn
        var item: ItemNode? = self
        while let current = item, current.clearedTurn != turn {
            current.recording = nil
            current.clearedTurn = turn
            item = current.container
        }
    }

    override func collectItems(into items: inout [ItemNode]) { items.append(self) }

    override func collectSegments(into segments: inout [LazySegment]) { segments.append(LeafSegment(self)) }

    /// Draws the item and what it contains; the origin of `state` is that of the item's container.
    func draw(_ state: DrawingState, into builder: DisplayListBuilder) {}

    /// How far the item's content is moved for drawing, beyond layout, in points.
    var contentOffset: Point { .zero }
    /// How the item's content is scaled and turned, in the content's space; `nil` if it is not.
    var contentTransform: AffineTransform? { nil }

    /// The items directly inside, in drawing order.
    var containedItems: [ItemNode] { [] }

    /// The name of the coordinate space that begins at this item, if it names one.
    var spaceName: ViewID? { nil }

    /// The views of a stack directly inside are others now.
    func containedViewsDidChange() {}

    /// Who stands in front of siblings, whatever the order.
    var zIndex: Double { 0 }

    /// The origin of what this item draws when its container is at `state.origin`.
    final func drawingOrigin(_ state: DrawingState) -> Point {
        ownsLayout ? state.origin + layoutNode.origin : state.origin
    }

    /// The rectangle of the item in its container's drawing space.
    final func drawingRect(_ state: DrawingState) -> Rect {
        Rect(origin: state.origin + layoutNode.origin, size: layoutNode.size)
    }

    /// The item's size as last placed, in points.
    final var size: Size { layoutNode.size }

    /// Draws items in order, those with a higher `zIndex` later.
    final func drawContained(_ items: [ItemNode], _ state: DrawingState, into builder: DisplayListBuilder) {
        if graph.hasIndexedViews, items.count > 1, items.contains(where: { $0.zIndex != 0 }) {
            let order = items.indices.sorted { (items[$0].zIndex, $0) < (items[$1].zIndex, $1) }
            for index in order { items[index].draw(state, into: builder) }
        } else {
            for item in items { item.draw(state, into: builder) }
        }
    }
}

// MARK: - Places on the screen

extension ItemNode {
    /// Maps a rectangle of this item's own space to the screen, through offsets, transforms and scrolling.
    ///
    /// - Complexity: O(*d*) in the depth of the item.
    final func convertToScreen(_ rect: Rect) -> Rect {
        convert(rect, upTo: nil)
    }

    /// Maps a rectangle of this item's own space to the space of an item around it; `nil` is the screen.
    final func convert(_ rect: Rect, upTo ancestor: ItemNode?) -> Rect {
        var item = self
        if item === ancestor { return rect }
        // From here on the rectangle is in the space of the layout around `item`: a modifier that shares its content's layout
        // adds nothing.
        var rect = rect.offset(by: layoutNode.origin)
        while let container = item.container {
            if let transform = container.contentTransform {
                rect = transform.boundingBox(of: rect)
            } else {
                let offset = container.contentOffset
                if offset != .zero { rect = rect.offset(by: offset) }
            }
            if container === ancestor {
                return container.ownsLayout ? rect : rect.offset(by: -container.layoutNode.origin)
            }
            if container.ownsLayout { rect = rect.offset(by: container.layoutNode.origin) }
            item = container
        }
        return rect
    }

    /// The item's rectangle in a coordinate space; a space that no item around it has counts as the screen.
    ///
    /// Layout counts from the leading edge; what a program reads counts from the left one, as on a device.
    final func frame(in space: CoordinateSpaceValue) -> Rect {
        let frame = leadingFrame(in: space)
        return (frame.direction == .rightToLeft ? frame.rect.reflected(inWidth: frame.width) : frame.rect).asRead
    }

    /// A rectangle counted from the leading edge of a space that reads in a direction and is so wide, in points.
    private struct LeadingFrame {
        var rect: Rect
        var width: Double
        var direction: LayoutDirection
    }

    /// The item's rectangle counted from the leading edge of a space, in points.
    final func leadingRect(in space: CoordinateSpaceValue) -> Rect { leadingFrame(in: space).rect }

    private func leadingFrame(in space: CoordinateSpaceValue) -> LeadingFrame {
        let bounds = Rect(origin: .zero, size: size)
        switch space {
        case .local:
            return LeadingFrame(rect: bounds, width: bounds.width, direction: environment.layoutDirection)
        case .global:
            return LeadingFrame(
                rect: convertToScreen(bounds),
                width: graph.device.size.width,
                direction: graph.environment.layoutDirection
            )
        case .named(let name):
            guard let host = ancestor(where: { $0.spaceName == name }) else { return leadingFrame(in: .global) }
            return LeadingFrame(
                rect: convert(bounds, upTo: host),
                width: host.size.width,
                direction: host.environment.layoutDirection
            )
        case .scrollView:
            return leadingFrame(inScroll: enclosingScroll(nil))
        case .scrollViewAxis(let axis):
            return leadingFrame(inScroll: enclosingScroll(axis))
        }
    }

    private func leadingFrame(inScroll scroll: ScrollItem?) -> LeadingFrame {
        guard let scroll else { return leadingFrame(in: .global) }
        return LeadingFrame(
            rect: scroll.convertToInsetSpace(Rect(origin: .zero, size: size), of: self),
            width: scroll.viewport.width - scroll.insets.horizontal,
            direction: scroll.environment.layoutDirection
        )
    }

    /// True if every item around this one shows what leads here: a lazy container leaves out rows that it keeps.
    final var isInTree: Bool {
        var item: ItemNode = self
        while let container = item.container {
            guard container.containedItems.contains(where: { $0 === item }) else { return false }
            item = container
        }
        return item === graph.rootItem
    }

    final func ancestor(where predicate: (ItemNode) -> Bool) -> ItemNode? {
        var item = container
        while let current = item {
            if predicate(current) { return current }
            item = current.container
        }
        return nil
    }

    /// The nearest scroll view around the item, or the nearest one that scrolls on an axis.
    final func enclosingScroll(_ axis: Axis?) -> ScrollItem? {
        var item = container
        while let current = item {
            if let scroll = current as? ScrollItem, axis.map({ scroll.axes.contains($0) }) ?? true { return scroll }
            item = current.container
        }
        return nil
    }
}

extension Rect {
    /// The rectangle counted from the other side of a space that is so wide.
    fileprivate func reflected(inWidth width: Double) -> Rect {
        Rect(origin: Point(x: width - maxX, y: minY), size: size)
    }
}
