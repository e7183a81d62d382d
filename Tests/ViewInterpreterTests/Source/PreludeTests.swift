import Testing

@testable import ViewInterpreter

@Suite("Prelude")
struct PreludeTests {
    /// A program that uses one type alone must not miss another one that its declarations are made with.
    @Test(arguments: Prelude.names.subtracting(["DateFields"]).sorted())
    func `declares a type whatever else a program names`(name: String) {
        let program = """
            import SwiftUI
            struct Shelf { var item: \(name)? }
            struct ContentView: View { var body: some View { Text("a") } }
            """

        let diagnostics = ProgramCompiler.compile(source: program).diagnostics

        #expect(diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    }

    @Test
    func `declares nothing for a program that names none of its types`() {
        #expect(Prelude.partsNeeded(by: Prelude.words(in: Array("struct A { var size = 3 }".utf8)), own: []).isEmpty)
    }

    /// Declarations are read once and kept; those that had to keep out of a program's way are that program's alone.
    @Test
    func `names of one program change nothing for the next one`() throws {
        let plain = """
            import SwiftUI
            struct ContentView: View {
                let answer: Result<Int, Error> = .success(3)
                var body: some View { Text("a").frame(width: CGFloat((try? answer.get()) ?? 1)) }
            }
            """
        let withOwnNames =
            plain + """

                struct Success { var note = "mine" }
                struct NewFailure { var note = "mine too" }
                """

        let errors = [plain, withOwnNames, plain, withOwnNames].map { source in
            ProgramCompiler.compile(source: source).diagnostics.filter { $0.severity == .error }.map(\.message)
        }

        #expect(errors == [[], [], [], []])
    }

    /// What the library writes with a type goes on where the program has one of that name: `Task` is built in, `Data` is written
    /// in the language and replaced here, and publishers and decoders are made with both.
    @Test
    func `parts of the library go on beside types of the program with the names that they use`() {
        let program = """
            import Combine
            import SwiftUI
            struct Task { var title = "wash" }
            struct Data { var bytes = 1 }
            struct Label: View {
                let word: String
                var body: some View { SwiftUI.Label(word, systemImage: "star") }
            }
            final class Model: ObservableObject {
                @Published var text = ""
                var bag: Set<AnyCancellable> = []
                init() { $text.debounce(for: .seconds(1), scheduler: RunLoop.main).sink { _ in }.store(in: &bag) }
                func read(_ text: String) throws -> [Int] { try JSONDecoder().decode([Int].self, from: text.data(using: .utf8)!) }
            }
            struct ContentView: View {
                @StateObject private var model = Model()
                var body: some View { Label(word: Task().title) }
            }
            """

        let diagnostics = ProgramCompiler.compile(source: program).diagnostics

        #expect(diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    }
}
