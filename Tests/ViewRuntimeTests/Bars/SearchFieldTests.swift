import HandMadeViews
import LayoutCore
import ScrollDynamics
import Testing
import ViewRuntime

@Suite("searchable")
struct SearchFieldTests {
    /// Forty rows of 50 under a bar that ends at 97.667 when collapsed, on an iPhone 16.
    private func scene(
        _ placement: SearchFieldPlacement = .automatic,
        mode: TitleDisplayMode = .large,
        rows: Int = 40,
        outside: Bool = false
    ) throws -> Scene {
        let search = ModifierValue.Kind.searchable(SearchableValue(text: KeptString(""), placement: placement))
        let content = Make.scroll(Lazy.stack([Lazy.rows(rows, 50)]))
        let scene = try Scene.showing(
            outside
                ? Make.navigation(title: "Fruit", mode: mode, content).with(search)
                : Make.navigation(title: "Fruit", mode: mode, content.with(search))
        )
        _ = scene.makeFrame()
        return scene
    }

    private func field(_ frame: SceneFrame) -> Rect? {
        frame.items.first { item in
            if case .shape(.roundedRectangle, _) = item.content { return true }
            return false
        }?.frame
    }

    private func top(_ frame: SceneFrame) -> Double? { frame.scrollViews.first?.geometry.contentInsets.top }

    @Test(arguments: [false, true])
    func `makes room below the large title, inside of the stack or around it`(outside: Bool) throws {
        let frame = try scene(outside: outside).makeFrame()

        // 97.667 + 52 for the title + 52 for the field.
        #expect(isClose(top(frame), 201.667))
        #expect(isClose(frame.minY("row 0"), 201.667))
        // One point into its strip, 36 high, 16 from the sides.
        let rect = try #require(field(frame))
        #expect(isClose(rect.minY, 150.667))
        #expect(isClose(rect.height, 36))
        #expect(rect.minX == 16 && rect.width == 361)
        #expect(frame.texts("Search").count == 1)
        let title = try #require(frame.items.first { $0.role == .largeTitle })
        // Eight points above the end of its own strip.
        #expect(isClose(title.frame.maxY, 141.667, within: 0.34))
    }

    @Test func `makes room below an inline title`() throws {
        let frame = try scene(mode: .inline).makeFrame()

        #expect(isClose(top(frame), 149.667))
        #expect(isClose(field(frame)?.minY, 98.667))
    }

    @Test func `gives way before the title does`() throws {
        let scene = try scene()

        #expect(scene.scroll(x: nil, y: 20))
        var frame = scene.makeFrame()
        #expect(isClose(top(frame), 181.667))
        #expect(isClose(field(frame)?.minY, 150.667))
        #expect(isClose(field(frame)?.height, 16))
        let title = try #require(frame.items.first { $0.role == .largeTitle })
        #expect(isClose(title.frame.maxY, 141.667, within: 0.34))

        #expect(scene.scroll(x: nil, y: 52))
        frame = scene.makeFrame()
        #expect(isClose(top(frame), 149.667))
        #expect(field(frame) == nil)
        #expect(frame.items.contains { $0.role == .largeTitle })

        #expect(scene.scroll(x: nil, y: 94))
        frame = scene.makeFrame()
        #expect(isClose(top(frame), 107.667))
        #expect(isClose(frame.minY("row 0"), 107.667))

        #expect(scene.scroll(x: nil, y: 300))
        frame = scene.makeFrame()
        #expect(isClose(top(frame), 97.667))
        // The bar's background is there once content is under the compact bar.
        let bar = frame.items.first { $0.role == .navigationBar }
        #expect(isClose(bar?.frame.height, 97.667))
    }

    @Test func `stays when it is asked to, and the title collapses above it`() throws {
        let scene = try scene(.drawer(isAlwaysShown: true))
        #expect(isClose(top(scene.makeFrame()), 201.667))

        #expect(scene.scroll(x: nil, y: 300))
        let frame = scene.makeFrame()
        #expect(isClose(top(frame), 149.667))
        #expect(isClose(field(frame)?.minY, 98.667))
        #expect(isClose(field(frame)?.height, 36))
        #expect(!frame.items.contains { $0.role == .largeTitle })
    }

    @Test func `moves down with a pull, and the safe area does not`() throws {
        let scene = try scene()

        #expect(scene.scroll(x: nil, y: -40))
        let frame = scene.makeFrame()
        #expect(isClose(field(frame)?.minY, 190.667))
        #expect(isClose(top(frame), 201.667))
        #expect(isClose(frame.minY("row 0"), 241.667))
    }

    // Each strip of 52 by its own half: 26 and 78.
    @Test(arguments: [(10.0, 0.0), (25, 0), (27, 52), (60, 52), (77, 52), (79, 104), (100, 104), (150, 150)])
    func `snaps by its own half, and then the title by its own`(way: Double, rest: Double) throws {
        let scene = try scene()

        // The first ten points of a finger do not count.
        scene.drag(fromY: 600, toY: 600 - way - 10, seconds: 0.5)
        scene.advance(to: 3)
        let geometry = try #require(scene.makeFrame().scrollViews.first?.geometry)
        #expect(isClose(geometry.contentOffset.y + 201.667, rest, within: 0.34))
    }

    @Test(arguments: [(10.0, 0.0), (40, 52)])
    func `snaps below an inline title`(way: Double, rest: Double) throws {
        let scene = try scene(mode: .inline)

        scene.drag(fromY: 600, toY: 600 - way - 10, seconds: 0.5)
        scene.advance(to: 3)
        let geometry = try #require(scene.makeFrame().scrollViews.first?.geometry)
        #expect(isClose(geometry.contentOffset.y + 149.667, rest, within: 0.34))
    }
}

/// A binding to a string that nobody writes.
private final class KeptString: ProgramBinding {
    private let string: String

    init(_ string: String) { self.string = string }

    private static let misuse = EvaluationFailure(reason: .trap, message: "A string", position: Make.here)

    func read(in context: EvaluationContext) throws(EvaluationFailure) -> any ProgramValue { throw Self.misuse }
    func write(_ value: any ProgramValue, in context: EvaluationContext) throws(EvaluationFailure) { throw Self.misuse }
    func write(_ value: Bool, in context: EvaluationContext) throws(EvaluationFailure) { throw Self.misuse }
    func write(_ value: ViewID?, in context: EvaluationContext) throws(EvaluationFailure) { throw Self.misuse }
    func readBool(in context: EvaluationContext) throws(EvaluationFailure) -> Bool { throw Self.misuse }
    func readString(in context: EvaluationContext) throws(EvaluationFailure) -> String { string }
    func readID(in context: EvaluationContext) throws(EvaluationFailure) -> ViewID? { throw Self.misuse }
    func readScrollPosition(in context: EvaluationContext) throws(EvaluationFailure) -> ScrollPositionRequest {
        throw Self.misuse
    }
    func writeScrolledByUser(id: ViewID?, offset: Point, in context: EvaluationContext) throws(EvaluationFailure) {
        throw Self.misuse
    }
    func isEquivalent(to other: any ProgramBinding) -> Bool { other === self }
}
