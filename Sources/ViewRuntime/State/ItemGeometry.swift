import LayoutCore

/// What a program's `GeometryProxy` asks: answers with what was last laid out.
final class ItemGeometry: GeometrySource {
    private unowned let item: ItemNode
    /// What a builder has read, so that it can be run again when an answer changes.
    private(set) var reads: [(space: CoordinateSpaceValue, frame: Rect)] = []
    var isRecording = false

    init(item: ItemNode) { self.item = item }

    var size: Size { item.size.asRead }

    var safeAreaInsets: EdgeInsets {
        guard let area = item.layoutNode.safeArea else { return .zero }
        return area.insets(at: Rect(origin: .zero, size: item.size), pixel: 1 / item.environment.displayScale).asRead
    }

    func frame(in space: CoordinateSpaceValue) -> Rect {
        let frame = item.frame(in: space)
        if isRecording { reads.append((space, frame)) }
        return frame
    }

    func bounds(of space: CoordinateSpaceValue) -> Rect? {
        let scroll: ScrollItem? =
            switch space {
            case .scrollView: item.enclosingScroll(nil)
            case .scrollViewAxis(let axis): item.enclosingScroll(axis)
            case .local, .global, .named: nil
            }
        // The space begins at the corner of what shows, so the item's own place in it says where that is.
        guard let scroll else { return nil }
        return Rect(origin: -item.frame(in: space).origin, size: scroll.viewport.inset(by: scroll.insets).size.asRead)
    }

    func resolve(_ anchor: AnchorValue) -> Rect {
        // Both count from the leading edge, as what is placed by the answer does.
        let origin = item.leadingRect(in: .global).origin
        return anchor.globalRect.offset(by: -origin).asRead
    }

    func forgetReads() { reads.removeAll(keepingCapacity: true) }

    /// Says whether anything that was read would be answered differently now.
    var isStale: Bool { reads.contains { item.frame(in: $0.space) != $0.frame } }
}
