import HandMadeViews
import LayoutCore
import ScrollDynamics
import Testing
import ViewRuntime

@Suite("ScrollView")
struct ScrollItemTests {
    private func rows(_ count: Int, _ height: Double = 50) -> ViewValue {
        Make.stack(.vertical, (0..<count).map { Lazy.row("row \($0)", height) })
    }

    @Test func `reaches from under the top inset to the end of the content`() throws {
        let scene = try Scene.showing(Make.scroll(rows(40)))

        let frame = scene.makeFrame()
        #expect(frame.contentHeight == 2_000)
        #expect(frame.offset == -59)
        #expect(scene.frame(scrolledBy: 1_241).minY("row 39") == 768)
        #expect(scene.makeFrame().offset == 1_182)
        #expect(scene.frame(scrolledBy: 333).minY("row 7") == 76)
    }

    @Test func `brings the offset back into range when content gets shorter`() throws {
        let box = ListBox(Array(0..<40))
        let scene = try Scene.showing(Make.scroll(Make.stack(.vertical, [Lazy.list(box)])))
        _ = scene.frame(scrolledBy: 1_241)

        box.set(Array(0..<20), in: scene)
        var frame = scene.makeFrame()
        #expect(frame.minY("row 19") == 768)
        #expect(frame.offset == 182)

        box.set([0, 1, 2], in: scene)
        frame = scene.makeFrame()
        #expect(frame.minY("row 0") == 59)
        box.set(Array(0..<40), in: scene)
        #expect(scene.makeFrame().minY("row 0") == 59)
    }

    @Test func `follows no finger when it is disabled`() throws {
        let scene = try Scene.showing(Make.scroll(rows(40)).with(.scrollDisabled(true)))
        _ = scene.makeFrame()

        scene.drag(fromY: 600, toY: 300)

        #expect(scene.makeFrame().minY("row 0") == 59)
    }

    @Test func `bounces only if needed when asked so`() throws {
        func scene(_ count: Int) throws -> Scene {
            try Scene.showing(Make.scroll(rows(count, 100)).with(.scrollBounceBehavior(.basedOnSize, axes: .vertical)))
        }
        let short = try scene(3)
        _ = short.makeFrame()
        short.touch(.began, at: Point(x: 150, y: 300), time: 0.1)
        short.touch(.moved, at: Point(x: 150, y: 450), time: 0.3)
        #expect(short.makeFrame().minY("row 0") == 59)

        let long = try scene(12)
        _ = long.makeFrame()
        long.touch(.began, at: Point(x: 150, y: 300), time: 0.1)
        long.touch(.moved, at: Point(x: 150, y: 450), time: 0.3)
        // 140 · 0.55 · 852 / (852 + 77) = 70.618 by the measured rubber band.
        #expect(isClose(long.makeFrame().minY("row 0"), 59 + 70.618, within: 0.34))
    }

    @Test func `insets content by margins and rests short rows inside them`() throws {
        let margins = Make.scroll(rows(30, 40))
            .with(
                .contentMargins(
                    edges: [.leading, .trailing],
                    insets: EdgeInsets(leading: 30, trailing: 30),
                    placement: .scrollContent
                )
            )
            .with(.contentMargins(edges: .top, insets: EdgeInsets(top: 12), placement: .scrollContent))
        let scene = try Scene.showing(margins)

        #expect(scene.makeFrame().item("row 0")?.frame == Rect(x: 30, y: 71, width: 333, height: 40))
        #expect(scene.frame(scrolledBy: 50).item("row 0")?.frame == Rect(x: 30, y: 21, width: 333, height: 40))
        #expect(scene.frame(scrolledBy: 453).minY("row 29") == 778)
    }

    @Test func `scrolls along two axes`() throws {
        let map = Make.color("green").named("map").with(.frame(width: 900, height: 700, alignment: .center))
        let root = Make.scroll(map, axes: [.horizontal, .vertical]).with(.defaultScrollAnchor(.topLeading, role: nil))
        let scene = try Scene.showing(root, width: 300, height: 400)

        _ = scene.scroll(x: 120, y: 75)
        #expect(scene.makeFrame().item("map")?.frame == Rect(x: -120, y: -75, width: 900, height: 700))
        _ = scene.scroll(x: 600, y: 300)
        #expect(scene.makeFrame().item("map")?.frame == Rect(x: -600, y: -300, width: 900, height: 700))
    }

