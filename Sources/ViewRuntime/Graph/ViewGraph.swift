import LayoutCore
import ScrollDynamics

/// The nodes of one scene: makes them from values, runs what became invalid, lays out, calls back.
///
/// Belongs to one scene and never leaves it.
final class ViewGraph {
    var device: Device
    let text: TextResolver
    let style = StyleResolver()
    let tracker = DependencyTracker()
    let requests = SceneRequests()
    private let context: EvaluationContext
    /// Seconds on the scene's clock.
    var time = 0.0

    private var lastNodeID = 0
    /// The nodes that exist now; they count themselves.
    let census = NodeCensus()
    /// How far the elements that are being made have come.
    var growth = GrowthForecast()
    private var surroundings: Surroundings
    private(set) var root: ViewNode?
    private(set) var rootItem: ItemNode?
    private var rootLayout: LayoutNode
    /// What all layouts of a frame share.
    let layoutBudget: LayoutBudget
    private var scheduled: [ViewNode] = []
    private var changedParents: [ViewNode] = []
    /// True while an edited program takes the place of the one before: state goes over by name.
    private(set) var isEditing = false
    /// What the edit left of the source, where that is known.
    private(set) var difference: SourceDifference?
    /// Which nodes go on below the one that is made while a program is edited.
    var plan: EditPlan?
    /// True once a view asked for another order than that of the source; most programs never do.
    var hasIndexedViews = false

    var scrolls: [ScrollItem] = []
    /// True once a task was cancelled, until the scene has told those that wait.
    var hasCancelledTasks = false
    /// True once a scroll view has come or gone, until the bars have looked for theirs.
    var haveScrollsChanged = false
    var lazyStacks: [LazyStackItem] = []
    var readers: [GeometryReaderItem] = []
    var navigations: [NavigationItem] = []
    var events: [EventItem] = []
    var effects: [EffectItem] = []
    var preferenceViews: [SecondaryItem] = []
    var sharedSlots: [String: StateSlot] = [:]
    var storages: [ObjectIdentifier: (node: CompositeNode, storage: StateStorage)] = [:]

    /// What ran for the present frame, in order.
    private(set) var callbacks: [CallbackRecord] = []
    /// What a person should know about the present frame; told after the callbacks.
    private(set) var warnings: [CallbackRecord] = []
    private var pass = 1
    /// Failures of builders and actions since they were last taken.
    private(set) var failures: [EvaluationFailure] = []

    /// Another one each time that what an item draws is recorded; never 0.
    private(set) var recordingTurn: UInt32 = 1
    func beginRecordingTurn() { recordingTurn = max(recordingTurn &+ 1, 1) }

    /// How deep views may be nested; a view that contains itself stops here.
    static let depthLimit = 3_000
    /// How many nodes may exist at once; a view that multiplies stops here.
    ///
    /// Ours: room for 5,000 rows of twenty views and modifiers each; measured, as many texts take about 300 MB.
    static let nodeLimit = 100_000
    /// How many rows a lazy container measures to know its length exactly.
    static let lazyMeasureBudget = 2_000
    /// How many elements a `ForEach` outside lazy containers may have.
    static let elementLimit = 20_000
    /// How many of its elements are shown if it has more.
    static let overfullElementCount = 1_000
    /// How often callbacks may change what they are called for, within one frame.
    static let passLimit = 8

    init(device: Device, environment: EnvironmentValues, text: any TextMeasuring, measureLimit: Int) {
        layoutBudget = LayoutBudget(limit: measureLimit)
        self.device = device
        self.text = TextResolver(measurer: text)
        requests.locale = environment.locale
        context = EvaluationContext(tracker: tracker, environment: environment, requests: requests)
        context.text = text
        surroundings = Surroundings(
            environment: environment,
            navigation: nil,
            search: nil,
            scrollSettings: ScrollSettings(),
            stackAxis: nil,
            isLazy: false
        )
        rootLayout = LayoutNode(RootLayout(size: device.size, safeAreaInsets: device.safeArea))
        rootLayout.budget = layoutBudget
    }

