internal import FrameProtocol
internal import LayoutCore
internal import Localization
internal import ViewInterpreter
internal import ViewRuntime

/// A scene as messages move it: checks what they ask, carries it out, and tells what came of it.
///
/// Knows no sockets and reads no clock: the same messages give the same answers. A session and the command line both use it.
final class SceneRunner {
    /// Times this close are the same moment, in seconds: what a sum of sixtieths loses is far less.
    private static let timeTolerance = 1e-9

    private let presets: PresetLibrary
    private let limits: SessionLimits
    private let text: any TextMeasuring
    private(set) var clock = ClockChoice.real
    private var scene: Scene?
    /// Whether the scene shows a program, or only the empty screen of one that has errors.
    private var hasProgram = false
    private var settings = EnvironmentSettings()
    /// The source that came last, with or without errors.
    private var source: String?
    /// The source of the program that runs.
    private var shownSource: String?
    /// What a person has chosen to see of the program.
    private var entry: EntryChoice?
    /// The program that runs and those that edits put it in the place of: state that survives an edit may hold their values.
    private var programs: [Program] = []
    /// The lengths of their sources together.
    private var programBytes = 0
    private var details: Set<FrameDetail> = []
    private var shown: SceneFrame?
    private var mapping = DisplayListMapping()
    private var events = PendingEvents()
    private var state: [StateRecord] = []
    private var sequence = 0
    /// What completion keeps between queries.
    private let completion = CompletionSession()
    /// The last frame that was given out, to tell whether another would look the same.
    private var last: FrameMessage?

    init(presets: PresetLibrary, limits: SessionLimits, text: any TextMeasuring) {
        self.presets = presets
        self.limits = limits
        self.text = text
    }

    deinit { release(programs) }

    /// Seconds on the scene's clock; 0 without a scene.
    var time: Double { scene?.time ?? 0 }

    /// The scene's time at which something will have moved by itself; `nil` while all is still.
    var nextFrameTime: Double? {
        guard let scene, scene.isMoving else { return nil }
        return scene.time
    }

    // MARK: Programs

    /// Starts a new scene.
    ///
    /// - Returns: What came of reading the program. With errors the last good scene stays; without one the screen is empty.
    func open(_ request: OpenRequest) throws(SceneFailure) -> OpenedMessage {
        let (source, isPreset) = try source(of: request.program)
        let device = try device(request.device ?? .named(DeviceCatalog.defaultID))
        let program = try load(source, showing: request.entry)
        let configuration = SceneConfiguration(
            device: device.held(as: program.orientation),
            os: request.os,
            settings: request.environment
        )
        guard !program.hasErrors || !hasProgram else { return opened(program) }
        release(programs)
        let scene = Scene(configuration: configuration, text: text, formatting: FoundationFormatting())
        self.scene = scene
        keep(program.program, source)
        clock = request.clock
        settings = request.environment
        details = request.details
        events = PendingEvents()
        state = []
        mapping = DisplayListMapping()
        hasProgram = !program.hasErrors
        shownSource = hasProgram ? source : nil
        if let root = program.root, hasProgram { scene.show(root) }
        var message = opened(program, takeFrame(scene))
        if isPreset { message.program = source }
        return message
    }

    /// Puts another program in the place of the one that runs; without a choice, what was chosen before stays.
    func edit(program source: String, entry: EntryChoice?) throws(SceneFailure) -> OpenedMessage {
        let scene = try openScene("edit")
        let program = try load(source, showing: entry ?? self.entry)
        guard !program.hasErrors, let root = program.root else { return opened(program) }
        if entry != nil { hold(scene, as: program.orientation) }
        if programBytes + source.utf8.count > limits.keptProgramBytes, programBytes > 0 {
            return showAnew(program, source, in: scene)
        }
        keep(program.program, source)
        let difference = hasProgram ? shownSource.map { SourceDifference(from: $0, to: source) } : nil
        shownSource = source
        scene.show(root, isEdit: hasProgram, difference: difference)
        hasProgram = true
        return opened(program, takeFrame(scene))
    }

