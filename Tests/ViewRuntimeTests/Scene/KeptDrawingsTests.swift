import HandMadeViews
import LayoutCore
import ScrollDynamics
import Testing
import ViewRuntime

/// Rows that only moved are drawn by what they drew before: it must look as if they were drawn anew.
@Suite("Kept drawings")
struct KeptDrawingsTests {
    /// Forty rows of 50 with a text, a rounded picture and a turned square each, on a bare screen of 300 by 400.
    private func rows(
        _ title: @escaping (Int, EvaluationContext) -> String = { index, _ in "row \(index)" }
    ) -> ViewValue {
        let list = Make.forEach(40) { index in
            let text = Make.body { Make.text(title(index, $0)).named("title \(index)") }
            let picture = Make.color("blue").named("picture \(index)")
                .with(.frame(width: 40, height: 30, alignment: .center)).with(.clipShape(.circle)).with(.opacity(0.5))
            let square = Make.color("red").named("square \(index)")
                .with(.frame(width: 20, height: 20, alignment: .center))
                .with(.rotationEffect(degrees: 45, anchor: .center))
            return Make.stack(.horizontal, [text, picture, square]).height(50)
        }
        return Make.scroll(Lazy.stack([list]))
    }

    @Test func `shares what a row looks like between frames in which it only moved`() throws {
        let scene = try Scene.showing(rows(), width: 300, height: 400)
        let before = scene.frame(scrolledBy: 10)
        let after = scene.frame(scrolledBy: 23)

        for name in ["title 3", "picture 3", "square 3"] {
            let old = try #require(before.item(name))
            let new = try #require(after.item(name))
            #expect(old.drawing === new.drawing)
            #expect(isClose(new.frame.minY, old.frame.minY - 13))
            #expect(new.frame.size == old.frame.size)
            #expect(new.opacity == old.opacity)
        }
        // 50 · 3 − 23 + (50 − 20) / 2, and the line's place in it: 15.667 of ascent in a line of 20.333.
        guard case .text(let drawn)? = after.item("title 3")?.content else { return #expect(Bool(false)) }
        let frame = try #require(after.item("title 3")?.frame)
        #expect(isClose(drawn.lines.first?.baseline, frame.minY + 16.333, within: 0.4))
        let clip = try #require(after.item("picture 3")?.clip)
        #expect(isClose(clip.minY, 137))
        #expect(clip.size == Size(width: 30, height: 30))
        // The middle of the square: 150 + 25 − 23.
        let square = try #require(after.item("square 3"))
        let map = try #require(square.transform)
        #expect(isClose(map.b * 10 + map.d * 10 + map.ty, 152))
    }

    @Test func `cuts a row off at the edge that it moves under`() throws {
        let scene = try Scene.showing(
            rows().with(.frame(width: 300, height: 200, alignment: .center)),
            width: 300,
            height: 400
        )
        _ = scene.makeFrame()

        let frame = scene.frame(scrolledBy: 20)
        // The scroll view begins at 100; the picture would stand at 100 − 20 + 10.
        #expect(isClose(frame.item("picture 0")?.frame.minY, 90))
        #expect(frame.item("picture 0")?.clip?.minY == 100)
    }

    @Test func `draws a row anew when the state that it shows has changed`() throws {
        let slot = StateSlot(name: "count", owner: "ContentView", value: Number(1), position: Make.here)
        let root = rows { index, context in
            let count = (slot.read(context.tracker) as? Number)?.doubleValue ?? 0
            return index == 2 ? "count \(count)" : "row \(index)"
        }
        let scene = try Scene.showing(root, width: 300, height: 400)
        #expect(scene.frame(scrolledBy: 5).texts("count 1.0").count == 1)

        slot.write(Number(2), DependencyTracker())
        scene.advance(to: 1)
        let frame = scene.makeFrame()
        #expect(frame.texts("count 1.0").isEmpty)
        #expect(frame.texts("count 2.0").count == 1)
        #expect(isClose(frame.texts("count 2.0").first?.frame.midY, 120, within: 0.34))
    }

    @Test func `shows nothing of an inset whose view is gone, and the view again when it is back`() throws {
        let slot = StateSlot(name: "shows", owner: "ContentView", value: Number(1), position: Make.here)
        let bar = Make.body { context in
            (slot.read(context.tracker) as? Number)?.doubleValue == 1
                ? Make.color("red").named("bar").height(30) : ViewValue(.empty, source: Make.here)
        }
        let inset = SafeAreaInsetValue(edge: .top, alignment: .horizontalCenter, spacing: 0, content: .value(bar))
        let scene = try Scene.showing(rows().with(.safeAreaInset(inset)), width: 300, height: 400)
        #expect(scene.makeFrame().item("bar")?.frame.height == 30)

        for (value, height) in [(0.0, nil), (1, 30.0), (0, nil)] {
            slot.write(Number(value), DependencyTracker())
            scene.advance(to: scene.time + 1)
            #expect(scene.makeFrame().item("bar")?.frame.height == height)
        }
    }

    @Test func `draws rows anew in other surroundings`() throws {
        let scene = try Scene.showing(rows(), width: 300, height: 400)
        func color(_ frame: SceneFrame) -> ResolvedColor? {
            guard case .text(let drawn)? = frame.item("title 1")?.content else { return nil }
            return drawn.color
        }
        #expect(color(scene.frame(scrolledBy: 5)) == ResolvedColor(0, 0, 0))
        var configuration = scene.configuration
        configuration.colorScheme = .dark
        scene.configure(configuration)
        #expect(color(scene.makeFrame()) == ResolvedColor(255, 255, 255))

        configuration.dynamicTypeSize = .accessibility3
        scene.configure(configuration)
        guard case .text(let large)? = scene.makeFrame().item("title 1")?.content else { return #expect(Bool(false)) }
        #expect(large.font.size == 40)
    }

    @Test func `draws what scrolls inside a row where it has gone`() throws {
        let inner = Make.scroll(
            Make.stack(
                .horizontal,
                (0..<9).map {
                    Make.color("red").named("card \($0)").with(.frame(width: 80, height: 40, alignment: .center))
                }
            ),
            axes: .horizontal
        )
        let root = Make.scroll(Lazy.stack([inner.height(50), Lazy.rows(30, 50)]))
        let scene = try Scene.showing(root, width: 300, height: 400)
        let id = try #require(scene.makeFrame().scrollViews.last?.id)

        _ = scene.frame(scrolledBy: 10)
        #expect(scene.scroll(x: 33, y: nil, scrollView: id))
        let frame = scene.makeFrame()
        #expect(frame.minX("card 1") == 47)
        #expect(frame.minY("card 1") == -5)
    }

    @Test(arguments: 0..<30, [LayoutDirection.leftToRight, .rightToLeft])
    func `looks in a long scroll as a scene that was opened there`(step: Int, direction: LayoutDirection) throws {
        let sections = Make.forEach(30) { index in
            Make.section(
                header: Make.color("blue").named("header \(index)").height(20 + Double(index % 3) * 8),
                ViewValue(
                    .tuple((0..<3).map { row("row \(index).\($0)") }),
                    source: Make.here
                )
            )
        }
        let root = Make.scroll(Make.lazyStack(pinned: .sectionHeaders, sections))
        let scrolled = try scene(root, direction)
        let places = [0.0, 7, 31, 29, 90, 400, 402, 1_000, 40, -30, 0, 3]
        for place in places { _ = scrolled.frame(scrolledBy: place) }
        let target = Double(step * 37 % 900) + Double(step) / 3
        let moved = scrolled.frame(scrolledBy: target)
        let fresh = try scene(root, direction).frame(scrolledBy: target)

        #expect(moved.items.map(\.frame) == fresh.items.map(\.frame))
        #expect(moved.items.map(\.clipShapes) == fresh.items.map(\.clipShapes))
        #expect(moved.items.map(\.clip) == fresh.items.map(\.clip))
        #expect(moved.items.map(\.pinned) == fresh.items.map(\.pinned))
        #expect(moved.items.map(\.identifier) == fresh.items.map(\.identifier))
    }

    /// A text and a picture with corners of their own, at the leading edge.
    private func row(_ title: String) -> ViewValue {
        let corners = ShapeValue.unevenRoundedRectangle(
            topLeading: 9,
            bottomLeading: 3,
            bottomTrailing: 2,
            topTrailing: 1
        )
        let picture = Make.color("red").with(.frame(width: 30, height: 20, alignment: .center))
            .with(.clipShape(corners))
        return Make.stack(.horizontal, [Make.text(title).with(.padding(edges: .leading, length: 5)), picture])
            .with(.flexibleFrame(FlexibleFrameValue(maxWidth: .infinity, alignment: .leading)))
    }

    private func scene(_ root: ViewValue, _ direction: LayoutDirection) throws -> Scene {
        let scene = try Scene.showing(root, width: 300, height: 400)
        var configuration = scene.configuration
        configuration.layoutDirection = direction
        scene.configure(configuration)
        return scene
    }
}
