import HandMadeViews
import LayoutCore
import ScrollDynamics
import Testing
import ViewRuntime

/// Who a finger means: what is drawn in front where it goes down.
@Suite("Touch targets")
struct TouchTargetTests {
    private final class Counter {
        var names: [String] = []

        func tap(_ name: String) -> ModifierValue.Kind {
            .onTapGesture(
                count: 1,
                action: Function { [self] _, _ in
                    names.append(name)
                    return nil
                }
            )
        }
    }

    private func tap(_ scene: Scene, x: Double, y: Double, at time: Double) {
        scene.touch(.began, at: Point(x: x, y: y), time: time)
        scene.touch(.ended, at: Point(x: x, y: y), time: time + 0.05)
    }

    @Test func `the view in front gets a tap, unless it lets touches through`() throws {
        for allows in [true, false] {
            let counter = Counter()
            let back = Make.color("blue").with(counter.tap("back"))
            let front = Make.color("green").with(counter.tap("front")).with(.environment(.allowsHitTesting(allows)))
            let scene = try Scene.showing(Make.stack(.depth, [back, front]), width: 300, height: 400)

            tap(scene, x: 150, y: 200, at: 0.1)
            #expect(counter.names == [allows ? "front" : "back"])
        }
    }

    @Test(arguments: [false, true])
    func `what is cut off gets no tap`(isShape: Bool) throws {
        let clip: ModifierValue.Kind = isShape ? .clipShape(.capsule) : .clipped
        let counter = Counter()
        let large = Make.color("green").with(.frame(width: 200, height: 200, alignment: .center))
            .with(counter.tap("front"))
        let cut = large.with(.frame(width: 60, height: 60, alignment: .center)).with(clip)
        let back = Make.color("blue").with(counter.tap("back"))
        let scene = try Scene.showing(Make.stack(.depth, [back, cut]), width: 300, height: 400)

        // 60 points around (150, 200) show; the view reaches to 250.
        tap(scene, x: 230, y: 200, at: 0.1)
        tap(scene, x: 270, y: 200, at: 1)
        tap(scene, x: 150, y: 200, at: 2)
        #expect(counter.names == ["back", "back", "front"])
    }

    @Test func `what lets touches through takes no drag either`() throws {
        let scroll = Make.scroll(Lazy.stack([Lazy.rows(40, 50)])).with(.environment(.allowsHitTesting(false)))
        let scene = try Scene.showing(scroll, width: 300, height: 400)

        scene.drag(fromY: 300, toY: 200)
        #expect(scene.makeFrame().offset == 0)
    }

    @Test func `a pinned header gets a tap where it is held, not where it would stand`() throws {
        let counter = Counter()
        let sections = Make.forEach(5) { index in
            Make.section(
                header: Make.color("blue").height(40).with(counter.tap("header \(index)")),
                Make.color("green").height(400).with(counter.tap("rows \(index)"))
            )
        }
        let scene = try Scene.showing(
            Make.scroll(Make.lazyStack(pinned: .sectionHeaders, sections)),
            width: 300,
            height: 400
        )
        _ = scene.frame(scrolledBy: 100)

        tap(scene, x: 150, y: 20, at: 0.1)
        tap(scene, x: 150, y: 60, at: 1)
        // The second section begins at 440 − 100.
        tap(scene, x: 150, y: 350, at: 2)
        #expect(counter.names == ["header 0", "rows 0", "header 1"])
    }

    @Test func `a tap on moving content stops it and is no tap`() throws {
        let counter = Counter()
        let rows = Make.forEach(200) { index in Lazy.row("row \(index)", 50).with(counter.tap("row \(index)")) }
        let scene = try Scene.showing(Make.scroll(Lazy.stack([rows])), width: 300, height: 400)
        scene.drag(fromY: 350, toY: 150, seconds: 0.1, hold: 0)
        #expect(scene.makeFrame().scrollViews.first?.phase == .decelerating)

        tap(scene, x: 150, y: 200, at: scene.time + 0.2)
        let offset = scene.makeFrame().offset
        scene.advance(to: scene.time + 2)
        #expect(scene.makeFrame().offset == offset)
        #expect(counter.names.isEmpty)
        tap(scene, x: 150, y: 200, at: scene.time + 1)
        #expect(counter.names.count == 1)
    }
}