    /// Shows an edited program in a fresh scene at the same moment, and lets all earlier ones go.
    private func showAnew(_ program: LoadedProgram, _ source: String, in old: Scene) -> OpenedMessage {
        let scene = Scene(configuration: old.configuration, text: text, formatting: FoundationFormatting())
        scene.advance(to: old.time)
        release(programs)
        self.scene = scene
        keep(program.program, source)
        state = []
        mapping = DisplayListMapping()
        hasProgram = true
        shownSource = source
        if let root = program.root { scene.show(root) }
        let words = "after so many edits the program starts with fresh state: what earlier ones left is too much"
        let note = DiagnosticRecord(severity: .note, line: 1, column: 1, message: words)
        return opened(program, [note] + takeFrame(scene))
    }

    private func keep(_ program: Program?, _ source: String) {
        guard let program else { return }
        programs.append(program)
        programBytes += source.utf8.count
    }

    /// Turns the scene's device as a preview that was chosen just now wants it.
    private func hold(_ scene: Scene, as orientation: PreviewOrientation?) {
        let device = scene.configuration.device
        let turned = device.held(as: orientation)
        guard turned != device else { return }
        let os = SystemVersion(scene.configuration.os)
        scene.configure(SceneConfiguration(device: turned, os: os, settings: settings))
    }

    /// Gives back the memory of programs together with the scene that ran them.
    private func release(_ programs: [Program]) {
        scene = nil
        self.programs = []
        programBytes = 0
        for program in programs { program.dismantle() }
    }

    private func source(of choice: ProgramChoice) throws(SceneFailure) -> (String, isPreset: Bool) {
        switch choice {
        case .source(let source): return (source, false)
        case .preset(let id):
            guard let preset = presets[id] else {
                let known = presets.presets.map(\.record.id).joined(separator: ", ")
                throw SceneFailure(.unknownPreset, "there is no preset '\(id.prefix(60))'; expected one of \(known)")
            }
            return (preset.source, true)
        }
    }

    private func load(_ source: String, showing entry: EntryChoice?) throws(SceneFailure) -> LoadedProgram {
        try checkSize(source)
        self.source = source
        self.entry = entry
        return ProgramLoader.load(source, showing: entry, limits: limits.program)
    }

    func checkSize(_ source: String) throws(SceneFailure) {
        let count = source.utf8.count
        guard count <= limits.maximumProgramBytes else {
            let limit = limits.maximumProgramBytes
            throw SceneFailure(.programTooLarge, "the program has \(count) bytes; expected at most \(limit)")
        }
    }

    private func opened(_ program: LoadedProgram, _ failures: [DiagnosticRecord] = []) -> OpenedMessage {
        let device = scene.map { DeviceRecord($0.configuration.screen) } ?? DeviceCatalogue.records[0]
        return OpenedMessage(diagnostics: program.diagnostics + failures, device: device, entries: program.entries)
    }

    // MARK: Editing

    /// What may be written at a place.
    func completions(at place: SourcePlace) throws(SceneFailure) -> CompletionsMessage {
        let list = completion.items(
            in: try sourceText(of: place, "complete"),
            line: place.line,
            column: place.column
        )
        return CompletionsMessage(
            line: place.line,
            column: list.column,
            items: list.items.map(CompletionsMessage.Item.init)
        )
    }

    /// The forms of the call around a place.
    func signatures(at place: SourcePlace) throws(SceneFailure) -> SignaturesMessage {
        let help = completion.signatures(
            in: try sourceText(of: place, "signature"),
            line: place.line,
            column: place.column
        )
        return SignaturesMessage(forms: help.forms.map(SignaturesMessage.Form.init), selected: help.selected)
    }

    /// The source that the message carries, or the one that came last.
    private func sourceText(of place: SourcePlace, _ message: String) throws(SceneFailure) -> String {
        if let program = place.program {
            try checkSize(program)
            return program
        }
        guard let source else {
            throw SceneFailure(.notOpen, "'\(message)' came before 'open' and has no 'program'; expected one of both")
        }
        return source
    }

    // MARK: Surroundings

