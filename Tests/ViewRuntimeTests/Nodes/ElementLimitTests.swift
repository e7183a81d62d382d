import HandMadeViews
import LayoutCore
import Testing
import TextShaping

@testable import ViewRuntime

@Suite("Elements outside lazy containers")
struct ElementLimitTests {
    private func frame(_ view: ViewValue) throws -> SceneFrame {
        let device = Device(bareSize: Size(width: 300, height: 400), scale: 2, safeArea: .zero)
        let scene = Scene(
            configuration: SceneConfiguration(device: device),
            text: ShapedTextMeasurer(fonts: try FontCatalog())
        )
        scene.show(view)
        return scene.makeFrame()
    }

    private func line() -> ViewValue { Make.color("green").height(1) }

    /// A row of so many lines.
    private func row(_ elements: any ForEachContent) -> ViewValue {
        Make.stack(.horizontal, spacing: 0, [ViewValue(.forEach(elements), source: Make.here)])
    }

    @Test func `are all made as long as there are few enough`() throws {
        let elements = Elements(count: 20_000) { _ in line() }

        let frame = try frame(row(elements))

        #expect(elements.madeCount == 20_000)
        #expect(frame.failures.isEmpty)
    }

    @Test func `are a thousand where there are too many`() throws {
        let elements = Elements(count: 20_001) { _ in line() }

        let frame = try frame(row(elements))

        #expect(elements.madeCount == 1_000)
        #expect(frame.failures.map(\.reason) == [.tooMuchMemory])
        #expect(frame.failures.first?.message.contains("at most 20000 of its 20001 elements") == true)
    }

    @Test func `stop early where they would make millions of views`() throws {
        var made = 0
        let rows = Elements(count: 5_000) { _ in
            row(
                Elements(count: 5_000) { _ in
                    made += 1
                    return line()
                }
            )
        }

        let frame = try frame(Make.stack(.vertical, spacing: 0, [ViewValue(.forEach(rows), source: Make.here)]))

        // A line is three nodes, the colour, the frame and what it stands around: a tenth of the 100,000 is there in the first row.
        #expect((3_300...3_340).contains(made))
        #expect(rows.madeCount == 1)
        #expect(frame.failures.map(\.reason) == [.tooMuchMemory])
        #expect(frame.failures.first?.message.contains("more than 100000 views") == true)
    }

    @Test func `are all made where only the first is large`() throws {
        // 500 rows like the first would be four and a half million nodes; once a tenth of the 100,000 are there, they tell another tale.
        let rows = Elements(count: 500) { index in row(Elements(count: index == 0 ? 3_000 : 3) { _ in line() }) }

        let frame = try frame(Make.stack(.vertical, spacing: 0, [ViewValue(.forEach(rows), source: Make.here)]))

        #expect(rows.madeCount == 500)
        #expect(frame.failures.isEmpty)
    }

    @Test func `are told how many nodes they will make`() {
        var growth = GrowthForecast()
        growth.begin(count: 100, at: 10)
        growth.note(made: 3)
        #expect(growth.total(of: 40) == 1_000)

        // In the fourth of the hundred: 5 of 50 took 20 nodes, after one that stands around them.
        growth.begin(count: 50, at: 41)
        growth.note(made: 5)
        #expect(growth.total(of: 61) == (31 + 200) * 25)
        #expect(growth.made(of: 61) == 51)

        growth.end()
        growth.note(made: 4)
        #expect(growth.total(of: 90) == 2_000)
    }

    @Test func `end once they are gone, and where another has their identity`() throws {
        let graph = ViewGraph(
            device: Device(bareSize: Size(width: 300, height: 400), scale: 2, safeArea: .zero),
            environment: EnvironmentValues(),
            text: ShapedTextMeasurer(fonts: try FontCatalog()),
            measureLimit: 1_000
        )
        graph.setRoot(row(TwinElements(count: 2)), isEdit: false)
        let two = graph.census.count
        graph.setRoot(row(TwinElements(count: 8)), isEdit: false)
        let eight = graph.census.count
        graph.setRoot(row(TwinElements(count: 2)), isEdit: false)

        // An element is three nodes: a colour, a frame, and what that stands around.
        #expect(eight == two + 18)
        #expect(graph.census.count == two)
        graph.end()
    }
}

/// Elements that are all of one identity.
private final class TwinElements: ForEachContent {
    let count: Int

    init(count: Int) { self.count = count }

    func id(at index: Int) -> ViewID { ViewID(AnyHashable(0)) }

    func makeView(at index: Int, in context: EvaluationContext) throws(EvaluationFailure) -> ViewValue {
        Make.color("green").height(1)
    }

    func isEquivalent(to other: any ForEachContent) -> Bool { other === self }

    func isElementEquivalent(at index: Int, to other: any ForEachContent, at otherIndex: Int) -> Bool { false }
}
