import FrameProtocol
import SceneServer
import Synchronization
import TextShaping
import WebSocketTransport

/// A session as a connection has one, without the socket.
struct BenchmarkSession {
    private let session: SceneSession
    private let output = ByteCounter()

    init(fonts: FontCatalog, encoding: FrameEncoding) {
        let environment = SessionEnvironment(
            workers: WorkerPool(count: 1),
            presets: PresetLibrary([]),
            text: ShapedTextMeasurer(fonts: fonts)
        )
        session = SceneSession(environment: environment, output: output, encoding: encoding)
    }

    /// Handles messages one after the other.
    ///
    /// - Returns: The processor time of each, in microseconds, and how many bytes each was answered with.
    func handle(_ messages: [[UInt8]]) async -> [(microseconds: Double, byteCount: Int)] {
        await session.timeEach(messages, output)
    }
}

extension SceneSession {
    /// Handles all messages in one turn of the session's thread.
    fileprivate func timeEach(
        _ messages: [[UInt8]],
        _ output: ByteCounter
    ) -> [(microseconds: Double, byteCount: Int)] {
        messages.map { message in
            let event = ConnectionEvent.message(message, kind: .text)
            let start = ProcessorTime.now
            handle(event)
            return (ProcessorTime.now - start, output.take())
        }
    }
}

/// Counts the bytes that a session sends.
private final class ByteCounter: SessionOutput {
    private let count = Mutex(0)

    func send(_ bytes: [UInt8], as kind: MessageKind) -> SendOutcome {
        count.withLock { $0 += bytes.count }
        return .accepted(waiting: 0)
    }

    /// The bytes sent since the last call.
    func take() -> Int {
        count.withLock { count in
            defer { count = 0 }
            return count
        }
    }
}
