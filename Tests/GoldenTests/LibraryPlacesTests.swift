import LayoutCore
import Testing
import ViewInterpreter
import ViewRuntime

/// What is written in the language itself, as parts of the library are, stands nowhere in a program: whatever is told of it is told
/// where the program asked for it.
@Suite("Places of the library")
struct LibraryPlacesTests {
    private static let configuration = SceneConfiguration(
        device: Device(bareSize: Size(width: 400, height: 800), scale: 2, safeArea: EdgeInsets())
    )

    @Test func `a note points at what the program wrote, once`() {
        let source = """
            struct ContentView: View {
                var body: some View {
                    DisclosureGroup("More") { Text("inside") }
                }
            }
            """

        let notes = ProgramCompiler.compile(source: source).diagnostics.filter {
            $0.message.contains("DisclosureGroup")
        }

        #expect(notes.map(\.line) == [3])
        #expect(notes.map(\.column) == [9])
    }

    @Test func `a trap in a function of the library points at its call`() throws {
        let stage = try Stage(
            source: """
                struct ContentView: View {
                    var body: some View { Text("\\(day)") }

                    var day: Int {
                        let far = Date(timeIntervalSince1970: 1e300)
                        return Calendar.current.component(.day, from: far)
                    }
                }
                """,
            configuration: Self.configuration
        )

        let failures = stage.scene.makeFrame().failures

        #expect(failures.map(\.reason) == [.trap])
        #expect(failures.map(\.position.line) == [6])
    }

    @Test func `callbacks and views of the library have the line of the call`() throws {
        let stage = try Stage(
            source: """
                struct ContentView: View {
                    @State private var count = 0
                    var body: some View {
                        VStack {
                            DisclosureGroup("More", isExpanded: .constant(true)) { Text("inside") }
                            Text("\\(count)")
                                .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in
                                    count += 1
                                }
                        }
                    }
                }
                """,
            configuration: Self.configuration
        )

        let frame = stage.scene.makeFrame()

        #expect(frame.callbacks.map(\.name) == ["task"])
        #expect(frame.callbacks.map(\.line) == [6])
        #expect(frame.items.compactMap { $0.drawing.source?.line } == [5, 5, 5, 6])
    }
}
