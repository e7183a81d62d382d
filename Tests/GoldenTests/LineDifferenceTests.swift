import Testing

@Suite("Golden line difference")
struct LineDifferenceTests {
    @Test func `is nothing for equal texts`() {
        #expect(LineDifference(recorded: "a\nb\n", now: "a\nb\n") == nil)
    }

    @Test func `shows what went and what came, by line`() throws {
        let difference = try #require(LineDifference(recorded: "a\nb\nc\n", now: "a\nB\nc\nd\n"))

        #expect(difference.description == "line 2 - b\nline 2 + B\nline 4 + d")
    }

    @Test func `counts what it does not show`() throws {
        let now = (1...40).map { "line \($0)\n" }.joined()

        let difference = try #require(LineDifference(recorded: "", now: now))

        #expect(difference.description.hasSuffix("… and 16 more lines"))
    }

    @Test(
        arguments: [
            (20.333333, "20.33"), (0, "0"), (-0.001, "0"), (-60, "-60"), (0.5, "0.5"), (-12.046, "-12.05"),
            (1e300, "1e+300"),
            (.infinity, "inf"),
        ]
    )
    func `writes a number to a hundredth`(value: Double, text: String) {
        #expect(GoldenWriter.number(value) == text)
    }
}
