import HandMadeViews
import LayoutCore
import ScrollDynamics
import Testing
import ViewRuntime

@Suite("Nested scroll views")
struct NestedScrollTests {
    /// A row of cards inside of a column, on a bare screen of 300 by 400: cards of 100 by 80 in the first 80 points.
    private func shelf() throws -> Scene {
        let cards = Make.stack(
            .horizontal,
            (0..<9).map {
                Make.color("red").named("card \($0)").with(.frame(width: 100, height: 80, alignment: .center))
            }
        )
        let column = Make.stack(
            .vertical,
            [Make.scroll(cards, axes: .horizontal).height(80), Make.color("green").named("rest").height(1_000)]
        )
        let scene = try Scene.showing(Make.scroll(column), width: 300, height: 400)
        _ = scene.makeFrame()
        return scene
    }

    private func offsets(_ scene: Scene) -> (outer: Double?, inner: Double?) {
        let views = scene.makeFrame().scrollViews
        return (views.first?.geometry.contentOffset.y, views.last?.geometry.contentOffset.x)
    }

    private func drag(_ scene: Scene, from start: Point, by way: Point, at time: Double) {
        scene.touch(.began, at: start, time: time)
        scene.touch(.moved, at: start + Point(x: way.x / 2, y: way.y / 2), time: time + 0.1)
        scene.touch(.moved, at: start + way, time: time + 0.2)
        scene.touch(.ended, at: start + way, time: time + 0.6)
    }

    @Test func `the direction of the finger decides`() throws {
        let scene = try shelf()

        drag(scene, from: Point(x: 200, y: 40), by: Point(x: -60, y: 8), at: 0.1)
        #expect(offsets(scene).inner == 50)
        #expect(offsets(scene).outer == 0)
        drag(scene, from: Point(x: 200, y: 40), by: Point(x: -8, y: -60), at: 1.1)
        #expect(offsets(scene).inner == 50)
        #expect(offsets(scene).outer == 50)
    }

    /// Tools always send both distances.
    @Test func `a distance of zero puts nothing back that the other one does not move`() throws {
        let scene = try shelf()
        let inner = try #require(scene.makeFrame().scrollViews.last?.id)
        #expect(scene.scroll(x: 49, y: nil, scrollView: inner))

        #expect(scene.scroll(x: 0, y: 120))
        #expect(offsets(scene).outer == 120)
        #expect(offsets(scene).inner == 49)

        // Both zero: the outermost one goes back, and it alone.
        #expect(scene.scroll(x: 0, y: 0))
        #expect(offsets(scene).outer == 0)
        #expect(offsets(scene).inner == 49)
        // By the other axis alone, the shelf is the outermost one that scrolls so.
        #expect(scene.scroll(x: 30, y: nil))
        #expect(offsets(scene).inner == 30)
        #expect(scene.scroll(x: 0, y: nil))
        #expect(offsets(scene).inner == 0)
    }

    @Test func `nothing that scrolls sideways takes a distance downwards`() throws {
        let cards = Make.stack(.horizontal, (0..<9).map { Lazy.row("card \($0)", 80) })
        let scene = try Scene.showing(Make.scroll(cards, axes: .horizontal), width: 300, height: 400)

        #expect(!scene.scroll(x: 0, y: 40))
    }

    @Test func `one that took the finger keeps it at its edge`() throws {
        let scene = try shelf()

        // Pulled to the right at its start, it stretches; the column does not move.
        drag(scene, from: Point(x: 100, y: 40), by: Point(x: 80, y: 0), at: 0.1)
        scene.advance(to: 3)
        #expect(offsets(scene).inner == 0)
        #expect(offsets(scene).outer == 0)
    }

    /// A column of 1,000 in 200 points at the top of another one.
    @Test func `the innermost column takes the finger, and one that fits passes it on`() throws {
        func scene(inner length: Double) throws -> Scene {
            let inner = Make.scroll(Make.color("red").height(length)).height(200)
            let column = Make.stack(.vertical, [inner, Make.color("green").height(1_000)])
            let scene = try Scene.showing(Make.scroll(column), width: 300, height: 400)
            _ = scene.makeFrame()
            return scene
        }
        func offsets(_ scene: Scene) -> [Double] { scene.makeFrame().scrollViews.map(\.geometry.contentOffset.y) }

        let long = try scene(inner: 1_000)
        drag(long, from: Point(x: 150, y: 150), by: Point(x: 0, y: -60), at: 0.1)
        #expect(offsets(long) == [0, 50])
        // Below it the finger means the outer one.
        drag(long, from: Point(x: 150, y: 300), by: Point(x: 0, y: -60), at: 1.1)
        #expect(offsets(long) == [50, 50])

        let short = try scene(inner: 100)
        drag(short, from: Point(x: 150, y: 150), by: Point(x: 0, y: -60), at: 0.1)
        #expect(offsets(short) == [50, 0])
    }

    @Test func `pages turn sideways while a column inside scrolls`() throws {
        let page = { (name: String) in
            Make.scroll(Make.color("red").named(name).height(1_000))
                .with(.frame(width: 300, height: 400, alignment: .center))
        }
        let pages = Make.scroll(Make.stack(.horizontal, ["a", "b", "c"].map(page)), axes: .horizontal)
            .with(.scrollTargetBehavior(.paging))
        let scene = try Scene.showing(pages, width: 300, height: 400)
        _ = scene.makeFrame()

        drag(scene, from: Point(x: 200, y: 200), by: Point(x: 0, y: -60), at: 0.1)
        var views = scene.makeFrame().scrollViews
        #expect(views[0].geometry.contentOffset.x == 0)
        #expect(views[1].geometry.contentOffset.y == 50)
        // More than half of a page.
        drag(scene, from: Point(x: 290, y: 200), by: Point(x: -200, y: 0), at: 1.1)
        scene.advance(to: 4)
        views = scene.makeFrame().scrollViews
        #expect(views[0].geometry.contentOffset.x == 300)
        #expect(views[1].geometry.contentOffset.y == 50)
    }

    @Test func `a wheel turns the one under it that can go that way`() throws {
        let scene = try shelf()

        scene.wheel(at: Point(x: 150, y: 40), delta: Point(x: 30, y: 0), time: 0.1)
        #expect(offsets(scene).inner == 30)
        scene.wheel(at: Point(x: 150, y: 40), delta: Point(x: 0, y: 40), time: 0.3)
        #expect(offsets(scene).outer == 40)
        // At its start it stops without stretching.
        scene.wheel(at: Point(x: 150, y: 200), delta: Point(x: 0, y: -400), time: 0.6)
        #expect(offsets(scene).outer == 0)
    }
}
