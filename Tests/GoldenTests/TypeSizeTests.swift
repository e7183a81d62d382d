import LayoutCore
import Testing
import ViewRuntime

/// Every text style at every size of Dynamic Type, as a program shows it.
@Suite("Type sizes")
struct TypeSizeTests {
    /// The published sizes in points, from extra small to the largest accessibility size.
    private static let published: [(style: String, sizes: [Double])] = [
        ("largeTitle", [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
        ("title", [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
        ("title2", [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
        ("title3", [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
        ("headline", [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
        ("body", [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
        ("callout", [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
        ("subheadline", [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
        ("footnote", [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
        ("caption", [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
        ("caption2", [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
    ]

    /// A column of two lines in each style, without gaps.
    private static let source = """
        import SwiftUI

        struct ContentView: View {
            var body: some View {
                VStack(spacing: 0) {
        \(published.map { "            Text(\"Ag\\nQy\").font(.\($0.style)).accessibilityIdentifier(\"\($0.style)\")" }
            .joined(separator: "\n"))
                }
            }
        }
        """

    @Test(arguments: DynamicTypeSize.allCases, [1.0, 2, 3])
    func `have the published sizes and the line height of the font`(type: DynamicTypeSize, scale: Double) throws {
        let device = Device(bareSize: Size(width: 800, height: 4_000), scale: scale, safeArea: .zero)
        let stage = try Stage(
            source: Self.source,
            configuration: SceneConfiguration(device: device, dynamicTypeSize: type)
        )
        let items = stage.scene.makeFrame().items

        var above: Double?
        for (style, sizes) in Self.published {
            let item = try #require(items.first { $0.identifier == style })
            guard case .text(let text) = item.content else {
                Issue.record("\(style) is no text")
                continue
            }
            let size = sizes[type.rawValue]
            // A line is 2444 of 2048 units an em high; two lines are rounded up to pixels together.
            let height = (2 * size * 2_444 / 2_048 * scale - 1e-9).rounded(.up) / scale
            #expect(text.font.size == size, "\(style)")
            #expect(abs(item.frame.height - height) < 1e-6, "\(style): \(item.frame.height), not \(height)")
            #expect(text.font.weight == (style == "headline" ? .semibold : .regular), "\(style)")
            if let above { #expect(abs(item.frame.minY - above) < 1e-6, "\(style)") }
            above = item.frame.maxY
        }
    }

    private static let lengths = #"""
        import SwiftUI

        struct ContentView: View {
            @ScaledMetric var plain = 1_000.0
            @ScaledMetric(relativeTo: .largeTitle) var heading: CGFloat = 1_000
            @ScaledMetric(relativeTo: Font.TextStyle.caption) private var small = 1_000.0

            var body: some View { Text("\(Int(plain)) \(Int(heading)) \(Int(small))") }
        }
        """#

    /// A thousand points, times the published size and by that at the standard size, without the fraction.
    @Test(arguments: [
        (DynamicTypeSize.large, "1,000 1,000 1,000"),
        // 14 / 17, 31 / 34, 11 / 12.
        (.xSmall, "823 911 916"),
        // 40 / 17, 52 / 34, 32 / 12.
        (.accessibility3, "2,352 1,529 2,666"),
    ])
    func `a scaled length follows the style that it is relative to`(type: DynamicTypeSize, text: String) throws {
        let device = Device(bareSize: Size(width: 800, height: 800), scale: 1, safeArea: .zero)
        let stage = try Stage(
            source: Self.lengths,
            configuration: SceneConfiguration(device: device, dynamicTypeSize: type)
        )

        let texts = stage.scene.makeFrame().items.compactMap { item -> String? in
            if case .text(let text) = item.content { text.string } else { nil }
        }

        #expect(texts == [text])
    }
}
