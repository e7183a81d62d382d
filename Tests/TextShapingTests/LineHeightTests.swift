import LayoutCore
import Testing
@testable import TextShaping

@Suite("ShapedTextMeasurer line heights")
struct LineHeightTests {
    struct Row: Sendable {
        var style: TextStyle
        var at3x: Double
        var at2x: Double
    }

    /// Measured line height of 20.287109375 at 17 points, scaled and rounded up to pixels by hand.
    static let rows = [
        Row(style: .largeTitle, at3x: 40.667, at2x: 41),
        Row(style: .title, at3x: 33.667, at2x: 33.5),
        Row(style: .title2, at3x: 26.333, at2x: 26.5),
        Row(style: .title3, at3x: 24, at2x: 24),
        Row(style: .headline, at3x: 20.333, at2x: 20.5),
        Row(style: .body, at3x: 20.333, at2x: 20.5),
        Row(style: .callout, at3x: 19.333, at2x: 19.5),
        Row(style: .subheadline, at3x: 18, at2x: 18),
        Row(style: .footnote, at3x: 15.667, at2x: 16),
        Row(style: .caption, at3x: 14.333, at2x: 14.5),
        Row(style: .caption2, at3x: 13.333, at2x: 13.5),
    ]

    @Test(arguments: rows)
    func `one line of each style is its line height rounded up to a pixel`(row: Row) throws {
        let measurer = try Fixtures.measurer()
        let font = measurer.font(for: row.style, at: .large)

        let at3x = measurer.layout(request("Ag", font: font, scale: 3), width: nil, height: nil)
        let at2x = measurer.layout(request("Ag", font: font, scale: 2), width: nil, height: nil)

        #expect(isClose(at3x.size.height, to: row.at3x, within: 0.0005))
        #expect(isClose(at2x.size.height, to: row.at2x, within: 0.0005))
    }

    @Test(arguments: [
        (14.0, 17.0, 17.0), (19, 23, 23), (21, 25.333, 25.5), (23, 27.667, 27.5), (24, 28.667, 29), (26, 31.333, 31.5),
        (30, 36, 36), (33, 39.667, 39.5), (36, 43, 43), (38, 45.667, 45.5), (40, 48, 48), (47, 56.333, 56.5),
        (53, 63.333, 63.5), (60, 71.667, 72),
    ])
    func `one line of a larger or smaller size`(size: Double, at3x: Double, at2x: Double) throws {
        let measurer = try Fixtures.measurer()
        let font = ResolvedFont(size: size, weight: .bold)

        let high = measurer.layout(request("Ag", font: font, scale: 3), width: nil, height: nil)
        let low = measurer.layout(request("Ag", font: font, scale: 2), width: nil, height: nil)

        #expect(isClose(high.size.height, to: at3x, within: 0.0005))
        #expect(isClose(low.size.height, to: at2x, within: 0.0005))
    }

    @Test func `three lines of body text are rounded up together`() throws {
        let layout = try Fixtures.measurer().layout(Fixtures.body("one\ntwo\nthree"), width: nil, height: nil)

        // 3 × 20.287109375 = 60.861, which is 182.58 pixels.
        #expect(isClose(layout.size.height, to: 61, within: 0.0005))
        #expect(layout.texts == ["one", "two", "three"])
    }

    @Test func `baselines are rounded up to pixels, each from its own place`() throws {
        let layout = try Fixtures.measurer().layout(Fixtures.body("one\ntwo\nthree"), width: nil, height: nil)

        // The ascent is 16.187 at 17 points; lines follow at 20.287: 16.187, 36.474, 56.761.
        let expected = [16.333, 36.667, 57]
        #expect(zip(layout.lines, expected).allSatisfy { isClose($0.baseline, to: $1, within: 0.0005) })
    }

    @Test func `line spacing stands between lines only`() throws {
        var request = Fixtures.body("one\ntwo\nthree")
        request.lineSpacing = 10

        let layout = try Fixtures.measurer().layout(request, width: nil, height: nil)

        // 60.861 + 2 × 10 = 80.861.
        #expect(isClose(layout.size.height, to: 81, within: 0.0005))
    }

    @Test func `a line is as tall as its tallest font above and below the baseline`() throws {
        let request = TextRequest(runs: [
            MeasuredRun(string: "big ", font: ResolvedFont(size: 34)),
            MeasuredRun(string: "small\nsmall", font: ResolvedFont(size: 12)),
        ])

        let layout = try Fixtures.measurer().layout(request, width: nil, height: nil)

        // 34 × 1.193359 + 12 × 1.193359 = 54.895; the second baseline is at 40.574 + 11.426 = 52.
        #expect(isClose(layout.size.height, to: 55, within: 0.0005))
        #expect(isClose(layout.lines[1].baseline, to: 52, within: 0.3334))
    }

    @Test func `metrics are those of the system's font`() throws {
        let metrics = try Fixtures.measurer().metrics(of: ResolvedFont(size: 17))

        #expect(isClose(metrics.lineHeight, to: 20.287109375, within: 1e-9))
        #expect(isClose(metrics.ascent, to: 16.186523, within: 1e-6))
        #expect(isClose(metrics.descent, to: 4.100586, within: 1e-6))
        #expect(isClose(metrics.capHeight, to: 11.978027, within: 1e-6))
        #expect(isClose(metrics.xHeight, to: 8.948242, within: 1e-6))
        #expect(metrics.leading == 0)
    }

    private func request(_ text: String, font: ResolvedFont, scale: Double) -> TextRequest {
        TextRequest(runs: [MeasuredRun(string: text, font: font)], displayScale: scale)
    }
}
