import LayoutCore
import ScrollDynamics

/// What became of a wish to show a view.
enum ScrollOutcome {
    case moved
    /// There is no such view.
    case missing
    /// There is none yet, but there may be one in the next pass.
    case waiting
}

// Scrolling by the program, and what scroll views ask of the views inside them.
extension ViewGraph {
    /// Takes up what the program asked of its scroll views.
    ///
    /// - Returns: True if anything may have moved.
    func applyScrollRequests() -> Bool {
        let wanted = requests.scrolls
        requests.scrolls.removeAll()
        let animation = requests.animationOfChanges
        requests.animationOfChanges = nil
        var hasScrolled = false
        defer { if hasWaitingBindings { requests.animationOfChanges = animation } }
        for request in wanted where apply(request) { hasScrolled = true }
        for scroll in scrolls where !scroll.isEnded && scroll.followBindings(animation) { hasScrolled = true }
        return hasScrolled
    }

    /// Places the rows of all lazy containers, those of containers that are made on the way included.
    func placeLazyRows() {
        for lazy in lazyStacks where !lazy.isEnded { lazy.placeVisibleRows() }
        for _ in 0..<Self.lazyDepthLimit {
            let fresh = lazyStacks.filter { !$0.hasPlacedRows && $0.isPlacedByContainer }
            guard !fresh.isEmpty else { return }
            for lazy in fresh { lazy.placeVisibleRows() }
        }
    }

    /// How deep lazy containers may be nested to show in the first frame.
    private static let lazyDepthLimit = 32

    /// Takes up a request, or keeps it for the next pass if its view may come yet.
    private func apply(_ request: ScrollToRequest) -> Bool {
        let outcome = attempt { show(request) }
        switch outcome {
        case .moved: break
        case .waiting: requests.scrolls.append(request)
        case .missing: noteMissingTarget(of: request)
        }
        return outcome == .moved
    }

    /// Scrolls the scroll view that holds the view, and those around it as little as it takes to show it.
    ///
    /// - Returns: False if there is no such view.
    private func show(_ request: ScrollToRequest) -> Bool {
        var (owner, candidates) = holder(of: request)
        if owner == nil {
            // It may be in a scroll view that is not made yet; the search makes it.
            for scroll in candidates where scroll.contentItem?.find(request.id, isNested: true) != nil { break }
            (owner, candidates) = holder(of: request)
        }
        guard let owner = owner ?? candidates.first else { return false }
        guard owner.scroll(to: request.id, anchor: request.anchor, animation: request.animation) else { return false }
        for scroll in candidates.reversed() where owner.isInside(scroll) {
            _ = scroll.scroll(to: request.id, anchor: nil, animation: request.animation)
        }
        return true
    }

    private func noteMissingTarget(of request: ScrollToRequest) {
        let (owner, candidates) = holder(of: request)
        guard let scroll = owner ?? candidates.first else {
            let line = node(request.readerID)?.source.line
            noteWarning("scrollTo finds no scroll view in its ScrollViewReader, nor around it", line: line)
            return
        }
        noteMissingTarget(request.id, of: "scrollTo", in: scroll)
    }

    /// True if a binding names a view that may come yet.
    private var hasWaitingBindings: Bool { scrolls.contains { !$0.isEnded && $0.positions.isWaiting } }

    /// Says that a program scrolls to a view that is not there, which on a device does nothing without a word.
    func noteMissingTarget(_ id: ViewID, of name: String, in scroll: ScrollItem) {
        noteWarning("\(name) finds no view with the identity \(id.key)", line: scroll.source.line)
    }

    /// The node with an identity; `nil` if it is gone.
    private func node(_ id: Int) -> ViewNode? {
        func find(_ node: ViewNode) -> ViewNode? {
            if node.id == id { return node }
            for child in node.childNodes {
                if let found = find(child) { return found }
            }
            return nil
        }
        return root.flatMap(find)
    }

    /// The scroll view that itself holds the view, of those that the request may move.
    private func holder(of request: ScrollToRequest) -> (owner: ScrollItem?, candidates: [ScrollItem]) {
        let candidates = scrollViews(ofReader: request.readerID)
        let owner = candidates.first { $0.contentItem?.find(request.id, isNested: false) != nil }
        return (owner, candidates)
    }

