import LayoutCore
import Testing

/// The published metrics of the system font: ascent, descent and cap height as fractions of its size.
private func metrics(size: Double, leading: Double) -> FontMetrics {
    let lineHeight = 1.193359375 * size
    return FontMetrics(
        ascent: 0.9521484375 * size,
        descent: 0.2412109375 * size,
        capHeight: 0.70458984375 * size,
        xHeight: 0.5263671875 * size,
        leading: leading - lineHeight
    )
}

@Suite("ViewSpacing")
struct ViewSpacingTests {
    /// Gaps computed by hand from the published metrics and leadings of the text styles, at 3 and at 2 pixels a point.
    struct Row: CustomTestStringConvertible, Sendable {
        var name: String
        var size: Double
        var leading: Double
        var textToText: [Double]
        var aboveText: [Double]
        var belowText: [Double]

        var testDescription: String { name }
    }

    static let table = [
        Row(
            name: "largeTitle",
            size: 34,
            leading: 41,
            textToText: [0.667, 0.5],
            aboveText: [12.53, 12.70],
            belowText: [20.95, 21.12]
        ),
        Row(
            name: "title",
            size: 28,
            leading: 34,
            textToText: [0.667, 1],
            aboveText: [10.42, 10.25],
            belowText: [17.35, 17.19]
        ),
        Row(
            name: "title2",
            size: 22,
            leading: 28,
            textToText: [2, 2],
            aboveText: [7.97, 8.31],
            belowText: [13.42, 13.75]
        ),
        Row(
            name: "title3",
            size: 20,
            leading: 25,
            textToText: [1.333, 1.5],
            aboveText: [7.49, 7.32],
            belowText: [12.44, 12.28]
        ),
        Row(
            name: "body",
            size: 17,
            leading: 22,
            textToText: [2, 2],
            aboveText: [6.43, 6.60],
            belowText: [10.64, 10.81]
        ),
        Row(
            name: "callout",
            size: 16,
            leading: 21,
            textToText: [2, 2],
            aboveText: [5.86, 5.86],
            belowText: [9.82, 9.82]
        ),
        Row(
            name: "subheadline",
            size: 15,
            leading: 20,
            textToText: [2.333, 2.5],
            aboveText: [5.62, 5.62],
            belowText: [9.33, 9.33]
        ),
        Row(
            name: "footnote",
            size: 13,
            leading: 18,
            textToText: [2.667, 2.5],
            aboveText: [4.80, 5.14],
            belowText: [8.02, 8.35]
        ),
        Row(
            name: "caption",
            size: 12,
            leading: 16,
            textToText: [2, 2],
            aboveText: [4.56, 4.39],
            belowText: [7.53, 7.37]
        ),
        Row(
            name: "caption2",
            size: 11,
            leading: 13,
            textToText: [0, 0],
            aboveText: [3.99, 4.15],
            belowText: [6.71, 6.88]
        ),
    ]

    @Test(arguments: table)
    func `keeps text apart by the metrics of its style`(row: Row) {
        for (index, scale) in [3.0, 2].enumerated() {
            let text = ViewSpacing.text(metrics(size: row.size, leading: row.leading), pixel: 1 / scale)

            let gaps = (
                text.distance(to: text, along: .vertical),
                ViewSpacing.ordinary.distance(to: text, along: .vertical),
                text.distance(to: .ordinary, along: .vertical)
            )

            #expect(isClose(gaps.0, to: row.textToText[index], within: 0.0051))
            #expect(isClose(gaps.1, to: row.aboveText[index], within: 0.0051))
            #expect(isClose(gaps.2, to: row.belowText[index], within: 0.0051))
        }
    }

    private let body = ViewSpacing.text(metrics(size: 17, leading: 22), pixel: 1.0 / 3)
    private let title = ViewSpacing.text(metrics(size: 34, leading: 41), pixel: 1.0 / 3)

    @Test func `is 8 between views without wishes, and beside text`() {
        #expect(ViewSpacing.ordinary.distance(to: .ordinary, along: .vertical) == 8)
        #expect(ViewSpacing.ordinary.distance(to: .ordinary, along: .horizontal) == 8)
        #expect(body.distance(to: body, along: .horizontal) == 8)
        #expect(body.distance(to: .ordinary, along: .horizontal) == 8)
    }

    @Test func `is nothing beside a spacer, along its axis only`() {
        let spacer = ViewSpacing.zero(along: .horizontal)

        #expect(spacer.distance(to: body, along: .horizontal) == 0)
        #expect(ViewSpacing.ordinary.distance(to: spacer, along: .horizontal) == 0)
        #expect(ViewSpacing.ordinary.distance(to: spacer, along: .vertical) == 8)
    }

    @Test func `takes the leading of the lower of two texts`() {
        #expect(isClose(title.distance(to: body, along: .vertical), to: 2))
        #expect(isClose(body.distance(to: title, along: .vertical), to: 0.667))
    }

    @Test func `is ordinary again on edges that are reset`() {
        let padded = body.resettingEdges(.bottom)

        #expect(padded.distance(to: .ordinary, along: .vertical) == 8)
        #expect(isClose(ViewSpacing.ordinary.distance(to: padded, along: .vertical), to: 6.434))
        #expect(isClose(padded.distance(to: body, along: .vertical), to: 6.434))
        #expect(body.resettingEdges(.all) == .ordinary)
    }

    @Test func `keeps the larger wish of two texts side by side`() {
        var row = body
        row.merge(.vertical, of: title)

        #expect(isClose(row.distance(to: .ordinary, along: .vertical), to: 20.952))
        #expect(isClose(ViewSpacing.ordinary.distance(to: row, along: .vertical), to: 12.534))
        // The leading of the larger text, 41 - 40.574, rounded up.
        #expect(isClose(title.distance(to: row, along: .vertical), to: 0.667))
    }

    @Test func `speaks of text and of other views where a row holds both`() {
        var row = ViewSpacing.ordinary
        row.merge(.vertical, of: body)

        // To text below: 2 from the text in the row, 6.434 from the other view.
        #expect(isClose(row.distance(to: body, along: .vertical), to: 6.434))
        // To a shape below: 10.642 from the text.
        #expect(isClose(row.distance(to: .ordinary, along: .vertical), to: 10.642))
    }
}
