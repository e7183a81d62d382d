import HandMadeViews
import LayoutCore
import Testing
import TextShaping
import ViewRuntime

@Suite("Layout that is cut short")
struct LayoutBudgetWarningTests {
    /// Thirty colours in a column, each on a line of its own.
    private func column() -> ViewValue {
        let views = (1...30).map { line in
            ViewValue(.style(.color(.named("green"))), source: SourcePosition(line: line, column: 1))
                .with(.frame(width: 20, height: 5, alignment: .center))
        }
        return Make.stack(.vertical, spacing: 0, views)
    }

    private func frame(limit: Int) throws -> SceneFrame {
        let device = Device(bareSize: Size(width: 300, height: 400), scale: 2, safeArea: .zero)
        let scene = Scene(
            configuration: SceneConfiguration(device: device),
            text: ShapedTextMeasurer(fonts: try FontCatalog()),
            measureLimit: limit
        )
        scene.show(column())
        return scene.makeFrame()
    }

    @Test func `is told with the line of a view that was not asked`() throws {
        let frame = try frame(limit: 40)

        let warning = try #require(frame.callbacks.last)
        #expect(warning.name == "warning")
        #expect(warning.message?.contains("more than 40 times") == true)
        #expect((1...30).contains(warning.line ?? 0))
        #expect(frame.items.allSatisfy { $0.frame.width.isFinite && $0.frame.height.isFinite })
    }

    @Test func `is not told of an ordinary screen`() throws {
        #expect(try frame(limit: Scene.measureLimit).callbacks.isEmpty)
    }
}
