import Foundation
import SceneServer
import TestSupport
import TextShaping
import WebSocketTransport

/// A session without a socket, on a clock that stands still.
struct QuietSession {
    private let output = RecordingOutput()
    private let session: SceneSession

    init() throws {
        let environment = SessionEnvironment(
            workers: WorkerPool(count: 1),
            presets: PresetLibrary([]),
            text: try ShapedTextMeasurer(fonts: FontCatalog()),
            limits: SessionLimits(),
            metrics: Metrics(),
            clock: ManualSessionClock()
        )
        session = SceneSession(environment: environment, output: output)
    }

    /// Sends a message and returns all that came back before the next one could be sent.
    func ask(_ message: [String: Any]) async throws -> [WireMessage] {
        let bytes = Array(try JSONSerialization.data(withJSONObject: message))
        await session.handle(.message(bytes, kind: .text))
        return try output.takeAll().map { try WireMessage($0) }
    }
}
