import LayoutCore
import Testing
@testable import TextShaping

@Suite("DynamicTypeTable")
struct DynamicTypeTableTests {
    /// Size/leading from extra small to the largest accessibility size, as Apple publishes them.
    static let published: [(TextStyle, String)] = [
        (.largeTitle, "31/38 32/39 33/40 34/41 36/43 38/46 40/48 44/52 48/57 52/61 56/66 60/70"),
        (.title, "25/31 26/32 27/33 28/34 30/37 32/39 34/41 38/46 43/51 48/57 53/62 58/68"),
        (.title2, "19/24 20/25 21/26 22/28 24/30 26/32 28/34 34/41 39/47 44/52 50/59 56/66"),
        (.title3, "17/22 18/23 19/24 20/25 22/28 24/30 26/32 31/38 37/44 43/51 49/58 55/65"),
        (.headline, "14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62"),
        (.body, "14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62"),
        (.callout, "13/18 14/19 15/20 16/21 18/23 20/25 22/28 26/32 32/39 38/46 44/52 51/60"),
        (.subheadline, "12/16 13/18 14/19 15/20 17/22 19/24 21/28 25/31 30/37 36/43 42/50 49/58"),
        (.footnote, "12/16 12/16 12/16 13/18 15/20 17/22 19/24 23/29 27/33 33/40 38/46 44/52"),
        (.caption, "11/13 11/13 11/13 12/16 14/19 16/21 18/23 22/28 26/32 32/39 37/44 43/51"),
        (.caption2, "11/13 11/13 11/13 11/13 13/18 15/20 17/22 20/25 24/30 29/35 34/41 40/48"),
    ]

    @Test(arguments: published)
    func `has the published size and leading at all twelve sizes`(style: TextStyle, row: String) throws {
        let measurer = try Fixtures.measurer()
        let cells = row.split(separator: " ").map { $0.split(separator: "/").compactMap { Double($0) } }

        #expect(cells.count == 12)
        for (size, cell) in zip(DynamicTypeSize.allCases, cells) {
            let font = measurer.font(for: style, at: size)
            // The line height is 2444 of 2048 units an em.
            let leading = cell[1] - cell[0] * 2444 / 2048
            #expect(font.size == cell[0], "\(style) at \(size)")
            #expect(isClose(measurer.leading(of: style, at: size), to: leading, within: 1e-9), "\(style) at \(size)")
        }
    }

    @Test func `only the headline is semibold`() throws {
        let measurer = try Fixtures.measurer()

        let semibold = TextStyle.allCases.filter { measurer.font(for: $0, at: .large).weight == .semibold }
        let regular = TextStyle.allCases.filter { measurer.font(for: $0, at: .large).weight == .regular }

        #expect(semibold == [.headline])
        #expect(regular.count == 10)
    }

    @Test(arguments: [
        (11.0, 0.06), (12, 0), (13, -0.08), (17, -0.43), (20, -0.45), (24, 0.07), (34, 0.40), (60, 0.26),
        (17.5, -0.435), (37, 0.37), (50, 0.34), (8, 0.06), (200, 0.26),
    ])
    func `tracking is the published one, interpolated between sizes and constant outside`(size: Double, value: Double) {
        #expect(isClose(TrackingTable.tracking(at: size), to: value, within: 1e-9))
    }
}
