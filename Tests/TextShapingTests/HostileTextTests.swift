import LayoutCore
import Testing
@testable import TextShaping

@Suite("ShapedTextMeasurer with hostile input")
struct HostileTextTests {
    @Test(.timeLimit(.minutes(10)))
    func `a megabyte is set in bounded lines`() throws {
        let measurer = try Fixtures.measurer()

        let words = measurer.layout(Fixtures.body(String(repeating: "word ", count: 200_000)), width: 200, height: nil)
        let oneWord = measurer.layout(Fixtures.body(String(repeating: "x", count: 1_000_000)), width: 0, height: nil)
        let accents = measurer.layout(Fixtures.body(String(repeating: "é", count: 500_000)), width: 300, height: 100)

        #expect(words.lines.count == 10_000)
        #expect(words.isTruncated)
        #expect(oneWord.lines.count == 10_000)
        #expect(accents.lines.count == 4)
    }

    @Test(.timeLimit(.minutes(10)))
    func `ten thousand combining marks are one character`() throws {
        let text = "a" + String(repeating: "\u{301}", count: 10_000)

        let layout = try Fixtures.measurer().layout(Fixtures.body(text + " b"), width: 1, height: nil)

        #expect(layout.texts == [text, "b"])
        #expect(layout.lines[0].width < 40)
    }

    @Test func `control characters take no room`() throws {
        let measurer = try Fixtures.measurer()

        let plain = measurer.layout(Fixtures.body("ab"), width: nil, height: nil)
        let controls = measurer.layout(Fixtures.body("a\u{0}\u{7}\u{200B}\u{FEFF}b"), width: nil, height: nil)

        #expect(isClose(plain.lines[0].width, to: controls.lines[0].width, within: 0.3))
        #expect(controls.texts == ["a\u{0}\u{7}\u{200B}\u{FEFF}b"])
    }

    @Test(arguments: [0.0, -5, -Double.infinity])
    func `no room means one character a line`(width: Double) throws {
        let layout = try Fixtures.measurer().layout(Fixtures.body("ab c"), width: width, height: nil)

        #expect(width == -.infinity ? layout.texts == ["ab c"] : layout.texts == ["a", "b", "c"])
        #expect(width == -.infinity || layout.size.width == 0)
    }

    @Test(arguments: [Double.nan, .infinity, 1e300])
    func `a width or height without meaning is none`(length: Double) throws {
        let measurer = try Fixtures.measurer()

        let layout = measurer.layout(Fixtures.body("one two\nthree"), width: length, height: length)

        #expect(layout == measurer.layout(Fixtures.body("one two\nthree"), width: nil, height: nil))
    }

    @Test(arguments: [Double.nan, .infinity, -17, 0, 1e308])
    func `a font without meaning gives a finite size`(size: Double) throws {
        let measurer = try Fixtures.measurer()
        var font = ResolvedFont(size: size)
        font.tracking = size
        var request = TextRequest(runs: [MeasuredRun(string: "Hello, wörld 😀", font: font)])
        request.lineSpacing = size
        request.minimumScaleFactor = size

        let layout = measurer.layout(request, width: 100, height: 100)

        #expect(layout.size.width.isFinite && layout.size.width >= 0)
        #expect(layout.size.height.isFinite && layout.size.height >= 0)
        #expect(layout.lines.allSatisfy { $0.x.isFinite && $0.baseline.isFinite })
        #expect(measurer.metrics(of: font).lineHeight.isFinite)
        #expect(measurer.symbol(named: "star", font: font, scale: size).size.height.isFinite)
    }
}
