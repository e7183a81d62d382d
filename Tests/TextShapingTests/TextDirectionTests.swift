import LayoutCore
import Testing
@testable import TextShaping

/// The order in which text of both directions stands on a line; expected by hand from the rules of UAX 9.
@Suite("Text of both directions")
struct TextDirectionTests {
    private static let regular = ResolvedFont(size: 17)
    private static let bold = ResolvedFont(size: 17, weight: .bold)

    /// Sets runs in alternating weights.
    private func layout(
        _ runs: [String],
        width: Double? = nil,
        change: (inout TextRequest) -> Void = { _ in }
    ) throws -> TextLayout {
        var request = TextRequest(
            runs: runs.enumerated().map { position, string in
                MeasuredRun(string: string, font: position.isMultiple(of: 2) ? Self.regular : Self.bold)
            }
        )
        change(&request)
        return try Fixtures.measurer().layout(request, width: width, height: nil)
    }

    @Test(
        arguments: [
            // A paragraph reads the way of its first letter: its runs stand in that order.
            (["one ", "two ", "three"], [0, 1, 2]),
            (["אחת ", "שתיים ", "שלוש"], [2, 1, 0]),
            // A word of the other direction in the middle stays there; several of them change places.
            (["one ", "שתיים", " three"], [0, 1, 2]),
            (["one ", "שתיים ", "שלוש", " four"], [0, 2, 1, 3]),
            (["אחת ", "two ", "three", " ארבע"], [3, 1, 2, 0]),
            // A number in text that reads right to left is itself read left to right, and stands where it is read.
            (["חדר ", "25"], [1, 0]),
            // Punctuation between two words of a direction goes with them.
            (["one ", "שתיים", ", ", "שלוש"], [0, 3, 2, 1]),
        ]
    )
    func `puts the runs of a line in the order in which they are seen`(runs: [String], order: [Int]) throws {
        let line = try #require(try layout(runs).lines.first)

        #expect(line.runs.map(\.index) == order)
        #expect(line.text == runs.joined())
        #expect(line.runs.first?.x == line.x)
        for (run, next) in zip(line.runs, line.runs.dropFirst()) {
            #expect(isClose(next.x, to: run.x + run.width, within: 1e-9))
        }
        let end = line.runs.last.map { $0.x + $0.width } ?? 0
        #expect(isClose(end, to: line.x + line.width, within: 1e-9))
    }

    @Test func `splits a run where it changes its direction`() throws {
        let line = try #require(try layout(["one שתיים", " three"]).lines.first)

        #expect(line.runs.map(\.text) == ["one ", "שתיים", " three"])
        #expect(line.runs.map(\.isRightToLeft) == [false, true, false])
        #expect(line.runs.map(\.index) == [0, 0, 1])
    }

    @Test(
        arguments: [
            ("Hello!", false, [false]), ("Hello!", true, [false]), ("שלום!", false, [true]), ("مرحبا", false, [true]),
            // Without a letter the layout decides.
            ("12 : 30", false, [false]), ("12 : 30", true, [true]), ("…", true, [true]), ("😀", true, [true]),
            // Every paragraph by itself.
            ("Hello\nשלום\n1", false, [false, true, false]), ("Hello\nשלום\n1", true, [false, true, true]),
        ]
    )
    func `reads a paragraph the way of its first letter`(text: String, isRightToLeft: Bool, lines: [Bool]) throws {
        let layout = try layout([text]) { $0.isRightToLeft = isRightToLeft }

        #expect(layout.lines.map(\.isRightToLeft) == lines)
        #expect(layout.lines.allSatisfy { $0.runs.isEmpty })
    }

    @Test(arguments: [TruncationMode.head, .middle, .tail])
    func `tells the runs of a line that is cut`(truncation: TruncationMode) throws {
        let layout = try layout(["one two ", "three four ", "five six"], width: 100) {
            $0.lineLimit = 1
            $0.truncation = truncation
        }

        let line = try #require(layout.lines.first)
        #expect(layout.isTruncated)
        #expect(line.runs.map(\.text).joined() == line.text)
        #expect(line.runs.contains { $0.text.contains("…") })
        // What is left stands in the run that it comes from.
        let expected =
            switch truncation {
            case .head: [1, 2]
            case .middle: [0, 2]
            case .tail: [0, 1]
            }
        #expect(line.runs.map(\.index) == expected)
        #expect(isClose(line.runs.reduce(0) { $0 + $1.width }, to: line.width, within: 1e-9))
    }

    @Test func `puts the ellipsis of a text that reads right to left at its left`() throws {
        let layout = try layout(["אחת שתיים ", "שלוש ארבע חמש"], width: 90) { $0.lineLimit = 1 }

        let line = try #require(layout.lines.first)
        #expect(layout.isTruncated)
        #expect(line.runs.first?.text.hasSuffix("…") == true)
        #expect(line.runs.first?.isRightToLeft == true)
    }

    @Test func `counts runs without text`() throws {
        let line = try #require(try layout(["", "one ", "", "two"]).lines.first)

        #expect(line.runs.map(\.index) == [1, 3])
    }
}