    /// Changes the device or what is set on it.
    func set(_ change: SettingsChange) throws(SceneFailure) {
        let scene = try openScene("set")
        let merged = settings.merging(change.environment)
        let device: Device =
            if let choice = change.device { try self.device(choice) } else { scene.configuration.device }
        let os = change.os ?? SystemVersion(scene.configuration.os)
        scene.configure(SceneConfiguration(device: device, os: os, settings: merged))
        settings = merged
        if let details = change.details { self.details = details }
        try finish(scene)
    }

    private func device(_ choice: DeviceChoice) throws(SceneFailure) -> Device {
        switch choice {
        case .bare(let screen):
            return Device(bareSize: screen.size, scale: screen.scale, safeArea: screen.safeArea)
        case .named(let id):
            guard let device = DeviceCatalog.device(id: id) else {
                let known = DeviceCatalogue.uprightIDs.joined(separator: ", ")
                throw SceneFailure(
                    .unknownDevice,
                    "there is no device '\(id.prefix(60))'; expected one of \(known), each also with -landscape"
                )
            }
            return device
        }
    }

    // MARK: Input

    /// Passes on what a finger does, at a time of the scene's clock.
    func touch(_ touch: TouchInput, at time: Double) throws(SceneFailure) {
        let scene = try openScene("touch")
        let moment = try moment(time, in: scene)
        scene.touch(TouchPhase(touch.phase), at: touch.location, time: moment, finger: touch.finger)
        try finish(scene)
    }

    /// Passes on what a wheel does, at a time of the scene's clock.
    func wheel(_ wheel: WheelInput, at time: Double) throws(SceneFailure) {
        let scene = try openScene("wheel")
        let moment = try moment(time, in: scene)
        scene.wheel(at: wheel.location, delta: wheel.delta, time: moment)
        try finish(scene)
    }

    /// Holds a scroll view's content somewhere.
    func scroll(_ request: ScrollRequest) throws(SceneFailure) {
        let scene = try openScene("scroll")
        let hasFound = scene.scroll(x: request.x, y: request.y, scrollView: request.scrollView)
        try finish(scene)
        guard hasFound else { throw unknownScrollView(request) }
    }

    private func unknownScrollView(_ request: ScrollRequest) -> SceneFailure {
        let known = (shown?.scrollViews ?? []).map { "\($0.id)" }.joined(separator: ", ")
        guard let id = request.scrollView else {
            return SceneFailure(.unknownScrollView, "nothing scrolls on that axis; the scroll views are: [\(known)]")
        }
        return SceneFailure(.unknownScrollView, "there is no scroll view \(id); expected one of [\(known)]")
    }

    /// Moves the manual clock.
    func advance(to time: Double) throws(SceneFailure) {
        let scene = try openScene("advance")
        guard clock == .manual else {
            throw SceneFailure(.clockNotManual, "'advance' needs a scene that was opened with \"clock\": \"manual\"")
        }
        try move(scene, to: time)
    }

    /// Moves the real clock.
    func tick(to time: Double) throws(SceneFailure) {
        guard let scene else { return }
        try move(scene, to: max(time, scene.time))
    }

    private func move(_ scene: Scene, to time: Double) throws(SceneFailure) {
        scene.advance(to: try moment(time, in: scene))
        try finish(scene)
    }

    /// Checks a time that a message carries.
    ///
    /// The limit of one step is for times that a client makes up; on the real clock a scene may have stood still for days.
    private func moment(_ time: Double, in scene: Scene) throws(SceneFailure) -> Double {
        guard time >= scene.time - Self.timeTolerance else {
            throw SceneFailure(
                .timeBackwards,
                "the time \(time) is before the scene's, \(scene.time); expected that or a later one"
            )
        }
        guard clock == .real || time <= scene.time + limits.longestTimeStep else {
            throw SceneFailure(
                .timeTooFar,
                "the time \(time) is too far from the scene's, \(scene.time); expected at most \(limits.longestTimeStep) s more"
            )
        }
        return max(time, scene.time)
    }

    // MARK: Answers

