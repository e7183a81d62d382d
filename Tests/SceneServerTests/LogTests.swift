import Foundation
import SceneServer
import Synchronization
import Testing

@Suite("Log")
struct LogTests {
    @Test func `writes plain lines`() {
        let lines = Lines()
        let log = Log(format: .plain, now: { Date(timeIntervalSince1970: 1_767_323_045.5) }, sink: lines.append)

        log.write(.warning, "not installed", ["path": "/vendor/mdi/", "why": "no such\nfolder", "empty": ""])

        #expect(
            lines.all == [
                "2026-01-02T03:04:05.500Z warning not installed path=/vendor/mdi/ why=\"no such folder\" empty=\"\"\n"
            ]
        )
    }

    @Test func `writes JSON that another reader understands`() throws {
        let lines = Lines()
        let log = Log(format: .json, now: { Date(timeIntervalSince1970: 0) }, sink: lines.append)

        log.write(.error, "a \"word\"\n\u{1}", ["key": "back\\slash"])

        let line = try #require(lines.all.first)
        let object = try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: String])
        #expect(
            object == [
                "time": "1970-01-01T00:00:00.000Z", "level": "error", "message": "a \"word\"\n\u{1}",
                "key": "back\\slash",
            ]
        )
        #expect(line.hasSuffix("}\n") && line.filter { $0 == "\n" }.count == 1)
    }

    @Test func `leaves out what is not grave enough`() {
        let lines = Lines()
        let log = Log(format: .plain, least: .warning, sink: lines.append)

        log.write(.notice, "stopping")
        log.write(.debug, "details")
        #expect(lines.all.isEmpty)
        log.write(.error, "failed")
        #expect(lines.all.count == 1)
    }
}

/// Collects lines from any thread.
private final class Lines: Sendable {
    private let lines = Mutex<[String]>([])

    var all: [String] { lines.withLock { $0 } }

    func append(_ line: String) { lines.withLock { $0.append(line) } }
}
