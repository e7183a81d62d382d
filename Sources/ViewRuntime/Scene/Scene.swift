package import LayoutCore
import ScrollDynamics

/// One running program on one device.
///
/// Deterministic: the same calls in the same order give the same frames. Time comes in with the calls and never goes back.
/// Not for use from several threads at once.
package final class Scene {
    package private(set) var configuration: SceneConfiguration
    private let graph: ViewGraph
    private var router: TouchRouter
    private var sleeping = Sleepers()
    private var knownState: [StateVariable] = []
    private var isFirstFrame = true

    /// How much may be asked of views within one frame; see ``LayoutBudget``.
    ///
    /// Ours: as many views as may exist, each asked nine times, as stacks across each other do.
    package static let measureLimit = 1_000_000

    /// Makes a scene without a program: an empty screen.
    ///
    /// Without a `formatting` numbers and dates in texts are written plainly, whatever the locale is.
    package init(
        configuration: SceneConfiguration,
        text: any TextMeasuring,
        formatting: any LocaleFormatting = PlainFormatting(),
        measureLimit: Int = Scene.measureLimit
    ) {
        self.configuration = configuration
        graph = ViewGraph(
            device: configuration.screen,
            environment: configuration.environment.applying(.formatting(formatting)),
            text: text,
            measureLimit: measureLimit
        )
        router = TouchRouter(graph: graph)
    }

    deinit { graph.end() }

    /// Seconds on the scene's clock.
    package var time: Double { graph.time }

    // MARK: Input

    /// Puts a program's root view in place.
    ///
    /// With `isEdit` it is a changed form of the program before: state survives where the view's identity does. The difference of
    /// the sources tells which views are the same among siblings and modifiers that were added, removed or moved.
    package func show(_ root: ViewValue, isEdit: Bool = false, difference: SourceDifference? = nil) {
        beginMoment()
        graph.setRoot(root, isEdit: isEdit, difference: difference)
        settle()
    }

    /// Changes the device or the environment.
    package func configure(_ newConfiguration: SceneConfiguration) {
        guard newConfiguration != configuration else { return }
        beginMoment()
        configuration = newConfiguration
        graph.configure(device: newConfiguration.screen, environment: newConfiguration.environment)
        settle()
    }

    /// Counts anew what the program may do: it has one budget for all that follows from one input.
    private func beginMoment() { graph.requests.steps = 0 }

    /// Moves the clock.
    ///
    /// - Precondition: The new time, in seconds, is not before ``time``.
    package func advance(to newTime: Double) {
        precondition(newTime >= graph.time, "time must not fall, was \(newTime) after \(graph.time)")
        beginMoment()
        pass(to: newTime)
        settle()
    }

    /// Lets time pass up to an input: what moves by itself arrives, and tells of it, before the input counts.
    private func pass(beforeInputAt newTime: Double) {
        let isMoving = isMoving
        pass(to: newTime)
        if isMoving { settle() }
    }

    /// Lets time pass: what sleeps wakes at its own moment on the way, whichever message moves the clock.
    private func pass(to newTime: Double) {
        var (wakeCount, wakeCountNow) = (0, 0)
        while let next = sleeping.removeNext(movingTo: newTime) {
            wakeCount += 1
            wakeCountNow = next.wakes > graph.time ? 1 : wakeCountNow + 1
            guard wakeCountNow <= Self.wakeLimitAtOnce else {
                noteTooManyWakes(Self.wakeLimitAtOnce, "at the same moment")
                break
            }
            guard wakeCount <= Self.wakeLimit else {
                noteTooManyWakes(Self.wakeLimit, "while the clock moved once")
                break
            }
            move(to: max(next.wakes, graph.time))
            wake(next.sleeper)
            settle()
        }
        move(to: newTime)
    }

    /// How often tasks may wake at one moment: a task that sleeps for no time at all wakes for ever.
    private static let wakeLimitAtOnce = 10_000
    /// How often they may while the clock moves once: enough for a tick each tenth of a second of an hour.
    private static let wakeLimit = 100_000

    /// Ends tasks that would never, or not for long, let the clock arrive.
    private func noteTooManyWakes(_ limit: Int, _ when: String) {
        sleeping.removeAll()
        graph.note(
            EvaluationFailure(
                reason: .tooManySteps,
                message: "Tasks have woken more than \(limit) times \(when) and are ended; "
                    + "let them sleep longer",
                position: SourcePosition(line: 1, column: 1)
            )
        )
    }

    private func wake(_ sleeper: Sleeper) {
        graph.requests.currentTask = sleeper.task
        defer { graph.requests.currentTask = nil }
        _ = graph.evaluate(nil, sleeper.environment ?? graph.environment, at: SourcePosition(line: 1, column: 1)) {
            context throws(EvaluationFailure) in
            try sleeper.resume(context)
        }
    }

    private func move(to newTime: Double) {
        graph.time = newTime
        graph.requests.time = newTime
        for scroll in graph.scrolls { scroll.advance(to: newTime) }
    }

    /// Passes on what a finger does at a point of the screen, in points.
    ///
    /// The first finger that is down counts; others are ignored until it lifts.
    ///
    /// - Precondition: The new time, in seconds, is not before ``time``.
    package func touch(_ phase: TouchPhase, at point: Point, time newTime: Double, finger: Int = 0) {
        beginMoment()
        if phase == .began { aim(at: point) }
        pass(beforeInputAt: newTime)
        router.touch(phase, at: toLayout(point), finger: finger)
        settle()
    }

    /// Finds out what is under a point, as things stand before time moves on: what a person saw when the finger went down.
    private func aim(at point: Point) { router.aim(at: point, among: makeDisplayList(.targets).targets) }

    /// Layout counts from the leading edge, a touch from the left one.
    private func toLayout(_ point: Point) -> Point {
        guard configuration.layoutDirection == .rightToLeft else { return point }
        return Point(x: configuration.device.size.width - point.x, y: point.y)
    }

    /// Passes on what a wheel or trackpad does at a point of the screen; `delta` is how far to scroll on, in points.
    ///
    /// - Precondition: The new time, in seconds, is not before ``time``.
    package func wheel(at point: Point, delta: Point, time newTime: Double) {
        beginMoment()
        aim(at: point)
        pass(beforeInputAt: newTime)
        let isMirrored = configuration.layoutDirection == .rightToLeft
        router.wheel(by: isMirrored ? Point(x: -delta.x, y: delta.y) : delta)
        settle()
    }

    /// Puts a scroll view's content at a distance from rest and holds it there, outside its range too.
    ///
    /// Distances are points; `nil` leaves an axis alone. Without an identifier it is the outermost scroll view that scrolls on the
    /// axis. A distance of zero beside another one is for the scroll view that the other one moves: it puts no carousel inside a
    /// page back that is scrolled.
    ///
    /// - Returns: False if there is no such scroll view.
    package func scroll(x: Double?, y: Double?, scrollView id: Int? = nil) -> Bool {
        beginMoment()
        let distances = [(axis: Axis.horizontal, value: x), (axis: Axis.vertical, value: y)].compactMap { axis, value in
            value.map { (axis: axis, value: $0) }
        }
        let candidates = orderedScrolls().map(\.item)
        var moved: [ScrollItem]
        if let id {
            moved = candidates.filter { $0.id == id }
        } else {
            let moving = distances.filter { $0.value != 0 }
            moved = moving.compactMap { distance in candidates.first { $0.axes.contains(distance.axis) } }
            if moving.isEmpty {
                moved =
                    candidates.first { item in distances.contains { item.axes.contains($0.axis) } }.map { [$0] } ?? []
            }
        }
        for (axis, value) in distances {
            let chosen = moved.first { id != nil || $0.axes.contains(axis) }
            chosen?.hold(displacement: value, along: axis)
        }
        settle()
        return !moved.isEmpty
    }

    // MARK: Output

    /// True while something moves by itself, so that a real clock must send frames.
    package var isMoving: Bool {
        !sleeping.isEmpty || graph.scrolls.contains { $0.controller.isMoving } || graph.hasRunningTransitions
    }

    /// The scene now; what ran since the last call goes with it.
    package func makeFrame() -> SceneFrame {
        let builder = makeDisplayList(.frame)
        for warning in graph.requests.takeWarnings() { graph.noteWarning(warning.message, line: warning.position.line) }
        let frame = SceneFrame(
            time: graph.time,
            scrollViews: orderedScrolls().map { entry in
                ScrollViewState(
                    id: entry.item.id,
                    frame: builder.grid.aligned(graph.mirror.apply(entry.item.screenFrame)),
                    geometry: entry.item.geometry,
                    phase: entry.item.controller.phase,
                    source: entry.item.source
                )
            },
            items: builder.items,
            callbacks: graph.callbacks + graph.warnings,
            changedState: takeChangedState(),
            printed: graph.requests.takePrinted(),
            failures: graph.takeFailures()
        )
        graph.beginFrame()
        return frame
    }

    private func makeDisplayList(_ purpose: DisplayListBuilder.Purpose) -> DisplayListBuilder {
        let screen = Rect(origin: .zero, size: configuration.device.size)
        let builder = DisplayListBuilder(
            purpose,
            screen: screen,
            grid: PixelGrid(scale: configuration.device.scale)
        )
        graph.draw(into: builder)
        SystemParts.draw(configuration, graph, into: builder)
        return builder
    }

    /// All scroll views that show, outermost first, siblings in tree order.
    ///
    /// - Complexity: O(*d*) in the depth of a single scroll view; with several, O(*n*) in the views that show.
    private func orderedScrolls() -> [(depth: Int, item: ScrollItem)] {
        var result: [(depth: Int, item: ScrollItem)] = []
        func visit(_ item: ItemNode, _ depth: Int) {
            var inner = depth
            if let scroll = item as? ScrollItem {
                result.append((depth, scroll))
                inner += 1
            }
            for contained in item.containedItems { visit(contained, inner) }
        }
        guard let only = graph.scrolls.first else { return [] }
        // Most screens have one: it needs no order, and no walk through the whole tree in each frame.
        if graph.scrolls.count == 1 { return only.isInTree ? [(0, only)] : [] }
        if let root = graph.rootItem { visit(root, 0) }
        // A stable order: the position in the tree decides between equal depths.
        return result.enumerated().sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }.map(
            \.element
        )
    }

    private func takeChangedState() -> [StateVariable] {
        let changed = graph.tracker.takeChangedSlots()
        guard isFirstFrame || !changed.isEmpty else { return [] }
        isFirstFrame = false
        let all = graph.stateVariables()
        defer { knownState = all }
        return all.filter { !knownState.contains($0) }
    }

    /// What the lazy containers that show hold now, in the order in which they were made.
    package func lazyContainers() -> [LazyContainerState] {
        graph.lazyStacks.compactMap { $0.isInTree ? $0.state : nil }
    }

    /// The tree of views, for inspection.
    package func inspect() -> ViewTreeNode? { graph.tree() }

    /// All state variables with their present values.
    package func stateVariables() -> [StateVariable] { graph.stateVariables() }

    private func settle() {
        graph.settle()
        takeSleeps()
        var rounds = 0
        while graph.hasCancelledTasks, rounds < ViewGraph.passLimit {
            rounds += 1
            graph.hasCancelledTasks = false
            wakeCancelled()
            graph.settle()
            takeSleeps()
        }
    }

    /// Ends the waits of cancelled tasks: those that can hear of it do, the others go.
    private func wakeCancelled() {
        for sleeper in sleeping.removeCancelled() where sleeper.isCancellable { wake(sleeper) }
    }

    private func takeSleeps() {
        for request in graph.requests.sleeps { sleeping.add(request, at: graph.time) }
        graph.requests.sleeps.removeAll()
    }
}

extension SceneRequests {
    fileprivate func takePrinted() -> [String] {
        defer { printed.removeAll() }
        return printed
    }

    fileprivate func takeWarnings() -> [RuntimeWarning] {
        defer { warnings.removeAll() }
        return warnings
    }
}
