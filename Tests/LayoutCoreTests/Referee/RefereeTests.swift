import LayoutCore
import Testing

/// Layouts that CSS can express too, compared with what a browser makes of them.
@Suite("Browser referee")
struct RefereeTests {
    /// A screen of the page in views; the boxes in the page's order.
    struct Screen: CustomTestStringConvertible, Sendable {
        var name: String
        var width: Double
        var height: Double
        /// Whether the page reads right to left.
        var isRightToLeft = false
        var make: @Sendable () -> (root: LayoutNode, boxes: [LayoutNode])

        var testDescription: String { name }
    }

    private static func recorded(_ name: String) -> [Rect] {
        RefereePage.boxes.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ")
            let numbers = words.dropFirst().compactMap { Double($0) }
            guard words.first.map(String.init) == name, numbers.count == 4 else { return nil }
            return Rect(numbers[0], numbers[1], numbers[2], numbers[3])
        }
    }

    @Test(arguments: screens)
    func `lays boxes out as a browser does`(screen: Screen) {
        let (tree, boxes) = screen.make()

        let root = tree.laidOut(on: screen.width, screen.height)

        let expected = Self.recorded(screen.name)
        #expect(expected.count == boxes.count)
        // The browser rounds to a 64th of a pixel.
        for (box, rect) in zip(boxes, expected) {
            var frame = box.frame(in: root)
            if screen.isRightToLeft { frame.origin.x = screen.width - frame.maxX }
            #expect(isClose(frame, to: rect, within: 1.0 / 32))
        }
    }

    @Test func `has a screen for each one that the browser laid out`() {
        let names = Set(
            RefereePage.boxes.split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) }
        )

        #expect(names == Set(Self.screens.map(\.name)))
        #expect(names.allSatisfy { RefereePage.html.contains("data-name=\"\($0)\"") })
    }
}