    var environment: EnvironmentValues { surroundings.environment }

    func nextNodeID() -> Int {
        lastNodeID += 1
        return lastNodeID
    }

    // MARK: Making nodes

    func makeNode(_ value: ViewValue, _ surroundings: Surroundings, parent: ViewNode?) -> ViewNode {
        if plan != nil { return makePlannedNode(value, surroundings, parent: parent) }
        return makeNewNode(value, surroundings, parent: parent)
    }

    func makeNewNode(_ value: ViewValue, _ surroundings: Surroundings, parent: ViewNode?) -> ViewNode {
        requests.steps += Self.stepsOfANode
        if let failure = limitFailure(below: parent, at: value.source) {
            note(failure)
            return EmptyNode(ViewValue(.empty, source: value.source), surroundings, parent: parent, graph: self)
        }
        return NodeFactory.make(value, surroundings, parent: parent, graph: self)
    }

    /// What it counts among the steps of a moment to make or update a node.
    ///
    /// A view that contains itself with a modifier has as many nodes as the square of its depth, and its bodies alone count next to
    /// nothing. To make as many nodes as there may be takes a seventh of what a moment has.
    private static let stepsOfANode = 32

    /// Why no more nodes are made at a place; `nil` if they are.
    private func limitFailure(below parent: ViewNode?, at source: SourcePosition) -> EvaluationFailure? {
        if (parent?.depth ?? 0) >= Self.depthLimit {
            let words = "Views are nested more than \(Self.depthLimit) deep; does a view contain itself?"
            return EvaluationFailure(reason: .tooDeep, message: words, position: source)
        }
        return census.count < Self.nodeLimit ? nil : tooManyNodes(at: source)
    }

    func tooManyNodes(at source: SourcePosition) -> EvaluationFailure {
        let words = "The screen has more than \(Self.nodeLimit) views and modifiers; the rest is left out"
        return EvaluationFailure(reason: .tooMuchMemory, message: words, position: source)
    }

    func makeContent(_ content: ViewContent, _ surroundings: Surroundings, parent: ViewNode) -> ViewNode {
        switch content {
        case .value(let value):
            makeNode(value, surroundings, parent: parent)
        case .body(let body):
            BodyNode(body, source: parent.source, surroundings, parent: parent, graph: self)
        }
    }

    /// Gives a node a new value, or puts another node in its place if the identity is another one.
    func reconcile(_ node: inout ViewNode, _ value: ViewValue, _ surroundings: Surroundings, parent: ViewNode) {
        if isEditing, carriesOn(&node, with: value, surroundings, parent: parent) { return }
        requests.steps += Self.stepsOfANode
        if node.matches(value) {
            node.update(value, surroundings)
        } else {
            node.end()
            node = makeNode(value, surroundings, parent: parent)
            noteItemChange(below: parent)
        }
    }

    func reconcileContent(
        _ node: inout ViewNode,
        _ content: ViewContent,
        _ surroundings: Surroundings,
        parent: ViewNode
    ) {
        switch content {
        case .value(let value):
            if isEditing { takeOutOfBuilder(&node, parent: parent) }
            reconcile(&node, value, surroundings, parent: parent)
        case .body(let body):
            if let bodyNode = node as? BodyNode {
                bodyNode.update(body, surroundings)
            } else {
                if !isEditing { node.end() }
                node = BodyNode(
                    body,
                    source: parent.source,
                    surroundings,
                    parent: parent,
                    graph: self,
                    replacing: isEditing ? node : nil
                )
                noteItemChange(below: parent)
            }
        }
    }

    /// Notes that other items stand below a node, to be told once the node has taken its new child.
    func noteItemChange(below node: ViewNode) { changedParents.append(node) }

    /// Tells containers whose items are others now, the innermost first.
    func tellItemChanges() {
        while !changedParents.isEmpty {
            let nodes = changedParents.sorted { ($0.depth, $0.id) > ($1.depth, $1.id) }
            changedParents.removeAll(keepingCapacity: true)
            for node in nodes where !node.isEnded { node.itemsDidChange() }
        }
    }

