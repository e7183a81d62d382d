import TestSupport
import Testing

/// Which bodies run again after one change: each prints its name when it runs.
@Suite("Re-evaluation")
struct ReevaluationTests {
    /// Opens a program, taps its colour, and gives what the bodies printed since.
    private func printed(_ program: String) async throws -> [String] {
        let harness = try SessionHarness()
        let opened = try await harness.open("import SwiftUI\n" + program)
        #expect(opened.map(\.type) == ["opened", "frame"])
        let answers = try await harness.tap(x: 196, y: 600)
        return answers.flatMap { $0["console"] as? [String] ?? [] }
    }

    @Test func `a change of state runs what reads it, through bindings too`() async throws {
        let lines = try await printed(
            """
            struct Reader: View {
                let name: String
                @Binding var value: Int
                var body: some View {
                    let _ = print(name)
                    Text("\\(value)")
                }
            }
            struct ContentView: View {
                @State private var first = 0
                @State private var second = 0
                var body: some View {
                    let _ = print("screen")
                    VStack {
                        Reader(name: "first", value: $first)
                        Reader(name: "second", value: $second)
                        Color.red.onTapGesture { first += 1 }
                    }
                }
            }
            """
        )

        #expect(lines == ["first"])
    }

    @Test func `a change of an observable object runs what reads the property`() async throws {
        let lines = try await printed(
            """
            @Observable final class Model {
                var first = 0
                var second = 0
            }
            struct First: View {
                let model: Model
                var body: some View {
                    let _ = print("first")
                    Text("\\(model.first)")
                }
            }
            struct Second: View {
                let model: Model
                var body: some View {
                    let _ = print("second")
                    Text("\\(model.second)")
                }
            }
            struct ContentView: View {
                @State private var model = Model()
                var body: some View {
                    let _ = print("screen")
                    VStack {
                        First(model: model)
                        Second(model: model)
                        Color.red.onTapGesture { model.second += 1 }
                    }
                }
            }
            """
        )

        #expect(lines == ["second"])
    }

    @Test func `a change of an environment value runs what reads it`() async throws {
        let lines = try await printed(
            """
            extension EnvironmentValues {
                @Entry var level = 0
            }
            struct Reader: View {
                @Environment(\\.level) private var level
                var body: some View {
                    let _ = print("reader")
                    Text("\\(level)")
                }
            }
            struct Other: View {
                var body: some View {
                    let _ = print("other")
                    Text("other")
                }
            }
            struct ContentView: View {
                @State private var level = 1
                var body: some View {
                    let _ = print("screen")
                    VStack {
                        Reader()
                        Other()
                        Color.red.onTapGesture { level += 1 }
                    }
                    .environment(\\.level, level)
                }
            }
            """
        )

        #expect(lines == ["screen", "reader"])
    }

    @Test func `a change of a published property runs the views that observe the object`() async throws {
        let lines = try await printed(
            """
            final class Model: ObservableObject {
                @Published var count = 0
            }
            struct Reader: View {
                @ObservedObject var model: Model
                var body: some View {
                    let _ = print("reader")
                    Text("\\(model.count)")
                }
            }
            struct Other: View {
                let number: Int
                var body: some View {
                    let _ = print("other")
                    Text("\\(number)")
                }
            }
            struct ContentView: View {
                private let model = Model()
                var body: some View {
                    let _ = print("screen")
                    VStack {
                        Reader(model: model)
                        Other(number: 3)
                        Color.red.onTapGesture { model.count += 1 }
                    }
                }
            }
            """
        )

        #expect(lines == ["reader"])
    }
}
