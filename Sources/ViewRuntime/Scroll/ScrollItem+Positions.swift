import LayoutCore
import ScrollDynamics

/// The view to which the program scrolls: looked at again on arrival, since rows on the way may have been estimated.
struct ScrollAim {
    var id: ViewID
    var anchor: UnitPoint?
    /// How often the place may still be corrected: rows that are made by a correction may ask for another one.
    var correctionCount = 4
}

/// What a scroll view has last read from and written to the program's position bindings.
struct ScrollPositionState {
    /// The identifier in the binding of `scrollPosition(id:)`.
    var boundID: ViewID?
    /// True once the bindings have been read for the first time.
    var hasBegun = false
    /// The identifier that the binding began with, until it is taken up: what a view begins with is no change.
    var firstID: ViewID?
    /// The request in the binding of `scrollPosition(_:)` that has been taken up.
    var request: ScrollPositionRequest?
    /// The offset for which the bindings are right.
    var offset: Point?
    /// What a `ScrollPosition` was last told of a person's scrolling; `nil` since the program scrolled.
    var reported: ViewID??
    /// True while a program's animation to a bound position runs.
    var isFollowing = false
    /// True while a binding names a view that is not there, though builders that may make it have yet to run.
    var isWaiting = false
}

// Bindings to positions, both ways.
extension ScrollItem {
    /// Takes up what the bindings ask for, and tells them where a person has scrolled.
    ///
    /// - Returns: True if anything may have moved.
    func followBindings(_ animation: AnimationValue?) -> Bool {
        guard isPlaced else { return false }
        positions.isWaiting = false
        var hasMoved = finishAim()
        if positions.isFollowing, controller.phase != .animating {
            positions.isFollowing = false
            positions.offset = controller.contentOffset
        }
        if let bound = settings.positionID, followID(bound.binding, bound.anchor, animation) { hasMoved = true }
        if let bound = settings.position, followPosition(bound.binding, bound.anchor, animation) { hasMoved = true }
        if settings.positionID != nil || settings.position != nil { positions.offset = controller.contentOffset }
        return hasMoved
    }

    /// Reads what the bindings begin with, before any callback can change it.
    func noteFirstPosition() {
        guard !positions.hasBegun else { return }
        positions.hasBegun = true
        guard let binding = settings.positionID?.binding else { return }
        let read = graph.evaluate(nil, environment, at: source) { context throws(EvaluationFailure) in
            try binding.readID(in: context)
        }
        positions.firstID = read ?? nil
    }

    private var hasScrolled: Bool {
        guard hasShown, !positions.isFollowing, let offset = positions.offset else { return false }
        return offset != controller.contentOffset
    }

    private func followID(_ binding: any ProgramBinding, _ anchor: UnitPoint?, _ animation: AnimationValue?) -> Bool {
        let read = graph.evaluate(nil, environment, at: source) { context throws(EvaluationFailure) in
            try binding.readID(in: context)
        }
        guard let id = read else { return false }
        if id != positions.boundID {
            guard let id else {
                positions.boundID = nil
                return false
            }
            let isFirst = id == positions.firstID
            return goToBound(id, anchor, isFirst ? nil : animation) {
                positions.boundID = id
                positions.firstID = nil
            }
        }
        guard hasScrolled, let top = target(at: anchor), top != positions.boundID else { return false }
        positions.boundID = top
        _ = graph.evaluate(nil, environment, at: source) { context throws(EvaluationFailure) in
            try binding.write(top, in: context)
        }
        return false
    }

    private func followPosition(
        _ binding: any ProgramBinding,
        _ anchor: UnitPoint?,
        _ animation: AnimationValue?
    ) -> Bool {
        guard let request = readRequest(binding) else { return false }
        if positions.request?.asksTheSame(as: request) != true {
            let animation = positions.request == nil ? nil : animation
            func takeUp() {
                positions.request = request
                positions.reported = nil
            }
            if case .id(let id) = request.target {
                return goToBound(id, request.anchor ?? anchor, animation, takeUp: takeUp)
            }
            takeUp()
            let hasMoved = go(to: request, animation)
            noteProgramScroll()
            return hasMoved
        }
        guard hasScrolled, isMovedByPerson else { return false }
        let top = target(at: anchor)
        if let reported = positions.reported, reported == top { return false }
        positions.reported = .some(top)
        let offset = geometry.displacement
        _ = graph.evaluate(nil, environment, at: source) { context throws(EvaluationFailure) in
            try binding.writeScrolledByUser(id: top, offset: offset, in: context)
        }
        // The write is no request of the program.
        positions.request = readRequest(binding) ?? positions.request
        return false
    }

    /// Scrolls to the view that a binding names; one that may come yet is waited for, and the wish not taken up before.
    private func goToBound(
        _ id: ViewID,
        _ anchor: UnitPoint?,
        _ animation: AnimationValue?,
        takeUp: () -> Void
    ) -> Bool {
        let outcome = graph.attempt { scroll(to: id, anchor: anchor, animation: animation) }
        guard outcome != .waiting else {
            positions.isWaiting = true
            return false
        }
        takeUp()
        noteProgramScroll()
        if outcome == .missing { graph.noteMissingTarget(id, of: "scrollPosition", in: self) }
        return outcome == .moved
    }

    private func noteProgramScroll() {
        positions.isFollowing = controller.phase == .animating
        positions.offset = controller.contentOffset
    }

    private func readRequest(_ binding: any ProgramBinding) -> ScrollPositionRequest? {
        graph.evaluate(nil, environment, at: source) { context throws(EvaluationFailure) in
            try binding.readScrollPosition(in: context)
        }
    }

