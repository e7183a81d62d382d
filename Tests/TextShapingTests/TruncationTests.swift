import LayoutCore
import Testing
@testable import TextShaping

@Suite("ShapedTextMeasurer truncation")
struct TruncationTests {
    private static let fox =
        "The quick brown fox jumps over the lazy dog and runs on through the wood until it is dark."

    private func layout(
        _ text: String,
        width: Double? = nil,
        height: Double? = nil,
        change: (inout TextRequest) -> Void = { _ in }
    ) throws -> TextLayout {
        var request = Fixtures.body(text)
        change(&request)
        return try Fixtures.measurer().layout(request, width: width, height: height)
    }

    @Test func `the last allowed line ends in an ellipsis`() throws {
        let layout = try layout(Self.fox, width: 150) { $0.lineLimit = 2 }

        #expect(layout.texts == ["The quick brown", "fox jumps over th…"])
        #expect(layout.isTruncated)
        #expect(layout.lines.allSatisfy { $0.width <= 150 })
        #expect(isClose(layout.size.height, to: 40.667, within: 0.0005))
    }

    @Test func `the head or the middle is cut if asked`() throws {
        let head = try layout("one two three four five six", width: 100) {
            $0.lineLimit = 1
            $0.truncation = .head
        }
        let middle = try layout("one two three four five six", width: 100) {
            $0.lineLimit = 1
            $0.truncation = .middle
        }

        // uharfbuzz: "…our five six" is 95.56 points wide and one letter more 100.88. In the middle the first part and
        // its ellipsis may take 56.76, which is half of the width and an ellipsis; "one t…" takes 52.33.
        #expect(head.texts == ["…our five six"])
        #expect(middle.texts == ["one t…ive six"])
        #expect(isClose(head.lines[0].width, to: 95.56, within: 0.01))
        #expect(isClose(middle.lines[0].width, to: 99.26, within: 0.01))
    }

    @Test func `no space is left before an ellipsis`() throws {
        let layout = try layout("one two three", width: 45) { $0.lineLimit = 1 }

        #expect(layout.texts == ["one…"])
    }

    @Test func `lines beyond the height are cut, but never the first`() throws {
        // Two lines need 40.574 points.
        #expect(try layout(Self.fox, width: 150, height: 60).lines.count == 2)
        #expect(try layout(Self.fox, width: 150, height: 40.574219).lines.count == 2)
        #expect(try layout(Self.fox, width: 150, height: 40.5).lines.count == 1)
        #expect(try layout(Self.fox, width: 150, height: 3).texts == ["The quick brown f…"])
        #expect(try layout(Self.fox, width: 150, height: 0).isTruncated)
    }

    @Test func `a cut at a line separator ends in an ellipsis as well`() throws {
        #expect(try layout("one\ntwo\nthree") { $0.lineLimit = 2 }.texts == ["one", "two…"])
    }

    @Test func `what is cut off is no loss if it is only space`() throws {
        let layout = try layout("one\n \n") { $0.lineLimit = 1 }

        #expect(layout.texts == ["one"])
        #expect(!layout.isTruncated)
    }

    @Test func `a line limit below one counts as one`() throws {
        #expect(try layout("one\ntwo") { $0.lineLimit = 0 }.lines.count == 1)
        #expect(try layout("one\ntwo") { $0.lineLimit = -3 }.lines.count == 1)
    }

    @Test func `an ellipsis is left where nothing else fits`() throws {
        let layout = try layout("Hello, world", width: 5) { $0.lineLimit = 1 }

        #expect(layout.texts == ["…"])
        #expect(isClose(layout.size.width, to: 5, within: 0.3334))
    }

    @Test func `never cuts a character in two`() throws {
        let layout = try layout("👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦", width: 50) { $0.lineLimit = 1 }

        #expect(layout.texts == ["👨‍👩‍👧‍👦…"])
    }

    @Test func `shrinks by hundredths until the text fits`() throws {
        let layout = try layout("Hello, world", width: 80) {
            $0.lineLimit = 1
            $0.minimumScaleFactor = 0.5
        }

        // uharfbuzz and the tracking between the published sizes: 79.90 at 0.87, 80.69 at 0.88.
        #expect(layout.texts == ["Hello, world"])
        #expect(!layout.isTruncated)
        #expect(layout.scale == 0.87)
        #expect(layout.size.width <= 80)
        #expect(isClose(layout.size.height, to: 17.667, within: 0.0005))
    }

    @Test func `cuts at the smallest allowed size if even that is too large`() throws {
        let layout = try layout("Hello, world", width: 50) {
            $0.lineLimit = 1
            $0.minimumScaleFactor = 0.9
        }

        #expect(layout.scale == 0.9)
        #expect(layout.isTruncated)
        #expect(layout.texts[0].hasSuffix("…"))
    }

    @Test func `does not shrink what fits`() throws {
        #expect(try layout("Hello, world", width: 100) { $0.minimumScaleFactor = 0.5 }.scale == 1)
    }
}
