internal import FrameProtocol
internal import ViewRuntime

/// What happened since the last frame that was sent: frames that are left out keep their events.
struct PendingEvents {
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
