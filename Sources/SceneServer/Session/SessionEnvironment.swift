package import FrameProtocol
package import LayoutCore

/// What all sessions of a server share.
package struct SessionEnvironment: Sendable {
    package var workers: WorkerPool
    package var presets: PresetLibrary
    package var limits: SessionLimits
    /// Measures text for all scenes, on any thread.
    package var text: any TextMeasuring & Sendable
    package var metrics: Metrics
    package var clock: any SessionClock
    /// The greeting, the same for every client.
    package var hello: HelloMessage

    package init(
        workers: WorkerPool,
        presets: PresetLibrary,
        text: any TextMeasuring & Sendable,
        limits: SessionLimits = SessionLimits(),
        metrics: Metrics = Metrics(),
        clock: any SessionClock = SystemClock()
    ) {
        self.workers = workers
        self.presets = presets
        self.text = text
        self.limits = limits
        self.metrics = metrics
        self.clock = clock
        hello = HelloMessage(
            version: ServerVersion.current,
            devices: DeviceCatalogue.records,
            presets: presets.presets.map(\.record)
        )
    }
}

/// The server's own version.
package enum ServerVersion {
    package static let current = "1.0.0"
}
