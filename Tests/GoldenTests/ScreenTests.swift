import Foundation
import SceneServer
import Synchronization
import Testing

/// Screens as people write them: whatever they use, they run, and show what can be shown.
@Suite("Screens")
struct ScreenTests {
    @Test(arguments: Fixtures.screenNames)
    func `runs without an error and shows its texts`(name: String) async throws {
        let source = try Fixtures.source(of: name, in: Fixtures.screens)
        let expected = Self.expectedTexts(in: source)
        let frames = Frames()

        let outcome = try await ProgramRunner().trace(
            NamedProgram(name: name, source: source),
            gesture: nil,
            options: TraceOptions()
        ) { frames.add($0) }

        #expect(outcome.lines.filter { $0.contains(": error: ") } == [])
        #expect(!expected.isEmpty, "the program says with '// shows:' what has to be there")
        let shown = try frames.texts()
        for text in expected { #expect(shown.contains(text), "'\(text)' is not among \(shown)") }
    }

    @Test func `finds screens to run`() {
        #expect(Fixtures.screenNames.count >= 24)
    }

    /// What stands behind `// shows:` at the head, parted by ` | `.
    private static func expectedTexts(in source: String) -> [String] {
        let line = source.split(separator: "\n").first { $0.hasPrefix("// shows: ") }
        return line.map { $0.dropFirst("// shows: ".count).components(separatedBy: " | ") } ?? []
    }
}

/// Collects frames from the thread that makes them.
private final class Frames: Sendable {
    private let frames = Mutex<[[UInt8]]>([])

    func add(_ frame: [UInt8]) { frames.withLock { $0.append(frame) } }

    /// The texts of the first frame.
    func texts() throws -> [String] {
        let object = try JSONSerialization.jsonObject(with: Data(frames.withLock { $0.first ?? [] })) as? [String: Any]
        let items = object?["items"] as? [[String: Any]] ?? []
        return items.compactMap { $0["text"] as? String }
    }
}
