internal import FrameProtocol

/// Counts what sessions do and tells it in Prometheus' text format.
package final class Metrics: Sendable {
    /// The upper bounds of the histogram of frames, in microseconds.
    package static let frameBuckets = [50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000, 16_667, 50_000, 250_000]

    private struct Counts {
        var sessionsOpen = 0
        var sessionsTotal = 0
        var scenesOpened = 0
        var messages: [ClientMessage.Kind: Int] = [:]
        var errors: [MessageError.Code: Int] = [:]
        var framesSent = 0
        var framesSkipped = 0
        var framesInBucket = [Int](repeating: 0, count: Metrics.frameBuckets.count + 1)
        var frameMicroseconds = 0.0
    }

    private let counts = Protected(Counts())

    package init() {}

    func sessionStarted() {
        counts.withLock { counts in
            counts.sessionsOpen += 1
            counts.sessionsTotal += 1
        }
    }

    func sessionEnded() { counts.withLock { $0.sessionsOpen -= 1 } }

    func received(_ kind: ClientMessage.Kind) {
        counts.withLock { counts in
            counts.messages[kind, default: 0] += 1
            if kind == .open { counts.scenesOpened += 1 }
        }
    }

    func refused(_ code: MessageError.Code) { counts.withLock { $0.errors[code, default: 0] += 1 } }

    func frameSkipped() { counts.withLock { $0.framesSkipped += 1 } }

    /// - Parameter microseconds: From the message, or the clock's tick, to the encoded bytes.
    func frameSent(microseconds: Double) {
        let bucket = Self.frameBuckets.firstIndex { microseconds <= Double($0) } ?? Self.frameBuckets.count
        counts.withLock { counts in
            counts.framesSent += 1
            counts.frameMicroseconds += microseconds
            counts.framesInBucket[bucket] += 1
        }
    }

    /// All counts in Prometheus' text format.
    package var prometheusText: String {
        let counts = counts.withLock { $0 }
        var text = MetricsText()
        text.metric("overscroll_sessions_open", "gauge", "Connections with a session now.")
        text.value("overscroll_sessions_open", counts.sessionsOpen)
        text.metric("overscroll_sessions_total", "counter", "Sessions since the start.")
        text.value("overscroll_sessions_total", counts.sessionsTotal)
        text.metric("overscroll_scenes_opened_total", "counter", "Open messages since the start.")
        text.value("overscroll_scenes_opened_total", counts.scenesOpened)
        text.metric("overscroll_messages_total", "counter", "Messages understood, by type.")
        for kind in ClientMessage.Kind.allCases {
            text.value("overscroll_messages_total{type=\"\(kind.rawValue)\"}", counts.messages[kind, default: 0])
        }
        text.metric("overscroll_errors_total", "counter", "Error messages sent, by code.")
        for code in MessageError.Code.allCases {
            text.value("overscroll_errors_total{code=\"\(code.rawValue)\"}", counts.errors[code, default: 0])
        }
        text.metric("overscroll_frames_skipped_total", "counter", "Frames left out because a client read slowly.")
        text.value("overscroll_frames_skipped_total", counts.framesSkipped)
        text.metric("overscroll_frame_microseconds", "histogram", "From input to encoded frame.")
        var total = 0
        for (bound, count) in zip(Self.frameBuckets.map(String.init) + ["+Inf"], counts.framesInBucket) {
            total += count
            text.value("overscroll_frame_microseconds_bucket{le=\"\(bound)\"}", total)
        }
        text.value("overscroll_frame_microseconds_sum", Int(counts.frameMicroseconds.rounded()))
        text.value("overscroll_frame_microseconds_count", counts.framesSent)
        return text.text
    }
}

/// Builds Prometheus' text format line by line.
private struct MetricsText {
    private(set) var text = ""

    mutating func metric(_ name: String, _ type: String, _ help: String) {
        text += "# HELP \(name) \(help)\n# TYPE \(name) \(type)\n"
    }

    mutating func value(_ name: String, _ value: Int) { text += "\(name) \(value)\n" }
}
