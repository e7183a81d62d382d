import LayoutCore
import Testing
import ViewRuntime

/// Lazy rows below a large title that is half collapsed, wherever the content came from.
@Suite("Collapsing title")
struct CollapsingTitleTests {
    private static let rowHeight = 20.0
    /// The bar of 44 points and the strip of its large title, 52 points.
    private static let barHeight = 96.0

    /// From far down, the content comes back to a place where the title still gives way: the bar and what it covers depend on each
    /// other, and must agree although sums of thirds differ in their last bits and a margin of 16.5 lies between two pixels.
    @Test(
        arguments: [0, 7, 12, 16.5],
        [-20, 0, 12.333, 13, 25, 25.167, 33.667, 40, 51, 51.833, 52, 60]
    )
    func `rows show at their place`(margin: Double, displacement: Double) async throws {
        let frames = try await LargeStack.run { try Self.rows(margin: margin, displacement: displacement) }

        let first = Self.barHeight + margin - displacement
        for row in [5, 20] {
            let y = try #require(frames[row], "row \(row) is not drawn")
            #expect(abs(y - first - Double(row) * Self.rowHeight) < 0.51, "row \(row) stands at \(y)")
        }
    }

    /// The top edges of the rows that are drawn, by number.
    private static func rows(margin: Double, displacement: Double) throws -> [Int: Double] {
        let source = """
            import SwiftUI

            struct ContentView: View {
                var body: some View {
                    NavigationStack {
                        ScrollView {
                            LazyVStack(spacing: 0) {
                                ForEach(0..<200, id: \\.self) { row in
                                    Color.green.accessibilityIdentifier("\\(row)").frame(height: \(rowHeight))
                                }
                            }
                        }
                        .contentMargins(.vertical, \(margin), for: .scrollContent)
                        .navigationTitle("Stages")
                    }
                }
            }
            """
        let screen = Device(bareSize: Size(width: 375, height: 667), scale: 3, safeArea: .zero)
        let stage = try Stage(source: source, configuration: SceneConfiguration(device: screen))
        #expect(stage.scroll(by: 1801))
        _ = stage.scene.makeFrame()
        #expect(stage.scroll(by: displacement))
        let rows = stage.scene.makeFrame().items.compactMap { item in
            item.identifier.flatMap { Int($0) }.map { ($0, item.frame.minY) }
        }
        return Dictionary(uniqueKeysWithValues: rows)
    }
}
