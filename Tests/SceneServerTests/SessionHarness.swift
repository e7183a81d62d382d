import FrameProtocol
import SceneServer
import TestSupport
import TextShaping
import WebSocketTransport

/// A session without a socket, on a clock that the test moves.
struct SessionHarness {
    let output = RecordingOutput()
    let clock = ManualSessionClock()
    let metrics = Metrics()
    let session: SceneSession

    init(limits: SessionLimits = SessionLimits(), formatter: SourceFormatter? = nil) throws {
        let preset = PresetLibrary.Preset(id: "rows", source: "// title: Rows\n// summary: Forty.\n" + Programs.rows)
        let environment = SessionEnvironment(
            workers: WorkerPool(count: 1),
            presets: PresetLibrary([preset]),
            text: try ShapedTextMeasurer(fonts: FontCatalog()),
            limits: limits,
            metrics: metrics,
            clock: clock,
            formatter: formatter
        )
        session = SceneSession(environment: environment, output: output)
    }

    /// Sends a message.
    func send(_ text: String) async throws { await session.handle(.message(Array(text.utf8), kind: .text)) }

    /// Sends a message and returns all that came back before the next one could be sent.
    @discardableResult
    func ask(_ text: String) async throws -> [WireMessage] {
        try await send(text)
        return try output.takeAll().map(WireMessage.init)
    }

    /// Opens a program on the manual clock and returns the answers.
    @discardableResult
    func open(_ program: String, _ more: String = "") async throws -> [WireMessage] {
        try await ask(Programs.open(program, more))
    }

    /// Taps a place of the screen, a second after the scene began, and returns the answers to the finger's going up.
    @discardableResult
    func tap(x: Double, y: Double) async throws -> [WireMessage] {
        try await ask(#"{"type":"touch","phase":"began","x":\#(x),"y":\#(y),"time":1}"#)
        return try await ask(#"{"type":"touch","phase":"ended","x":\#(x),"y":\#(y),"time":1.1}"#)
    }
}

/// Programs that the tests show.
enum Programs {
    /// Forty rows of 50 points.
    static let rows = """
        import SwiftUI

        struct ContentView: View {
            var body: some View {
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<40, id: \\.self) { index in
                            Text("Row \\(index)").frame(maxWidth: .infinity).frame(height: 50)
                        }
                    }
                }
            }
        }

        """

    /// A button that counts.
    static let counter = """
        import SwiftUI

        struct ContentView: View {
            @State private var count = 0

            var body: some View {
                Button("count \\(count)") {
                    count += 1
                    print("now \\(count)")
                }
                .frame(width: 200, height: 100)
            }
        }

        """

    /// Changes its state a second after it appeared, and stops.
    static let stopsAfterASecond = """
        struct ContentView: View {
            @State private var count = 0

            var body: some View {
                Text("count \\(count)")
                    .task {
                        try? await Task.sleep(for: .seconds(1))
                        count = 7
                        count = [1, 2, 3][count]
                    }
            }
        }

        """

    /// Changes its state when it is tapped, and stops.
    static let stopsAtATap = """
        struct ContentView: View {
            @State private var count = 0

            var body: some View {
                Button("count \\(count)") {
                    count = 7
                    count = [1, 2, 3][count]
                }
                .frame(width: 200, height: 100)
            }
        }

        """

    static let broken = """
        import SwiftUI

        struct ContentView: View {
            var body: some View {
                Text(missing)
            }
        }

        """

    /// An `open`; `more` are further members, each with a comma before it.
    static func open(_ program: String, clock: String = "manual", _ more: String = "") -> String {
        #"{"type":"open","id":1,"clock":"\#(clock)","program":\#(quoted(program))\#(more)}"#
    }

    static func edit(_ program: String) -> String { #"{"type":"edit","id":2,"program":\#(quoted(program))}"# }

    /// A text as a JSON string.
    private static func quoted(_ text: String) -> String {
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
        return "\"\(escaped)\""
    }
}
