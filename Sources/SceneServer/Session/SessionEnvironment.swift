package import FrameProtocol
package import LayoutCore
internal import ViewRuntime

/// What all sessions of a server share.
package struct SessionEnvironment: Sendable {
    package var workers: WorkerPool
    package var presets: PresetLibrary
    package var limits: SessionLimits
    /// Measures text for all scenes, on any thread.
    package var text: any TextMeasuring & Sendable
    package var metrics: Metrics
    package var clock: any SessionClock
    /// `nil` where no program that lays out source is installed.
    package var formatter: SourceFormatter?
    /// The greeting, the same for every client.
    package var hello: HelloMessage

    package init(
        workers: WorkerPool,
        presets: PresetLibrary,
        text: any TextMeasuring & Sendable,
        limits: SessionLimits = SessionLimits(),
        metrics: Metrics = Metrics(),
        clock: any SessionClock = SystemClock(),
        formatter: SourceFormatter? = nil
    ) {
        self.workers = workers
        self.presets = presets
        self.text = text
        self.limits = limits
        self.metrics = metrics
        self.clock = clock
        self.formatter = formatter
        hello = HelloMessage(
            version: ServerVersion.current,
            devices: DeviceCatalog.records,
            presets: presets.presets.map(\.record),
            formats: formatter != nil
        )
    }
}

/// The server's own version.
package enum ServerVersion {
    package static let current = "1.0.0"
}