    /// Puts a program's root view in place; what matches an earlier one keeps its state.
    ///
    /// - Parameters:
    ///   - value: The view.
    ///   - isEdit: Whether the program is a changed form of the one before.
    ///   - difference: What the edit left of the source; without it, views are matched by kind and order alone.
    func setRoot(_ value: ViewValue, isEdit: Bool, difference: SourceDifference? = nil) {
        isEditing = isEdit
        self.difference = difference
        defer {
            isEditing = false
            self.difference = nil
        }
        // The root's views stand in one container, as the content of a window does.
        let stack = ViewValue(.stack(.implicit(.vertical, content: .value(value))), source: value.source)
        if var node = root {
            let host = node
            reconcile(&node, stack, surroundings, parent: host)
            root = node
        } else {
            root = makeNode(stack, surroundings, parent: nil)
        }
        tellItemChanges()
        rootItem = root?.items.first
        rootLayout.setChildren(rootItem.map { [$0.layoutNode] } ?? [])
    }

    /// Ends all views: those in a navigation stack hold it, and it holds them.
    func end() { root?.end() }

    /// Changes the device or the environment of the whole scene.
    func configure(device: Device, environment: EnvironmentValues) {
        if device != self.device {
            self.device = device
            rootLayout = LayoutNode(RootLayout(size: device.size, safeAreaInsets: device.safeArea))
            rootLayout.budget = layoutBudget
            for navigation in navigations { navigation.deviceDidChange() }
        }
        requests.locale = environment.locale
        surroundings.environment = environment.applying(.formatting(context.environment.formatting))
        context.environment = surroundings.environment
        if let root { refreshRoot(root) }
        tellItemChanges()
        rootLayout.setChildren(rootItem.map { [$0.layoutNode] } ?? [])
    }

    private func refreshRoot(_ root: ViewNode) {
        guard let stack = root as? StackItem else { return }
        stack.refresh(surroundings)
    }

    // MARK: Running the program

    /// Runs a part of the program for what stands at `source`; a failure is noted and gives `nil`.
    func evaluate<Value>(
        _ record: EvaluationRecord?,
        _ environment: EnvironmentValues,
        at source: SourcePosition,
        _ work: (EvaluationContext) throws(EvaluationFailure) -> Value
    ) -> Value? {
        let previous = context.environment
        context.environment = environment
        let waiting = requests.sleeps.count
        defer {
            requests.noteEnvironment(environment, from: waiting)
            context.environment = previous
        }
        do throws(EvaluationFailure) {
            return try tracker.tracking(record) { () throws(EvaluationFailure) in try work(context) }
        } catch {
            note(error.placed(at: source))
            return nil
        }
    }

    func note(_ failure: EvaluationFailure) {
        if !failures.contains(failure) { failures.append(failure) }
    }

    func schedule(_ node: ViewNode) { scheduled.append(node) }

    /// Tries to show a view; for one that is not there it says whether it may come yet, since builders have to run again: the
    /// action that asked for it may have made it.
    func attempt(_ show: () -> Bool) -> ScrollOutcome {
        if show() { return .moved }
        return scheduled.isEmpty ? .missing : .waiting
    }

    /// Runs again what became invalid, parents before children.
    private func runScheduled() {
        var rounds = 0
        while !scheduled.isEmpty, rounds < Self.passLimit {
            rounds += 1
            let nodes = scheduled.sorted { ($0.depth, $0.id) < ($1.depth, $1.id) }
            scheduled.removeAll(keepingCapacity: true)
            for node in nodes where !node.isEnded { node.reevaluate() }
            tellItemChanges()
        }
    }

    /// Calls a transform of the program.
    func call(
        _ function: any ProgramFunction,
        _ arguments: [FunctionArgument],
        of item: ItemNode
    ) -> (any ProgramValue)? {
        let result = evaluate(nil, item.environment, at: item.source) { context throws(EvaluationFailure) in
            try function.call(arguments, in: context)
        }
        return result ?? nil
    }