    /// The scene now, with all that happened since the last frame.
    func frame(reply: MessageID?) -> FrameMessage {
        sequence += 1
        let taken = events
        events = PendingEvents()
        let items = shown?.items ?? []
        let frame = FrameMessage(
            sequence: sequence,
            time: shown?.time ?? 0,
            scrollViews: (shown?.scrollViews ?? []).map(ScrollViewRecord.init),
            items: mapping.records(items.prefix(limits.mostItems)),
            callbacks: taken.callbacks + warnings(about: items),
            state: state.isEmpty ? nil : state,
            console: taken.printed,
            lazyContainers: details.contains(.lazyContainers)
                ? scene?.lazyContainers().map(LazyContainerRecord.init) : nil,
            reply: reply
        )
        last = frame
        return frame
    }

    /// Says that items are left out, if some are.
    private func warnings(about items: [DisplayItem]) -> [FrameProtocol.CallbackRecord] {
        guard items.count > limits.mostItems else { return [] }
        let line = items[limits.mostItems].source?.line ?? 1
        let words = "\(items.count) items are on the screen; those after the first \(limits.mostItems) are left out"
        return [FrameProtocol.CallbackRecord(name: "warning", line: line, message: words)]
    }

    /// The scene now, or `nil` if it looks like the last frame and nothing happened since.
    func changedFrame() -> FrameMessage? {
        let before = last
        let frame = frame(reply: nil)
        guard let before, frame.callbacks.isEmpty, frame.console.isEmpty else { return frame }
        let isSame =
            frame.items == before.items && frame.scrollViews == before.scrollViews && frame.state == before.state
        return isSame ? nil : frame
    }

    /// The tree of views.
    func inspect() throws(SceneFailure) -> TreeNodeRecord {
        let scene = try openScene("inspect")
        guard let root = scene.inspect() else { return TreeNodeRecord.emptyScreen(scene.configuration.screen) }
        var budget = TreeBudget(nodes: limits.mostTreeNodes, depth: limits.deepestTree)
        return budget.record(root)
    }

    private func openScene(_ message: String) throws(SceneFailure) -> Scene {
        guard let scene else { throw SceneFailure(.notOpen, "'\(message)' came before 'open'; expected 'open' first") }
        return scene
    }

    /// Takes up what a message did.
    ///
    /// - Throws: The first part of the program that could not be run.
    private func finish(_ scene: Scene) throws(SceneFailure) {
        let failures = note(scene.makeFrame(), of: scene)
        guard let failure = failures.first else { return }
        throw SceneFailure(failure)
    }

    /// Takes up what showing a program did; failures are told as diagnostics.
    private func takeFrame(_ scene: Scene) -> [DiagnosticRecord] {
        let failures = note(scene.makeFrame(), of: scene).map(DiagnosticRecord.init)
        // Views of another program keep other values, though none was written.
        refreshState(of: scene)
        return failures
    }

    private func note(_ frame: SceneFrame, of scene: Scene) -> [EvaluationFailure] {
        if !frame.changedState.isEmpty || shown == nil { refreshState(of: scene) }
        events.add(frame)
        shown = frame
        return frame.failures
    }

    private func refreshState(of scene: Scene) {
        // State that views of the library keep is not the program's.
        state = scene.stateVariables().filter { $0.line > 0 }.prefix(limits.mostStateVariables).map(StateRecord.init)
    }
}

/// What happened since the last frame that was sent: frames that are left out keep their events.
private struct PendingEvents {
    /// More are dropped, oldest first: a client that reads so slowly has lost track anyway.
    private static let limit = 1_000

    private var regular: [FrameProtocol.CallbackRecord] = []
    /// Each once: a frame that does not settle says so again and again.
    private var warnings: [FrameProtocol.CallbackRecord] = []
    private(set) var printed: [String] = []

    /// All that were called, and behind them what they are warned of.
    var callbacks: [FrameProtocol.CallbackRecord] { regular + warnings }

    mutating func add(_ frame: SceneFrame) {
        for callback in frame.callbacks.map(FrameProtocol.CallbackRecord.init) {
            if callback.name != "warning" {
                regular.append(callback)
            } else if !warnings.contains(callback) {
                warnings.append(callback)
            }
        }
        printed += frame.printed
        regular.removeFirst(max(regular.count - Self.limit, 0))
        warnings.removeFirst(max(warnings.count - Self.limit, 0))
        printed.removeFirst(max(printed.count - Self.limit, 0))
    }
}