    @Test func `an inner list keeps its own offset`() throws {
        let inner = Make.scroll(Make.stack(.vertical, (0..<20).map { Lazy.row("inner \($0)", 40) })).height(200)
        let outer = (0..<20).map { Lazy.row("outer \($0)", 50) }
        let root = Make.scroll(
            Make.stack(.vertical, [Make.color("gray").height(100), inner, Make.stack(.vertical, outer)])
        )
        let scene = try Scene.showing(root)

        let frame = scene.makeFrame()
        #expect(frame.contentHeight == 1_300)
        let innerID = try #require(frame.scrollViews.last?.id)
        _ = scene.scroll(x: nil, y: 90, scrollView: innerID)
        #expect(scene.makeFrame().minY("inner 3") == 189)
        _ = scene.scroll(x: nil, y: 60)
        let moved = scene.makeFrame()
        #expect(moved.minY("outer 0") == 299)
        #expect(moved.minY("inner 3") == 129)
        #expect(moved.scrollViews.last?.geometry.contentOffset.y == 90)
    }

    @Test func `rests on rows that did not exist when the finger lifted`() throws {
        let elements = Elements(count: 10_000) { Lazy.row("row \($0)", 70) }
        let rows = Lazy.stack([ViewValue(.forEach(elements), source: Make.here)])
        let root = Make.scroll(rows.with(.scrollTargetLayout(isEnabled: true)))
            .with(.scrollTargetBehavior(.viewAligned(limit: .never)))
        let scene = try Scene.showing(root, width: 300, height: 420)
        _ = scene.makeFrame()

        // Uniform motion of 2,000 points a second up to the lift.
        scene.touch(.began, at: Point(x: 150, y: 400), time: 0.1)
        for step in 1...12 {
            let time = Double(step) / 60
            scene.touch(.moved, at: Point(x: 150, y: 400 - 2_000 * time), time: 0.1 + time)
        }
        scene.touch(.ended, at: Point(x: 150, y: 0), time: 0.1 + 12.0 / 60)
        scene.advance(to: 10)

        let offset = try #require(scene.makeFrame().offset)
        #expect(offset > 490)
        #expect(isClose(offset - 70 * (offset / 70).rounded(), 0, within: 0.34))
    }

    @Test func `aligns cards with a margin`() throws {
        let cards = Make.forEach(8) { index in
            Make.color("teal").named("card \(index)").with(.frame(width: 200, height: 120, alignment: .center))
        }
        let root = Make.scroll(
            Lazy.stack(along: .horizontal, spacing: 10, [cards]).with(.scrollTargetLayout(isEnabled: true)),
            axes: .horizontal
        )
        .with(
            .contentMargins(
                edges: [.leading, .trailing],
                insets: EdgeInsets(leading: 20, trailing: 20),
                placement: .scrollContent
            )
        )
        .with(.scrollTargetBehavior(.viewAligned(limit: .automatic)))
        .height(120)
        let scene = try Scene.showing(root)
        #expect(scene.makeFrame().minX("card 0") == 20)

        // The cards stand in the middle of what is safe: 59 + (818 − 59) / 2.
        scene.touch(.began, at: Point(x: 350, y: 438), time: 0.1)
        scene.touch(.moved, at: Point(x: 300, y: 438), time: 0.2)
        scene.touch(.moved, at: Point(x: 200, y: 438), time: 0.3)
        scene.touch(.ended, at: Point(x: 200, y: 438), time: 0.7)
        scene.advance(to: 6)

        #expect(isClose(scene.makeFrame().minX("card 1"), 20, within: 0.5))
        #expect(scene.frame(scrolledHorizontallyBy: 1_317).minX("card 7") == 173)
    }

    @Test func `pages as long as what shows between the insets`() throws {
        let pages = Make.forEach(4) { index in
            Make.color("red").named("page \(index)")
                .with(.containerRelativeFrame(ContainerRelativeFrameValue(axes: .vertical)))
        }
        let bar = SafeAreaInsetValue(
            edge: .top,
            alignment: .horizontalCenter,
            spacing: 0,
            content: .value(Make.color("yellow").height(60))
        )
        let root = Make.scroll(Lazy.stack([pages]).with(.scrollTargetLayout(isEnabled: true)))
            .with(.scrollTargetBehavior(.paging))
            .with(.safeAreaInset(bar))
        let scene = try Scene.showing(root)

        // 852 − 59 − 34 − 60.
        #expect(scene.makeFrame().contentHeight == 2_796)
        scene.drag(fromY: 700, toY: 300)
        scene.advance(to: 6)
        #expect(isClose(scene.makeFrame().minY("page 1"), 119, within: 0.5))
        scene.drag(fromY: 700, toY: 500)
        scene.advance(to: 12)
        #expect(isClose(scene.makeFrame().minY("page 1"), 119, within: 0.5))
    }

