import HandMadeViews
import LayoutCore
import ScrollDynamics
import Testing
import ViewRuntime

@Suite("Scene")
struct SceneTests {
    /// A red bar as a top inset, pinned headers of 32, sections of three rows of 40.
    private func screen(bar: ViewValue = Make.color("red").named("bar").height(60)) -> ViewValue {
        let sections = Make.forEach(50) { index in
            Make.section(
                header: Make.color("blue").named("header \(index)").height(32),
                Make.stack(.vertical, [0, 1, 2].map { Make.color("green").named("row \(index).\($0)").height(40) })
            )
        }
        let content = Make.scroll(Make.lazyStack(pinned: .sectionHeaders, sections))
            .with(
                .safeAreaInset(
                    SafeAreaInsetValue(edge: .top, alignment: .horizontalCenter, spacing: 0, content: .value(bar))
                )
            )
        return Make.navigation(title: "Title", content)
    }

    @Test func `rests with the bar under the large title and the content under the bar`() throws {
        let scene = try Scene.showing(screen())

        let frame = scene.makeFrame()

        // Bar bottom of the device class 149.667 (measured 97.667 + 52).
        #expect(isClose(frame.item("bar")?.frame.minY, 149.667))
        #expect(isClose(frame.item("header 0")?.frame.minY, 209.667))
        #expect(isClose(frame.item("row 0.0")?.frame.minY, 241.667))
        let scroll = try #require(frame.scrollViews.first)
        #expect(isClose(scroll.geometry.contentInsets.top, 209.667))
        #expect(isClose(scroll.geometry.contentOffset.y, -209.667))
        #expect(scroll.geometry.contentInsets.bottom == 34)
        #expect(isClose(scroll.geometry.contentSize.height, 50 * 152))
        #expect(scroll.frame == Rect(x: 0, y: 0, width: 393, height: 852))
    }

    @Test func `keeps the bar glued to the collapsing title and then pins headers under it`() throws {
        let scene = try Scene.showing(screen())

        #expect(scene.scroll(x: nil, y: 30))
        var frame = scene.makeFrame()
        #expect(isClose(frame.item("bar")?.frame.minY, 119.667))
        #expect(isClose(frame.item("header 0")?.frame.minY, 179.667))
        #expect(frame.item("header 0")?.pinned == nil)

        #expect(scene.scroll(x: nil, y: 152))
        frame = scene.makeFrame()
        #expect(isClose(frame.item("bar")?.frame.minY, 97.667))
        #expect(isClose(frame.item("header 0")?.frame.minY, 157.667))
        #expect(frame.item("header 0")?.pinned == .header)
        #expect(isClose(frame.item("row 0.0")?.frame.minY, 89.667))
    }

    @Test func `leaves the bar standing when the content is pulled past its top`() throws {
        let scene = try Scene.showing(screen())

        #expect(scene.scroll(x: nil, y: -80))
        let frame = scene.makeFrame()

        #expect(isClose(frame.item("bar")?.frame.minY, 149.667))
        #expect(isClose(frame.item("header 0")?.frame.minY, 289.667))
        #expect(isClose(frame.scrollViews.first?.geometry.contentInsets.top, 209.667))
        let title = try #require(frame.items.first { $0.role == .largeTitle })
        // At rest it ends 8 above the bar's lower edge; pulled, it moves along.
        #expect(isClose(title.frame.maxY, 221.667, within: 0.34))
    }

    @Test func `pushes a pinned header with the end of its section`() throws {
        let scene = try Scene.showing(screen())

        // Pin line at content 200 − 52 − … : header 1 begins at 152; at displacement 52 + 140 the line is at 140.
        #expect(scene.scroll(x: nil, y: 192))
        let frame = scene.makeFrame()

        // Section 0 ends at 152, so its header may begin at 120 at most: 20 above the line.
        #expect(isClose(frame.item("header 0")?.frame.minY, 157.667 - 20))
        #expect(isClose(frame.item("header 1")?.frame.minY, 157.667 + 12))
    }

