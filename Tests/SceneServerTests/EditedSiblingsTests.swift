import FrameProtocol
import SceneServer
import TestSupport
import Testing

/// What an edit does to the views beside a line that it adds, removes or moves: their state, tasks and appearing.
@Suite("EditedSiblings")
struct EditedSiblingsTests {
    /// A screen of lines, among them views that keep the name they began with.
    private static func screen(_ content: String, in container: String = "VStack") -> String {
        """
        import SwiftUI
        struct Keeper: View {
            let name: String
            @State private var first = ""
            var body: some View {
                Text("-\\(name) since \\(first)")
                    .onAppear { first = name; print("+\\(name)") }
                    .onDisappear { print("-\\(first)") }
                    .task(id: 1) { print("task \\(name)") }
            }
        }
        struct ContentView: View {
            @State private var mode = 2
            var body: some View {
                \(container) {
                    \(content)
                }
            }
        }
        """
    }

    private static func keeper(_ name: Substring) -> String { "Keeper(name: \"\(name)\")" }

    /// Keepers with the names in a text, each on a line of its own.
    private static func keepers(_ names: String, separator: String = "\n") -> String {
        names.split(separator: " ").map { keeper($0) }.joined(separator: separator)
    }

    private struct Outcome: Equatable {
        var texts: [String]
        var printed: [String]
    }

    private func outcome(of program: String, after edited: String) async throws -> Outcome {
        let harness = try SessionHarness()
        try await harness.open(program)
        let answers = try await harness.ask(Programs.edit(edited))
        let frame = try #require(answers.last)
        let texts = frame.list("items").compactMap { $0["text"] as? String }.filter { $0.hasPrefix("-") }
        return Outcome(texts: texts.map { String($0.dropFirst()) }, printed: frame["console"] as? [String] ?? [])
    }

    /// Names before, names after, what shows then, what is printed.
    private static let moves = [
        ("a b", "n a b", "n since n,a since a,b since b", "+n,task n"),
        ("a b", "a n b", "a since a,n since n,b since b", "+n,task n"),
        ("a b", "a b n", "a since a,b since b,n since n", "+n,task n"),
        ("a", "n a", "n since n,a since a", "+n,task n"),
        ("a", "a n", "a since a,n since n", "+n,task n"),
        ("a b c", "b c", "b since b,c since c", "-a"),
        ("a b c", "a c", "a since a,c since c", "-b"),
        ("a b c", "a b", "a since a,b since b", "-c"),
        ("a b", "b", "b since b", "-a"),
        ("a b", "b a", "b since b,a since a", ""),
        ("a b c", "c a b", "c since c,a since a,b since b", ""),
        // A line that is written over stays the view that it was.
        ("a b", "x b", "x since a,b since b", ""),
        ("a b", "x n b", "x since a,n since n,b since b", "+n,task n"),
    ]

    @Test(arguments: moves, ["VStack", "ScrollView { LazyVStack"])
    func `siblings of a line that comes, goes or moves stay as they are`(
        _ move: (before: String, after: String, texts: String, printed: String),
        _ container: String
    ) async throws {
        let end = container.contains("{") ? "\n}" : ""

        let outcome = try await outcome(
            of: Self.screen(Self.keepers(move.before) + end, in: container),
            after: Self.screen(Self.keepers(move.after) + end, in: container)
        )

        #expect(outcome.texts == move.texts.split(separator: ",").map(String.init))
        #expect(outcome.printed.sorted() == move.printed.split(separator: ",").map(String.init).sorted())
    }

    @Test func `siblings on one line stay as they are`() async throws {
        let outcome = try await outcome(
            of: Self.screen(Self.keepers("a b", separator: "; ")),
            after: Self.screen(Self.keepers("a n b", separator: "; "))
        )

        #expect(outcome == Outcome(texts: ["a since a", "n since n", "b since b"], printed: ["+n", "task n"]))
    }

    @Test(arguments: [
        (keeper("a"), keeper("a") + "\n.padding()"),
        (keeper("a") + "\n.padding()", keeper("a")),
        (keeper("a") + "\n.padding()", keeper("a") + "\n.border(Color.red)\n.padding()"),
        (keeper("a") + "\n.padding()\n.opacity(0.5)", keeper("a") + "\n.opacity(0.5)"),
        (keeper("a"), keeper("a") + "\n.font(.body)\n.navigationTitle(\"T\")"),
        (keeper("a") + "\n.padding()", "Text(\"b\")\n" + keeper("a") + "\n.padding()\n.background { Text(\"c\") }"),
        ("Divider()\n" + keeper("a") + "\nDivider()", "Divider()\nDivider()\n" + keeper("a") + "\n.bold()\nDivider()"),
        ("Text(\"\\(mode)\")\n" + keeper("a"), keeper("a")),
        (keeper("a"), "Text(\"\\(mode)\")\n" + keeper("a")),
        ("Section {\n" + keeper("a") + "\n}", "Section {\n" + keeper("a") + "\n} header: { Text(\"h\") }"),
        ("Section {\n" + keeper("a") + "\n} footer: { Text(\"f\") }", "Section {\n" + keeper("a") + "\n}"),
        (
            "switch mode {\ncase 1: Text(\"1\")\ncase 2: \(keeper("a"))\ndefault: Text(\"0\")\n}",
            "switch mode {\ncase 0: Text(\"0\")\ncase 1: Text(\"1\")\ncase 2: \(keeper("a"))\ndefault: Text(\"0\")\n}"
        ),
    ])
    func `a view with other modifiers or beside other parts stays as it is`(
        _ before: String,
        _ after: String
    ) async throws {
        let outcome = try await outcome(of: Self.screen(before), after: Self.screen(after))

        #expect(outcome == Outcome(texts: ["a since a"], printed: []))
    }

    @Test(arguments: [
        ("", "\n.id(1)"), ("\n.id(1)", "\n.id(2)"), ("\n.padding()\n.id(1)", "\n.id(2)\n.padding()"),
    ])
    func `a view with another identity begins anew`(_ before: String, _ after: String) async throws {
        let line = Self.keeper("a")

        let outcome = try await outcome(of: Self.screen(line + before), after: Self.screen(line + after))

        #expect(outcome == Outcome(texts: ["a since a"], printed: ["-a", "+a", "task a"]))
    }

    @Test func `a line that is added before actions runs none of them again`() async throws {
        let row = "Text(\"-row\")\n.onAppear { print(\"row\") }\n.onChange(of: mode) { print(\"mode\") }"

        let outcome = try await outcome(
            of: Self.screen(row),
            after: Self.screen("Text(\"-new\")\n" + row + "\n.onChange(of: \"x\") { print(\"x\") }")
        )

        #expect(outcome == Outcome(texts: ["new", "row"], printed: []))
    }

    @Test func `a container that is put around a view makes it anew`() async throws {
        let line = Self.keeper("a")

        let outcome = try await outcome(of: Self.screen(line), after: Self.screen("HStack {\n\(line)\n}"))

        #expect(outcome == Outcome(texts: ["a since a"], printed: ["-a", "+a", "task a"]))
    }
}