    // Pages of 393 points become pages of 375 and of 852 − 2 · 59.
    @Test(arguments: zip(["iphone-se-3", "iphone-16-landscape"], [0.0, 59]))
    func `rests at the same page when the screen gets another size`(device: String, edge: Double) throws {
        let pages = Make.forEach(30) { index in
            Make.color("red").height(50).named("page \(index)")
                .with(.containerRelativeFrame(ContainerRelativeFrameValue(axes: .horizontal)))
        }
        let root = Make.scroll(Make.stack(.horizontal, [pages]), axes: .horizontal)
            .with(.scrollTargetBehavior(.paging))
        let scene = try Scene.showing(root)
        #expect(scene.frame(scrolledHorizontallyBy: 20 * 393).minX("page 20") == 0)

        var configuration = scene.configuration
        configuration.device = try #require(DeviceCatalog.device(id: device))
        scene.configure(configuration)
        #expect(scene.makeFrame().minX("page 20") == edge)
    }

    // Content that keeps its length proposes the place where it is.
    @Test func `asks the program's behaviour again when the container gets another size, and then only`() throws {
        var proposed: [Double] = []
        let behavior = Function { arguments, _ in
            if case .scrollTarget(let rect, _) = arguments[0] { proposed.append(rect.minX) }
            return nil
        }
        let cards = Make.forEach(10) { _ in
            Make.color("red").with(.frame(width: 50, height: 50, alignment: .center))
        }
        func root(width: Double) -> ViewValue {
            Make.scroll(Make.stack(.horizontal, spacing: 10, [cards]), axes: .horizontal)
                .with(.scrollTargetBehavior(.program(behavior)))
                .with(.frame(width: width, height: 60, alignment: .center))
        }
        let scene = try Scene.showing(root(width: 300))
        _ = scene.frame(scrolledHorizontallyBy: 120)
        _ = scene.frame(scrolledHorizontallyBy: 180)
        #expect(proposed == [])

        scene.show(root(width: 150))
        _ = scene.makeFrame()
        #expect(proposed == [180])
        scene.show(root(width: 150))
        _ = scene.makeFrame()
        #expect(proposed == [180])
    }

    @Test func `clips its content unless told not to`() throws {
        let inner = rows(10).with(.frame(width: 100, height: 500, alignment: .top))
        func clip(_ isDisabled: Bool) throws -> Rect? {
            let root = Make.scroll(inner).with(.scrollClipDisabled(isDisabled)).height(120)
            return try Scene.showing(root, width: 100, height: 200).makeFrame().item("row 2")?.clip
        }

        #expect(try clip(false) == Rect(x: 0, y: 140, width: 100, height: 20))
        #expect(try clip(true) == nil)
    }

    @Test func `shows an indicator of the share that shows while it moves`() throws {
        let scene = try Scene.showing(Make.scroll(rows(40)), width: 300, height: 400)
        _ = scene.makeFrame()
        #expect(scene.makeFrame().items.allSatisfy { $0.role != .scrollIndicator })

        scene.touch(.began, at: Point(x: 150, y: 300), time: 0.1)
        scene.touch(.moved, at: Point(x: 150, y: 190), time: 0.3)

        // 400 of 2,000 show: a fifth of 400, and 100 of 1,600 are gone by: a sixteenth of 320.
        let indicator = try #require(scene.makeFrame().items.first { $0.role == .scrollIndicator })
        #expect(indicator.frame.minY == 20)
        #expect(indicator.frame.height == 80)
        #expect(indicator.frame.maxX == 297)
    }

    /// Pages by the size of the scroll view, which across its axis is as long as they are: what it is offered decides.
    @Test(arguments: [Axis.horizontal, .vertical])
    func `pages are as large as what the scroll view is offered, also after a turn`(axis: Axis) throws {
        let page = ContainerRelativeFrameValue(axes: [.horizontal, .vertical])
        let pages = ["first", "second"].map { Make.color("red").named($0).with(.containerRelativeFrame(page)) }
        let stack = Make.stack(axis == .horizontal ? .horizontal : .vertical, pages)
        let scene = try Scene.showing(Make.scroll(stack, axes: Axis.Set(axis)))

        #expect(scene.makeFrame().item("first")?.frame == Rect(x: 0, y: 59, width: 393, height: 759))

        var configuration = scene.configuration
        configuration.device = try #require(DeviceCatalog.device(id: "iphone-16-landscape"))
        scene.configure(configuration)
        let turned = Rect(x: 59, y: 0, width: 734, height: 372)
        #expect(scene.makeFrame().item("first")?.frame == turned)

        configuration.device = try #require(DeviceCatalog.device(id: "iphone-16"))
        scene.configure(configuration)
        #expect(scene.makeFrame().item("first")?.frame == Rect(x: 0, y: 59, width: 393, height: 759))
    }
}
