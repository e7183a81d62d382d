import Testing

@testable import ViewRuntime

@Suite("SourceDifference")
struct SourceDifferenceTests {
    /// For each line of the old source, the first piece of the line of the new source that it is now.
    private func targets(_ old: [String], _ new: [String]) -> [Int?] {
        let difference = SourceDifference(from: old.joined(separator: "\n"), to: new.joined(separator: "\n"))
        return old.indices.map { difference.target(of: SourcePosition(line: $0 + 1, column: 1)) }
    }

    @Test(
        arguments: [
            (["a", "b"], ["a", "b"], [0, 1]),
            (["a", "b"], ["n", "a", "b"], [1, 2]),
            (["a", "b"], ["a", "n", "b"], [0, 2]),
            (["a", "b", "c"], ["a", "c"], [0, nil, 1]),
            (["a", "b"], ["a", "B"], [0, nil]),
            (["a", "b"], ["b", "a"], [1, 0]),
            ([], ["a"], []),
            (["a"], [], [nil]),
            // What is longer counts for more than what stands everywhere.
            (
                ["Card(one)", ".pad()", "Card(two)", ".pad()"], ["Card(two)", ".pad()", "Card(one)", ".pad()"],
                [2, 3, 0, 1]
            ),
        ] as [([String], [String], [Int?])]
    )
    func `finds pieces that stay and pieces that move`(_ old: [String], _ new: [String], _ expected: [Int?]) {
        #expect(targets(old, new) == expected)
    }

    @Test func `cuts lines at braces and semicolons, and knows places inside a piece`() {
        let difference = SourceDifference(from: "V { a(1); b }", to: "V {\n    n\n\ta(1)\n    b\n}")

        #expect(difference.target(of: SourcePosition(line: 1, column: 7)) == 2)
        #expect(difference.target(of: SourcePosition(line: 1, column: 11)) == 3)
        #expect(difference.keptPiece(at: SourcePosition(line: 3, column: 4)) == 2)
        #expect(difference.keptPiece(at: SourcePosition(line: 2, column: 5)) == nil)
        #expect(difference.keptPiece(at: SourcePosition(line: 0, column: 0)) == nil)
    }

    @Test func `programs that share little are not compared each piece with each`() {
        let old = (0..<2_000).map { "old \($0)" } + ["same"]
        let new = ["same"] + (0..<2_000).map { "new \($0)" }

        #expect(targets(old, new).last == 0)
    }
}
