import Testing
import ViewInterpreter

/// What built-in calls ask of the program's types, and views of which one is chosen outside of a builder.
@Suite("Conformance")
struct ConformanceTests {
    private func check(_ marked: String, _ message: String) {
        let source = MarkedSource(marked)
        let errors = ProgramCompiler.compile(source: source.source).diagnostics.filter { $0.severity == .error }
        #expect(errors.first == source.diagnostic("1️⃣", .error, message))
    }

    @Test(
        arguments: [
            (
                "let top = [Song()].1️⃣sorted()",
                "referencing instance method 'sorted()' on 'Sequence' requires that 'Song' conform to 'Comparable'"
            ),
            (
                "let place = [Song()].1️⃣firstIndex(of: Song())",
                "referencing instance method 'firstIndex(of:)' on 'Collection' requires that 'Song' conform to 'Equatable'"
            ),
            ("let all: 1️⃣Set<Song> = []", "type 'Song' does not conform to protocol 'Hashable'"),
            ("let all: 1️⃣[Song: Int] = [:]", "type 'Song' does not conform to protocol 'Hashable'"),
            ("let all = 1️⃣Set([Song()])", "generic struct 'Set' requires that 'Song' conform to 'Hashable'"),
        ]
    )
    func `asks types to conform`(code: String, message: String) {
        check("struct Song { var title = \"\" }\n\(code)", message)
    }

    @Test(
        arguments: [
            (
                "var icon: some View { isOn ? Text(\"a\") : Color.red }",
                "result values in '? :' expression have mismatching types 'Text' and 'Color'"
            )
        ]
    )
    func `a condition chooses between views of one type`(member: String, message: String) {
        let marked = member.replacing("isOn ?", with: "1️⃣isOn ?")
        check("struct Row { let isOn = true; \(marked) }", message)
    }

    /// The compiler takes all of it.
    @Test func `takes what conforms by itself, by an extension or by a protocol, and views in builders`() {
        let source = """
            import SwiftUI
            enum Side { case left, right }
            protocol Keyed: Hashable {}
            struct Key: Keyed { var name = "" }
            struct Rank { var value = 1 }
            extension Rank: Comparable { static func < (a: Rank, b: Rank) -> Bool { a.value < b.value } }
            struct Box<T> { var content: T }
            extension Box: Equatable where T: Equatable {}
            protocol Card { associatedtype Face: View; @ViewBuilder var face: Face { get } }
            struct Ace: Card { var isUp = true; var face: some View { if isUp { Text("A") } else { Color.blue } } }
            let sides = Set([Side.left, .right])
            let keys: [Key: Int] = [Key(name: "a"): 1]
            let best = [Rank(), Rank(value: 3)].sorted().max()
            let has = [Box(content: 1)].contains(Box(content: 2))
            struct ContentView: View {
                @State private var side = Side.left
                var chosen: any View { side == .left ? Text("a") : Color.red }
                @ViewBuilder var icon: some View { if side == .left { Text("a") } else { Color.red } }
                var body: some View {
                    ForEach([Side.left, .right], id: \\.self) { _ in icon }
                        .onChange(of: side) { _, _ in side = .right }
                }
            }
            """
        let errors = ProgramCompiler.compile(source: source).diagnostics.filter { $0.severity == .error }
        #expect(errors == [])
    }
}
