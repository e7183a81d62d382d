import LayoutCore
import Testing
import ViewInterpreter
import ViewRuntime

/// The program has one budget for all that follows from one input, however many views and tasks share it.
@Suite("Budget of a moment")
struct MomentBudgetTests {
    private static let members = """
        struct Row: View {
            let index: Int
            let work: Int
            func count() -> Int {
                var result = 0
                for _ in 0..<work { result += 1 }
                return result
            }
            var body: some View { Text("row \\(index) of \\(count())") }
        }
        struct Wrapped: View {
            let index: Int
            var body: some View { Text("row \\(index)")WRAPPINGS }
        }
        """
        .replacing("WRAPPINGS", with: String(repeating: ".padding(1)", count: 100))

    private func scene(_ view: String, _ limits: ProgramLimits) throws -> Scene {
        let device = Device(bareSize: Size(width: 400, height: 800), scale: 2, safeArea: .zero)
        let scene = Scene(configuration: SceneConfiguration(device: device), text: try Stage.text())
        let source =
            "struct ContentView: View {\n@State private var n = 0\nvar body: some View { \(view) }\n}\n" + Self.members
        let root = try #require(ProgramCompiler.compile(source: source, limits: limits).program?.rootView())
        scene.show(root)
        return scene
    }

    /// Each row alone is within the budget of an entry; twenty of them are beyond that of a moment.
    @Test func `ends rows that work too much together, and leaves the next input its own`() throws {
        let limits = ProgramLimits(steps: 20_000, momentSteps: 60_000)
        let rows =
            "VStack { ForEach(0..<20, id: \\.self) { Row(index: $0, work: 6_000) }; Button(\"again\") { n += 1 } }"
        let scene = try scene(rows, limits)

        let first = scene.makeFrame()
        scene.advance(to: 1)
        let second = scene.makeFrame()

        #expect(first.failures.contains { $0.reason == .tooManySteps && $0.message.contains("60000 steps in all") })
        #expect(second.failures.isEmpty)
    }

    @Test func `lets rows that work little all show`() throws {
        let limits = ProgramLimits(steps: 20_000, momentSteps: 60_000)
        let scene = try scene("VStack { ForEach(0..<20, id: \\.self) { Row(index: $0, work: 10) } }", limits)

        #expect(scene.makeFrame().failures.isEmpty)
    }

    /// The program of a hundred paddings is short; what they make of sixty rows, 6,000 modifiers of 32 steps each, is not.
    @Test(arguments: [(5, false), (60, true)])
    func `counts the views and modifiers that a program makes`(rows: Int, isTooMuch: Bool) throws {
        let limits = ProgramLimits(steps: 20_000, momentSteps: 60_000)
        let scene = try scene("VStack { ForEach(0..<\(rows), id: \\.self) { Wrapped(index: $0) } }", limits)

        #expect(scene.makeFrame().failures.contains { $0.message.contains("60000 steps in all") } == isTooMuch)
    }

    /// A task that wakes a thousand times a second and works each time, when the clock is put forward by an hour at once.
    @Test func `ends tasks that work too much while the clock moves once`() throws {
        let limits = ProgramLimits(steps: 20_000, momentSteps: 60_000)
        let task = """
            Text("\\(n)").task {
                while true {
                    for _ in 0..<1_000 { n &+= 1 }
                    try? await Task.sleep(for: .milliseconds(1))
                }
            }
            """
        let scene = try scene(task, limits)

        scene.advance(to: 3_600)

        #expect(scene.makeFrame().failures.contains { $0.message.contains("60000 steps in all") })
    }
}
