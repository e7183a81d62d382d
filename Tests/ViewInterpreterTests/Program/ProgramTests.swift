import Testing
import ViewInterpreter
import ViewRuntime

@Suite("Program")
struct ProgramTests {
    private func root(_ source: String) -> String? { ProgramCompiler.compile(source: source).program?.rootName }

    @Test
    func `shows the app's window, else ContentView, else the first view that no other uses`() {
        let app = "struct Main: App { var body: some Scene { WindowGroup { B() } } }\n"
        let a = "struct A: View { var body: some View { B() } }\n"
        let b = "struct B: View { var body: some View { Text(\"b\") } }\n"
        let content = "struct ContentView: View { var body: some View { A() } }\n"

        #expect(root(b + a + content + app) == "Main")
        #expect(root(b + a + content) == "ContentView")
        #expect(root(b + a) == "A")
        #expect(
            root(
                "struct Needs: View { let n: Int; var body: some View { Text(\"\\(n)\") } }\n#Preview(\"p\") { Needs(n: 1) }"
            ) == "p"
        )
    }

    @Test
    func `lists previews and views that stand alone`() {
        let source = """
            struct A: View { var body: some View { Text("a") } }
            struct A_Previews: PreviewProvider { static var previews: some View { A() } }
            struct B: View { let n: Int; var body: some View { Text("b") } }
            #Preview("Light") { A() }
            struct B_Previews: PreviewProvider {
                static var previews: some View {
                    Group {
                        B(n: 1).previewDisplayName("One")
                        B(n: 2)
                        B(n: 3).previewDisplayName("Three").padding()
                    }
                }
            }
            #Preview { B(n: 4) }
            """

        let program = ProgramCompiler.compile(source: source).program

        #expect(program?.viewNames == ["A"])
        #expect(program?.previewNames == ["A_Previews", "Light", "One", "B_Previews", "Three", "Preview"])
    }

    @Test(
        arguments: [
            ("#Preview(\"Side\", traits: .landscapeLeft) { A() }", PreviewOrientation.landscapeLeft),
            ("#Preview(traits: .sizeThatFitsLayout, .portrait) { A() }", .portrait),
            ("#Preview { A() }", nil),
            (
                "struct P: PreviewProvider { static var previews: some View { A().previewInterfaceOrientation(.landscapeRight) } }",
                .landscapeRight
            ),
        ] as [(String, PreviewOrientation?)]
    )
    func `reads how a preview wants the device to be held`(preview: String, orientation: PreviewOrientation?) {
        let source = "struct A: View { var body: some View { Text(\"a\") } }\n" + preview

        let program = ProgramCompiler.compile(source: source).program

        #expect(program?.orientation(of: .preview(0)) == orientation)
    }

    @Test
    func `keeps state between runs and lets a child change it through a binding`() throws {
        let scene = try RunningProgram(
            """
            struct Knob: View {
                @Binding var value: Int
                var body: some View { Button("more") { value += 3 } }
            }
            struct ContentView: View {
                @State private var level = 2
                var body: some View {
                    VStack {
                        Knob(value: $level)
                        Text("level \\(level)")
                    }
                }
            }
            """
        )

        try scene.show()
        try scene.press("more")
        try scene.press("more")

        #expect(scene.texts == ["more", "level 8"])
    }

    @Test
    func `shares an observable object`() throws {
        let scene = try RunningProgram(
            """
            @Observable final class Model { var items = [1, 2] }
            struct Adder: View {
                let model: Model
                var body: some View { Button("add") { model.items.append(model.items.count + 1) } }
            }
            struct ContentView: View {
                @State private var model = Model()
                var body: some View {
                    VStack { Adder(model: model); Text("total \\(model.items.reduce(0, +))") }
                }
            }
            """
        )

        try scene.show()
        try scene.press("add")

        #expect(scene.texts == ["add", "total 6"])
    }

    @Test
    func `sleeps for as many nanoseconds as there can be`() throws {
        let scene = try RunningProgram(
            screen("Button(\"go\") { Task { try? await Task.sleep(nanoseconds: .max) } }")
        )
        try scene.show()
        try scene.press("go")
        try scene.wakeTasks()

        let seconds = scene.context.requests.sleeps.map { $0.duration.rounded(.down) }

        // A UInt64 holds 2^64 - 1 of them.
        #expect(seconds == [18_446_744_073])
    }

    @Test
    func `goes on with a task after its sleep`() throws {
        let scene = try RunningProgram(
            """
            struct ContentView: View {
                @State private var steps = 0
                var body: some View {
                    Text("steps \\(steps)")
                    Button("go") {
                        Task {
                            for _ in 0..<2 {
                                try? await Task.sleep(for: .milliseconds(200))
                                steps += await twice(1)
                            }
                        }
                    }
                }
                func twice(_ n: Int) async -> Int {
                    try? await Task.sleep(for: .seconds(1))
                    return n * 2
                }
            }
            """
        )
        try scene.show()
        try scene.press("go")

        var durations: [Double] = []
        for _ in 0..<5 {
            durations += scene.context.requests.sleeps.map(\.duration)
            try scene.wakeTasks()
        }
        try scene.show()

        #expect(durations == [0, 0.2, 1, 0.2, 1])
        #expect(scene.texts.first == "steps 4")
    }

    @Test
    func `runs a program's own modifier around a view`() throws {
        let scene = try RunningProgram(
            """
            struct Boxed: ViewModifier {
                var inset: CGFloat
                func body(content: Content) -> some View { content.padding(inset).background(Color.yellow) }
            }
            extension View { func boxed(_ inset: CGFloat) -> some View { modifier(Boxed(inset: inset)) } }
            struct ContentView: View { var body: some View { Text("in").boxed(6) } }
            """
        )

        try scene.show()

        let paddings = scene.modifiers.compactMap { modifier -> Double? in
            if case .padding(_, let length) = modifier.kind { length } else { nil }
        }
        #expect(paddings == [6])
        #expect(scene.texts == ["in"])
    }

    @Test
    func `passes environment values down and lets the nearest win`() throws {
        let scene = try RunningProgram(
            """
            private struct TickKey: EnvironmentKey { static let defaultValue: CGFloat = 4 }
            extension EnvironmentValues {
                var tick: CGFloat { get { self[TickKey.self] } set { self[TickKey.self] = newValue } }
                @Entry var tock = "none"
            }
            struct Tick: View {
                @Environment(\\.tick) private var tick
                @Environment(\\.tock) private var tock
                var body: some View { Text(verbatim: "\\(tick) \\(tock)") }
            }
            struct ContentView: View {
                var body: some View {
                    VStack { Tick(); Tick().environment(\\.tick, 12) }.environment(\\.tick, 30).environment(\\.tock, "some")
                }
            }
            """
        )

        try scene.show()

        #expect(scene.texts == ["30.0 some", "12.0 some"])
    }

    @Test
    func `reduces a preference with the program's function`() throws {
        let scene = try RunningProgram(
            """
            struct Longest: PreferenceKey {
                static let defaultValue: CGFloat = 1
                static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
            }
            struct ContentView: View {
                @State private var longest: CGFloat = 0
                var body: some View {
                    Text(verbatim: "\\(longest)").preference(key: Longest.self, value: 7).onPreferenceChange(Longest.self) { longest = $0 }
                }
            }
            """
        )
        try scene.show()

        var key: (any PreferenceKeyDefinition)?
        var sent: (any ProgramValue)?
        var action: (any ProgramFunction)?
        for modifier in scene.modifiers {
            if case .preference(_, let value) = modifier.kind { sent = value }
            if case .onPreferenceChange(let found, let function) = modifier.kind {
                key = found
                action = function
            }
        }
        var reduced = try #require(key).defaultValue(in: scene.context)
        try #require(key).reduce(&reduced, next: try #require(sent), in: scene.context)
        _ = try #require(action).call([.value(reduced)], in: scene.context)
        try scene.show()

        #expect(scene.texts == ["7.0"])
    }
}