    @Test func `rubber-bands under a finger and comes back after it`() throws {
        let scene = try Scene.showing(screen())
        _ = scene.makeFrame()

        scene.touch(.began, at: Point(x: 200, y: 400), time: 1)
        scene.touch(.moved, at: Point(x: 200, y: 450), time: 1.1)
        scene.touch(.moved, at: Point(x: 200, y: 510), time: 1.2)
        var frame = scene.makeFrame()
        // 110 points of travel, 10 of slop: 100·0.55·852/(852 + 55) = 51.665 by the measured rubber band.
        #expect(isClose(frame.item("header 0")?.frame.minY, 209.667 + 51.667, within: 0.34))
        #expect(frame.scrollViews.first?.phase == .interacting)

        scene.touch(.ended, at: Point(x: 200, y: 510), time: 2)
        scene.advance(to: 5)
        frame = scene.makeFrame()
        #expect(isClose(frame.item("header 0")?.frame.minY, 209.667))
        #expect(frame.scrollViews.first?.phase == .idle)
    }

    @Test func `moves a view by state that a scroll callback writes, within one frame`() throws {
        let tracker = StateBox()
        let bar = Make.body { context in
            let offset = (tracker.slot.read(context.tracker) as? Number)?.doubleValue ?? 0
            return Make.color("red").named("bar").height(60).with(.offset(x: 0, y: max(0, -offset)))
        }
        let transform = Function { arguments, _ in
            guard case .scrollGeometry(let geometry)? = arguments.first else { return nil }
            return Number(geometry.contentOffset.y + geometry.contentInsets.top)
        }
        let action = Function { arguments, context in
            guard case .value(let value)? = arguments.last else { return nil }
            tracker.slot.write(value, context.tracker)
            return nil
        }
        let root = screen(bar: bar).with(.onScrollGeometryChange(transform: transform, action: action))
        let scene = try Scene.showing(root)
        _ = scene.makeFrame()

        #expect(scene.scroll(x: nil, y: -40))
        let frame = scene.makeFrame()

        #expect(isClose(frame.item("bar")?.frame.minY, 189.667))
        #expect(frame.callbacks.map(\.name) == ["onScrollGeometryChange"])
        #expect(frame.callbacks.first?.new == "-40.0")
    }

    @Test func `measures nothing again in a pure scroll but rows that appear`() throws {
        let elements = Elements(count: 1_000) { Make.text("Row \($0)").height(40).named("row \($0)") }
        let root = Make.scroll(Make.lazyStack(ViewValue(.forEach(elements), source: Make.here)))
        let scene = try Scene.showing(root)
        _ = scene.makeFrame()
        let before = elements.madeCount

        for step in 1...10 {
            #expect(scene.scroll(x: nil, y: Double(step)))
            _ = scene.makeFrame()
        }

        // 803 points of rows of 40 show in the end: the row that begins at 800 has come in.
        #expect(elements.madeCount == before + 1)
    }

    @Test func `shows a million rows without making them`() throws {
        let elements = Elements(count: 1_000_000) { Make.color("green").named("row \($0)").height(40) }
        let root = Make.scroll(Make.lazyStack(ViewValue(.forEach(elements), source: Make.here)))
        let scene = try Scene.showing(root)

        #expect(scene.scroll(x: nil, y: 20_000_010))
        let frame = scene.makeFrame()

        #expect(elements.madeCount < 200)
        #expect(isClose(frame.scrollViews.first?.geometry.contentSize.height, 40_000_000))
        #expect(isClose(frame.item("row 500001")?.frame.minY, 59 + 30))
    }
}

/// One kept value outside any view.
final class StateBox {
    let slot = StateSlot(name: "offset", owner: "ContentView", value: Number(0), position: Make.here)
}
