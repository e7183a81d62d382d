internal import FrameProtocol
internal import LayoutCore
internal import Localization
internal import ViewInterpreter
internal import ViewRuntime

/// A scene as messages move it: checks what they ask, carries it out, and tells what came of it.
///
/// Knows no sockets and reads no clock: the same messages give the same answers. A session and the command line both use it.
final class SceneRunner {
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
    private var programs = KeptPrograms()
    private var details: Set<FrameDetail> = []
    private var frames: FrameComposer
    /// What completion keeps between queries.
    private let completion = CompletionSession()

    init(presets: PresetLibrary, limits: SessionLimits, text: any TextMeasuring) {
        self.presets = presets
        self.limits = limits
        self.text = text
        frames = FrameComposer(limits: limits)
    }

    deinit { release() }

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
        let (source, isPreset) = try presets.source(of: request.program)
        let device = try Device(request.device ?? .named(DeviceCatalog.defaultID))
        let program = try load(source, showing: request.entry)
        let configuration = SceneConfiguration(
            device: device.held(as: program.orientation),
            os: request.os,
            settings: request.environment
        )
        guard !program.hasErrors || !hasProgram else { return opened(program) }
        release()
        let scene = Scene(configuration: configuration, text: text, formatting: FoundationFormatting())
        self.scene = scene
        programs.keep(program.program, byteCount: source.utf8.count)
        clock = request.clock
        settings = request.environment
        details = request.details
        frames.beginScene()
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
        let byteCount = source.utf8.count
        if !programs.isEmpty, programs.byteCount + byteCount > limits.keptProgramBytes {
            return showAnew(program, source, in: scene)
        }
        programs.keep(program.program, byteCount: byteCount)
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
        release()
        self.scene = scene
        programs.keep(program.program, byteCount: source.utf8.count)
        frames.beginScene(keepsEvents: true)
        hasProgram = true
        shownSource = source
        if let root = program.root { scene.show(root) }
        let words = "after so many edits the program starts with fresh state: what earlier ones left is too much"
        let note = DiagnosticRecord(severity: .note, line: 1, column: 1, message: words)
        return opened(program, [note] + takeFrame(scene))
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
    private func release() {
        scene = nil
        programs.dismantle()
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
        let device = scene.map { DeviceRecord($0.configuration.screen) } ?? DeviceCatalog.records[0]
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
            if let choice = change.device { try Device(choice) } else { scene.configuration.device }
        let os = change.os ?? SystemVersion(scene.configuration.os)
        scene.configure(SceneConfiguration(device: device, os: os, settings: merged))
        settings = merged
        if let details = change.details { self.details = details }
        try finish(scene)
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
        let known = frames.scrollViewIDs.map { "\($0)" }.joined(separator: ", ")
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
    private func moment(_ time: Double, in scene: Scene) throws(SceneFailure) -> Double {
        try clock.moment(time, after: scene.time, longestStep: limits.longestTimeStep)
    }

    // MARK: Answers

    /// The scene now, with all that happened since the last frame.
    func frame(reply: MessageID?) -> FrameMessage { frames.frame(reply: reply, lazyContainers: lazyContainers) }

    /// The scene now, or `nil` if it looks like the last frame and nothing happened since.
    func changedFrame() -> FrameMessage? { frames.changedFrame(lazyContainers: lazyContainers) }

    /// What the lazy containers hold, if frames are to tell it.
    private var lazyContainers: [LazyContainerRecord]? {
        guard details.contains(.lazyContainers) else { return nil }
        return scene?.lazyContainers().map(LazyContainerRecord.init)
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
        let failures = frames.take(scene.makeFrame(), of: scene)
        guard let failure = failures.first else { return }
        throw SceneFailure(failure)
    }

    /// Takes up what showing a program did; failures are told as diagnostics.
    private func takeFrame(_ scene: Scene) -> [DiagnosticRecord] {
        let failures = frames.take(scene.makeFrame(), of: scene).map(DiagnosticRecord.init)
        // Views of another program keep other values, though none was written.
        frames.refreshState(of: scene)
        return failures
    }
}