    /// The scroll views in a reader, the outer ones first; where there is none, those that the reader is in.
    private func scrollViews(ofReader id: Int) -> [ScrollItem] {
        let inside = scrolls.filter { $0.isBelow(nodeID: id) }
        guard inside.isEmpty, let reader = node(id) else { return inside }
        return scrolls.filter { scroll in sequence(first: reader, next: \.parent).contains { $0 === scroll } }
    }

    /// The size that `containerRelativeFrame` refers to: the visible part of the nearest scroll view, else the screen's safe part.
    func containerSize(around item: ItemNode) -> Size {
        if let scroll = item.enclosingScroll(nil) { return scroll.visibleSize(readBy: item) }
        return Rect(origin: .zero, size: device.size).inset(by: device.safeArea).size
    }
}

extension ScrollItem {
    func isBelow(nodeID: Int) -> Bool {
        var node: ViewNode? = self
        while let current = node {
            if current.id == nodeID { return true }
            node = current.parent
        }
        return false
    }

    /// Says whether another scroll view is around this one.
    func isInside(_ other: ScrollItem) -> Bool { ancestor { $0 === other } != nil }

    /// Scrolls so that the view with an identity shows.
    ///
    /// - Returns: False if there is no such view in this scroll view.
    func scroll(to id: ViewID, anchor: UnitPoint?, animation: AnimationValue?) -> Bool {
        guard let target = offset(toShow: id, anchor: anchor) else { return false }
        if let anchor, !anchor.x.isFinite || !anchor.y.isFinite {
            graph.noteWarning("An anchor at \(anchor.x), \(anchor.y) is no place; the content stays", line: source.line)
            return true
        }
        scrollByProgram(to: target, along: axes, animation)
        aim = ScrollAim(id: id, anchor: anchor)
        return true
    }

    /// The offset at which the view with an identity shows where it should; `nil` if there is none.
    func offset(toShow id: ViewID, anchor: UnitPoint?) -> Point? {
        guard let content = contentItem else { return nil }
        guard let found = content.find(id, isNested: false) ?? content.find(id, isNested: true) else { return nil }
        let rect = found.item.convert(found.rect, upTo: content)
        var target = controller.contentOffset
        for axis in Axis.allCases where axes.contains(axis) {
            target[axis] = ScrollAnchor.offset(
                toShow: rect,
                at: anchor,
                along: axis,
                from: target[axis],
                in: controller.bounds[axis],
                collapsibleTop: axis == .vertical ? collapsibleTop : 0
            )
        }
        return target
    }

    /// The identities of target views of which at least a fraction shows.
    func visibleTargets(threshold: Double) -> [ViewID] {
        let room = Rect(origin: .zero, size: viewport.inset(by: insets).size)
        return targetItems().compactMap { item in
            guard let id = item.anyID else { return nil }
            let frame = convertToInsetSpace(Rect(origin: .zero, size: item.size), of: item)
            let shown = frame.intersection(room).map { $0.width * $0.height } ?? 0
            return shown > 0 && shown >= threshold * frame.width * frame.height ? id : nil
        }
    }
}

extension ItemNode {
    /// The identity that the program gave this very item: by `id(_:)` or as an element of a `ForEach`.
    var ownID: ViewID? {
        var node = parent
        var below: ViewNode = self
        while let current = node, !(current is ItemNode) {
            if let identified = current as? IdentifiedNode { return identified.viewID }
            if let element = current as? LazyElementNode { return element.elementID }
            if let forEach = current as? ForEachNode { return forEach.id(of: below) }
            below = current
            node = current.parent
        }
        return nil
    }
}

extension AnimationValue.Curve {
    /// The curve as the physics knows it.
    var dynamics: AnimationCurve {
        switch self {
        case .linear(let duration): .linear(duration: duration)
        case .easeIn(let duration): .easeIn(duration: duration)
        case .easeOut(let duration): .easeOut(duration: duration)
        case .easeInOut(let duration): .easeInOut(duration: duration)
        case .timing(let x1, let y1, let x2, let y2, let duration):
            .timed(CubicTiming(x1, y1, x2, y2), duration: duration)
        case .spring(let response, let dampingFraction):
            .spring(response: response, dampingRatio: dampingFraction)
        }
    }
}