    /// Calls a function that gives a number.
    func number(_ function: any ProgramFunction, _ arguments: [FunctionArgument], of item: ItemNode) -> Double? {
        (call(function, arguments, of: item) as? any NumericProgramValue)?.doubleValue
    }

    /// Calls an action of the program and notes the call.
    func run(
        _ action: any ProgramFunction,
        _ arguments: [FunctionArgument],
        named name: String,
        of item: ItemNode,
        old: (any ProgramValue)?,
        new: (any ProgramValue)?
    ) {
        callbacks.append(
            CallbackRecord(name: name, line: item.source.line, old: old?.printed, new: new?.printed, pass: pass)
        )
        _ = call(action, arguments, of: item)
    }

    /// Calls an action that is no callback: a tap, a drag, a task that goes on.
    func perform(_ action: any ProgramFunction, _ arguments: [FunctionArgument], of item: ItemNode) {
        _ = call(action, arguments, of: item)
    }

    // MARK: One frame

    /// Brings everything up to date: runs, lays out, calls back, until nothing changes any more or the passes are used up.
    func settle() {
        layoutBudget.begin()
        defer { noteExhaustedLayout() }
        for current in 1...Self.passLimit {
            pass = current
            runScheduled()
            layout()
            for scroll in scrolls { scroll.takeUpPlace() }
            for stage in EventStage.allCases {
                for event in events where !event.isEnded { event.fire(stage) }
            }
            let hasScrolled = applyScrollRequests()
            for scroll in scrolls { scroll.forgetPhaseChanges() }
            if scheduled.isEmpty, !hasScrolled { return }
        }
        noteUnsettled()
        runScheduled()
        layout()
    }

    /// Adds a warning to the frame; `line` is `nil` where no line of the program is to blame.
    func noteWarning(_ message: String, line: Int?) {
        let record = CallbackRecord(name: "warning", line: line, message: message, pass: pass)
        if !warnings.contains(record) { warnings.append(record) }
    }

    private func noteUnsettled() {
        let last = callbacks.last
        let name = last?.name ?? "A callback"
        noteWarning(
            "\(name) still changes the view after \(Self.passLimit) passes; the last one is shown",
            line: last?.line ?? 1
        )
    }

    /// Lays out, makes what depends on geometry, and places visible rows, until all fits together.
    private func layout() {
        for _ in 0..<Self.layoutRoundLimit {
            // Where nothing is laid out anew, every scroll view stands where it did.
            let isMoved = !rootLayout.isCurrent || haveScrollsChanged
            haveScrollsChanged = false
            rootLayout.place(at: .zero, proposal: ProposedViewSize(device.size), safeArea: nil)
            var isChanged = false
            for navigation in navigations where (isMoved && navigation.findDriver()) || navigation.follow() {
                isChanged = true
            }
            if isChanged { continue }
            for scroll in scrolls { scroll.positionContent() }
            placeLazyRows()
            for reader in readers where !reader.isEnded && reader.update() { isChanged = true }
            for view in preferenceViews where !view.isEnded && updatePreferenceView(view) { isChanged = true }
            for effect in effects where !effect.isEnded { effect.updateEffect() }
            if !isChanged, rootLayout.isCurrent { return }
        }
        // What does not come to rest still shows the rows that are in sight.
        for scroll in scrolls { scroll.positionContent() }
        placeLazyRows()
    }

    private static let layoutRoundLimit = 16

    func beginFrame() {
        callbacks.removeAll(keepingCapacity: true)
        warnings.removeAll()
        pass = 1
        for scroll in scrolls { scroll.noteShownPlace() }
    }

    func takeFailures() -> [EvaluationFailure] {
        defer { failures.removeAll() }
        return failures
    }

    /// Draws the scene.
    func draw(into builder: DisplayListBuilder) {
        rootItem?.draw(DrawingState(origin: .zero, mirror: mirror), into: builder)
    }

    /// From leading-edge coordinates to the screen's.
    var mirror: Mirror {
        environment.layoutDirection == .rightToLeft ? Mirror(around: Rect(origin: .zero, size: device.size)) : .none
    }
}
