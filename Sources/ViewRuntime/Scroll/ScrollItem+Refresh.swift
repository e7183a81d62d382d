import LayoutCore
import ScrollDynamics

/// Where a scroll view stands with `refreshable`.
struct RefreshState {
    /// True while the action runs.
    var isRunning = false
    /// True once the finger that is down has set the action off.
    var hasFired = false
    /// The pieces of the action that still sleep.
    var pendingCount = 0
    /// True if the spinner's room has just been given back, so that the content glides into it.
    var givesBack = false
    /// When the action began, in seconds on the scene's clock.
    var startTime = 0.0
    /// What turns above the content; made when it first shows.
    var spinner: ActivityIndicator?

    /// The room for the spinner above the content, in points.
    var inset: Double { isRunning ? Self.height : 0 }

    /// 60 points is what people report; no published measurement was found.
    static let height = 60.0

    /// How far the content must be pulled past its start, in points as they show.
    ///
    /// Not published: about one and two thirds of the spinner's height is where a device was seen to let go (guess).
    static let triggerDistance = 100.0

    /// How long the content takes to glide back, in seconds (guess: the usual duration of an animation of the system).
    static let returnDuration = 0.3
}

// Pull to refresh.
extension ScrollItem {
    /// Runs the action once a finger has pulled far enough; once a pull.
    func pullToRefresh() {
        guard let action = settings.refresh, !refresh.isRunning, !refresh.hasFired else { return }
        guard controller.hasBegunScrolling, -controller.overscroll.y >= RefreshState.triggerDistance else { return }
        refresh.hasFired = true
        refresh.isRunning = true
        refresh.startTime = graph.time
        layoutNode.invalidatePlacement()
        followSleeps { graph.perform(action, [], of: self) }
        if refresh.pendingCount == 0 { endRefresh() }
    }

    /// Runs a piece of the action, and hears of the sleeps that it begins.
    private func followSleeps(of work: () throws(EvaluationFailure) -> Void) throws(EvaluationFailure) {
        let first = graph.requests.sleeps.count
        defer { follow(from: first) }
        try work()
    }

    private func followSleeps(_ work: () -> Void) {
        let first = graph.requests.sleeps.count
        work()
        follow(from: first)
    }

    private func follow(from first: Int) {
        for index in first..<max(graph.requests.sleeps.count, first) {
            refresh.pendingCount += 1
            let resume = graph.requests.sleeps[index].resume
            graph.requests.sleeps[index].resume = { [weak self] context throws(EvaluationFailure) in
                guard let self else { return try resume(context) }
                defer { sleepDidEnd() }
                try followSleeps(of: { () throws(EvaluationFailure) in try resume(context) })
            }
        }
    }

    /// The action is over when nothing of it sleeps any more.
    private func sleepDidEnd() {
        refresh.pendingCount -= 1
        if refresh.pendingCount == 0 { endRefresh() }
    }

    private func endRefresh() {
        refresh.isRunning = false
        refresh.givesBack = true
        layoutNode.invalidatePlacement()
    }

    /// Lets content that rested below the spinner glide to its new place of rest.
    func glideBack(from before: ScrollBounds, wasAtStart: Bool) {
        guard refresh.givesBack else { return }
        refresh.givesBack = false
        let room = controller.bounds.vertical.minimum - before.minimum
        guard wasAtStart, room > 0, controller.phase == .idle else { return }
        controller.hold(displacement: -room, along: .vertical)
        var target = controller.contentOffset
        target.y = controller.bounds.vertical.minimum
        controller.scroll(to: target, along: .vertical, curve: .easeInOut(duration: RefreshState.returnDuration))
    }

    /// A spinner above the content: its spokes come out one by one with the pull, and turn while the action runs.
    func drawSpinner(_ rect: Rect, _ state: DrawingState, into builder: DisplayListBuilder) {
        guard settings.refresh != nil else { return }
        let pulled = -controller.overscroll.y
        guard refresh.isRunning || pulled > 0 else { return }
        let spinner = refresh.spinner ?? ActivityIndicator(id: graph.nextNodeID())
        refresh.spinner = spinner
        let top = rect.minY - contentOffsetOnGrid.y
        let center = Point(x: rect.midX, y: top - RefreshState.height / 2)
        let color = graph.style.color(named: "secondaryLabel", environment)
        if refresh.isRunning {
            let turn = ActivityIndicator.Look.turning(since: refresh.startTime, now: graph.time)
            spinner.draw(turn, at: center, color, of: self, state, into: builder)
        } else {
            let progress = min(pulled / RefreshState.triggerDistance, 1)
            spinner.draw(.growing(progress: progress), at: center, color, of: self, state, into: builder)
        }
    }
}