    /// Scrolls to an edge or a point.
    private func go(to request: ScrollPositionRequest, _ animation: AnimationValue?) -> Bool {
        switch request.target {
        case .none, .id:
            return false
        case .edge(let edge):
            let axis: Axis = edge == .top || edge == .bottom ? .vertical : .horizontal
            let bounds = controller.bounds[axis]
            var target = controller.contentOffset
            target[axis] = edge == .top || edge == .leading ? bounds.minimum : bounds.maximum
            scrollByProgram(to: target, along: Axis.Set(axis), animation)
        case .point(let x, let y):
            // The point is counted from where content rests, so 0 shows the start under bars and insets.
            var target = controller.contentOffset
            var moved: Axis.Set = []
            for (axis, value) in [(Axis.horizontal, x), (Axis.vertical, y)] {
                guard let value, axes.contains(axis) else { continue }
                guard value.isFinite else {
                    graph.noteWarning("scrollPosition asks for an offset of \(value); it stays", line: source.line)
                    continue
                }
                target[axis] = controller.bounds[axis].minimum + value
                moved.insert(Axis.Set(axis))
            }
            scrollByProgram(to: target, along: moved, animation)
        }
        return true
    }

    /// Scrolls to an offset, at once or along a curve.
    func scrollByProgram(to target: Point, along axes: Axis.Set, _ animation: AnimationValue?) {
        isMovedByPerson = false
        shownPlace = nil
        aim = nil
        controller.scroll(
            to: target,
            along: axes,
            curve: animation?.curve.dynamics,
            delay: animation?.delay ?? 0
        )
        positionContent()
    }

    /// Brings a scroll that has arrived exactly to its view, if estimates on the way have moved that.
    private func finishAim() -> Bool {
        guard var aim, controller.phase != .animating else { return false }
        self.aim = nil
        guard controller.phase == .idle, aim.correctionCount > 0 else { return false }
        guard let target = offset(toShow: aim.id, anchor: aim.anchor) else { return false }
        let gap = target - controller.contentOffset
        guard max(abs(gap.x), abs(gap.y)) > 0.5 / environment.displayScale else { return false }
        scrollByProgram(to: target, along: axes, nil)
        aim.correctionCount -= 1
        self.aim = aim
        return true
    }

    // MARK: Target views

    /// The identity of the target view at a point of what shows; without one, of the first target that shows.
    private func target(at anchor: UnitPoint?) -> ViewID? {
        let axis: Axis = axes.contains(.vertical) ? .vertical : .horizontal
        let lines = pinLines(along: axis)
        let point = lines.lowerBound + (anchor?[axis] ?? 0) * (lines.upperBound - lines.lowerBound)
        var best: (id: ViewID, distance: Double)?
        for item in targetItems() {
            guard let id = item.anyID else { continue }
            let start = positionInContent(of: item)[axis]
            let end = start + item.size[axis]
            // A view that ends at the point has left it.
            let distance = point < start ? start - point : max(point + 0.01 - end, 0)
            if best.map({ distance < $0.distance }) ?? true { best = (id, distance) }
            if distance == 0 { break }
        }
        return best?.id
    }

    /// The target views that exist: the children of a target layout, or else all views with an identity.
    func targetItems() -> [ItemNode] {
        guard let content = contentItem else { return [] }
        var layouts: [ItemNode] = []
        content.collectTargetLayouts(into: &layouts)
        if !layouts.isEmpty { return layouts.flatMap(\.containedItems) }
        var result: [ItemNode] = []
        func visit(_ item: ItemNode) {
            if item.ownID != nil { return result.append(item) }
            for contained in item.containedItems { visit(contained) }
        }
        visit(content)
        return result
    }

    /// The frames of the target views that touch a range along an axis, in content coordinates.
    ///
    /// Rows of lazy containers count although they do not exist yet.
    func targetRects(in range: ClosedRange<Double>, along axis: Axis) -> [Rect] {
        guard let content = contentItem else { return [] }
        var layouts: [ItemNode] = []
        content.collectTargetLayouts(into: &layouts)
        return layouts.flatMap { layout -> [Rect] in
            if let lazy = layout as? LazyStackItem, lazy.axis == axis { return rowRects(of: lazy, in: range) }
            return layout.containedItems.map { $0.convert(Rect(origin: .zero, size: $0.size), upTo: content) }
        }
    }

    private func rowRects(of lazy: LazyStackItem, in range: ClosedRange<Double>) -> [Rect] {
        let origin = positionInContent(of: lazy)
        return lazy.extents(in: range.shifted(by: -origin[lazy.axis])).map { extent in
            var rect = Rect(origin: origin, size: lazy.size)
            rect.origin[lazy.axis] += extent.lowerBound
            rect.size[lazy.axis] = extent.upperBound - extent.lowerBound
            return rect
        }
    }
}

extension ItemNode {
    /// Collects the containers whose children are where scrolling may stop, without looking into other scroll views.
    fileprivate func collectTargetLayouts(into layouts: inout [ItemNode]) {
        if let modifier = self as? ModifierItem, case .scrollTargetLayout(true) = modifier.modifier.kind {
            var container = modifier.content
            while let inner = container as? ModifierItem { container = inner.content }
            return layouts.append(container)
        }
        if self is ScrollItem { return }
        for item in containedItems { item.collectTargetLayouts(into: &layouts) }
    }

    /// The item's own identity, or that of the first view in it that has one.
    var anyID: ViewID? {
        if let ownID { return ownID }
        guard let modifier = self as? ModifierItem else { return nil }
        return modifier.content.anyID
    }
}
