import Testing
import ViewInterpreter
import ViewRuntime

/// Values that are nested a hundred thousand deep, or hold one another so often that all paths through them cannot be walked.
@Suite("Nested values")
struct NestedValueTests {
    private static let members = """
        indirect enum Chain: Hashable, Comparable { case end; case link(Chain) }
        struct Box: Hashable { var inside: [Box] }

        func chain(_ count: Int) -> Chain {
            var result = Chain.end
            for _ in 0..<count { result = .link(result) }
            return result
        }
        func box(_ count: Int) -> Box {
            var result = Box(inside: [])
            for _ in 0..<count { result = Box(inside: [result]) }
            return result
        }
        func tree(_ depth: Int) -> Box {
            var result = Box(inside: [])
            for _ in 0..<depth { result = Box(inside: [result, result]) }
            return result
        }
        """

    @Test(
        arguments: [
            ("chain(100_000) == chain(100_000)", "true"), ("chain(100_000) == chain(99_999)", "false"),
            ("chain(100_000) < chain(99_999)", "false"), ("chain(99_999) < chain(100_000)", "true"),
            ("box(60_000) == box(60_000)", "true"), ("box(60_000) != box(59_999)", "true"),
            ("Set([chain(100_000), chain(100_000)]).count", "1"), ("[box(60_000): 1].count", "1"),
            ("[chain(100_000)].contains(chain(5))", "false"), ("Set([tree(60)]).count", "1"),
            ("tree(60) == tree(60)", "false"),
        ]
    )
    func `are compared and looked up`(expression: String, printed: String) async throws {
        let source = screen("Text(\"\\(\(expression))\")", members: Self.members)

        let texts = try await DeepStack.run {
            let scene = try RunningProgram(source)
            try scene.show()
            return scene.texts
        }

        #expect(texts == [printed])
    }

    @Test func `are compared as the program says, in lists and by their order`() throws {
        let members = """
            struct Loose: Equatable { var n: Int; static func == (a: Loose, b: Loose) -> Bool { a.n % 10 == b.n % 10 } }
            """
        let source = screen(
            "Text(\"\\([[Loose(n: 1)], []] == [[Loose(n: 11)], []]) \\((1, \"b\") < (1, \"c\")) \\((2, 0) < (1, 5))\")",
            members: members
        )
        let scene = try RunningProgram(source)

        try scene.show()

        #expect(scene.texts == ["true true false"])
    }

    @Test func `have the same hash as a part of an array that is equal`() throws {
        let source = screen("Text(\"\\(Set([[2, 3], Array([1, 2, 3][1...])]).count)\")")
        let scene = try RunningProgram(source)

        try scene.show()

        #expect(scene.texts == ["1"])
    }
}
