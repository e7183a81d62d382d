import LayoutCore

/// What a program's `GeometryProxy` asks: answers with what was last laid out.
final class ItemGeometry: GeometrySource {
    private unowned let item: ItemNode
    /// What a builder has read, so that it can be run again when an answer changes.
    private var reads: [(question: Question, answer: Answer)] = []
    var isRecording = false

    private enum Question {
        case safeAreaInsets
        case frame(CoordinateSpaceValue)
        case bounds(CoordinateSpaceValue)
    }

    private enum Answer: Equatable {
        case insets(EdgeInsets)
        case rect(Rect?)
    }

    init(item: ItemNode) { self.item = item }

    var size: Size { item.size.asRead }

    var safeAreaInsets: EdgeInsets {
        let insets = currentSafeAreaInsets
        note(.safeAreaInsets, .insets(insets))
        return insets
    }

    private var currentSafeAreaInsets: EdgeInsets {
        guard let area = item.layoutNode.safeArea else { return .zero }
        return area.insets(at: Rect(origin: .zero, size: item.size), pixel: 1 / item.environment.displayScale).asRead
    }

    func frame(in space: CoordinateSpaceValue) -> Rect {
        let frame = item.frame(in: space)
        note(.frame(space), .rect(frame))
        return frame
    }

    func bounds(of space: CoordinateSpaceValue) -> Rect? {
        let bounds = currentBounds(of: space)
        note(.bounds(space), .rect(bounds))
        return bounds
    }

    private func currentBounds(of space: CoordinateSpaceValue) -> Rect? {
        let visible = { (scroll: ScrollItem) in scroll.viewport.inset(by: scroll.insets).size }
        let size: Size? =
            switch space {
            case .scrollView: item.enclosingScroll(nil).map(visible)
            case .scrollViewAxis(let axis): item.enclosingScroll(axis).map(visible)
            case .named(let name): item.ancestor { $0.spaceName == name }?.size
            case .local, .global: nil
            }
        // A space begins at its own corner, that of a scroll view at the corner of what shows, so the item's place in it says where that is.
        return size.map { Rect(origin: -item.frame(in: space).origin, size: $0.asRead) }
    }

    private func note(_ question: Question, _ answer: Answer) {
        if isRecording { reads.append((question, answer)) }
    }

    private func answer(to question: Question) -> Answer {
        switch question {
        case .safeAreaInsets: .insets(currentSafeAreaInsets)
        case .frame(let space): .rect(item.frame(in: space))
        case .bounds(let space): .rect(currentBounds(of: space))
        }
    }

    func resolve(_ anchor: AnchorValue) -> Rect {
        // Both count from the leading edge, as what is placed by the answer does.
        let origin = item.leadingRect(in: .global).origin
        return anchor.globalRect.offset(by: -origin).asRead
    }

    func forgetReads() { reads.removeAll(keepingCapacity: true) }

    /// Says whether anything that was read would be answered differently now.
    var isStale: Bool { reads.contains { answer(to: $0.question) != $0.answer } }
}
