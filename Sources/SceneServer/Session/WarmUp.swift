import FrameProtocol

/// Opens an example once after the server has started, so that the first person does not wait for what is made only once.
///
/// Fonts, tables of names and the parser's own are made at their first use: the first open of a process takes some five times as
/// long as the next.
actor WarmUp {
    private let worker: Worker
    private let environment: SessionEnvironment

    nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe worker.asUnownedSerialExecutor() }

    init(environment: SessionEnvironment) {
        self.environment = environment
        worker = environment.workers.worker()
    }

    /// Opens the first example and makes its first frame.
    ///
    /// - Throws: What the example does not open for; examples are tested, so a server that throws here is not whole.
    func run() throws(SceneFailure) {
        guard let preset = environment.presets.presets.first else { return }
        let runner = SceneRunner(presets: environment.presets, limits: environment.limits, text: environment.text)
        _ = try runner.open(OpenRequest(program: .preset(preset.record.id)))
        _ = runner.frame(reply: nil)
    }
}
