import FrameProtocol
import Testing

@testable import SceneServer

@Suite("Metrics")
struct MetricsTests {
    @Test func `counts in Prometheus' text format`() {
        let metrics = Metrics()
        metrics.sessionStarted()
        metrics.sessionStarted()
        metrics.sessionEnded()
        metrics.received(.touch)
        metrics.received(.open)
        metrics.refused(.notOpen)
        metrics.frameSkipped()
        metrics.frameSent(microseconds: 50)
        metrics.frameSent(microseconds: 80.4)
        metrics.frameSent(microseconds: 1e9)

        let lines = metrics.prometheusText.split(separator: "\n").map(String.init)

        for line in [
            "overscroll_sessions_open 1", "overscroll_sessions_total 2", "overscroll_scenes_opened_total 1",
            "overscroll_messages_total{type=\"touch\"} 1", "overscroll_messages_total{type=\"wheel\"} 0",
            "overscroll_errors_total{code=\"notOpen\"} 1", "overscroll_frames_skipped_total 1",
            "overscroll_frame_microseconds_bucket{le=\"50\"} 1", "overscroll_frame_microseconds_bucket{le=\"100\"} 2",
            "overscroll_frame_microseconds_bucket{le=\"250000\"} 2",
            "overscroll_frame_microseconds_bucket{le=\"+Inf\"} 3", "overscroll_frame_microseconds_count 3",
            "overscroll_frame_microseconds_sum 1000000130", "# TYPE overscroll_frame_microseconds histogram",
        ] {
            #expect(lines.contains(line), "\(line)")
        }
    }

    @Test func `describes every metric before its values`() {
        var described: Set<Substring> = []

        for line in Metrics().prometheusText.split(separator: "\n") {
            let words = line.split(separator: " ")
            if words[0] == "#" {
                if words[1] == "TYPE" { described.insert(words[2]) }
            } else {
                let name = words[0].split(separator: "{")[0]
                #expect(described.contains { name.hasPrefix($0) }, "\(line)")
            }
        }
    }
}
