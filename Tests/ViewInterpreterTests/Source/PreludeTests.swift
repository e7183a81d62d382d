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
        #expect(Prelude.source(for: "struct A { var size = 3 }", own: []).isEmpty)
    }
}
