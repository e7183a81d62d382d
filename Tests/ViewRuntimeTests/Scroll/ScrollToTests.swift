import HandMadeViews
import LayoutCore
import ScrollDynamics
import Testing
import ViewRuntime

@Suite("scrollTo")
struct ScrollToTests {
    private func rows(_ count: Int, _ height: Double) -> ViewValue {
        Make.stack(
            .vertical,
            (0..<count).map { Lazy.row("row \($0)", height).with(.id(ViewID(AnyHashable($0)))) }
        )
    }

    @Test func `lines up the same point of the view and of what shows`() throws {
        let remote = Remote()
        let scene = try Scene.showing(remote.reader(Make.scroll(rows(30, 60))))

        remote.scrollTo(12, anchor: .top, in: scene)
        #expect(scene.makeFrame().minY("row 12") == 59)
        remote.scrollTo(12, anchor: .center, in: scene)
        // 59 to 818 shows: the middle is 438.5.
        #expect(isClose(scene.makeFrame().minY("row 12"), 408.5, within: 0.34))
        remote.scrollTo(12, anchor: .bottom, in: scene)
        #expect(scene.makeFrame().minY("row 12") == 758)
        remote.scrollTo(29, anchor: .top, in: scene)
        #expect(scene.makeFrame().minY("row 29") == 758)
    }

    @Test func `takes a point between the edges`() throws {
        let remote = Remote()
        let scene = try Scene.showing(remote.reader(Make.scroll(rows(40, 50))), width: 300, height: 400)

        remote.scrollTo(20, anchor: UnitPoint(x: 0.5, y: 0.75), in: scene)

        // 0.75 · 400 − 0.75 · 50.
        #expect(isClose(scene.makeFrame().minY("row 20"), 262.5, within: 0.34))
    }

    @Test func `moves as little as it must without an anchor`() throws {
        let remote = Remote()
        let scene = try Scene.showing(remote.reader(Make.scroll(rows(40, 50))), width: 300, height: 400)

        remote.scrollTo(3, in: scene)
        #expect(scene.makeFrame().offset == 0)
        remote.scrollTo(10, in: scene)
        #expect(scene.makeFrame().offset == 150)
        remote.scrollTo(1, in: scene)
        #expect(scene.makeFrame().offset == 50)
    }

    @Test func `finds a row by its id inside elements of a lazy stack that do not exist`() throws {
        let remote = Remote()
        let sections = Make.forEach(6) { section in
            Make.section(
                header: Make.color("blue").named("head \(section)").height(40),
                Make.forEach(10) { row in
                    Lazy.row("row \(section).\(row)", 50).with(.id(ViewID(AnyHashable("\(section).\(row)"))))
                }
            )
        }
        let root = Make.scroll(Lazy.stack(pinned: .sectionHeaders, [sections]))
        let scene = try Scene.showing(remote.reader(root))

        remote.scrollTo("1.5", anchor: .top, in: scene)

        // 540 + 40 + 250 = 830 lines up with the end of the inset; the pinned header covers 40 of it.
        var frame = scene.makeFrame()
        #expect(frame.minY("row 1.5") == 59)
        #expect(frame.offset == 771)
        #expect(frame.minY("head 1") == 59)
        remote.scrollTo("1.5", anchor: .top, in: scene)
        frame = scene.makeFrame()
        #expect(frame.offset == 771)
    }

    @Test func `finds elements far away by their identity`() throws {
        let remote = Remote()
        let elements = Elements(count: 100_000) { Lazy.row("row \($0)", 40) }
        let root = Make.scroll(Lazy.stack([ViewValue(.forEach(elements), source: Make.here)]))
        let scene = try Scene.showing(remote.reader(root), width: 300, height: 400)

        remote.scrollTo(70_000, anchor: .center, in: scene)

        #expect(scene.makeFrame().minY("row 70000") == 180)
        #expect(elements.madeCount < 100)
    }

    @Test func `finds cells of a grid and rows of nested lazy stacks`() throws {
        let remote = Remote()
        let items = [GridItemValue(size: Lazy.flexible, spacing: 0), GridItemValue(size: Lazy.flexible)]
        let grid = Lazy.grid(items, spacing: 0, [Make.forEach(100) { Lazy.row("cell \($0)", 40) }])
        let groups = Make.forEach(10) { group in
            Lazy.stack([
                Make.forEach(10) {
                    Lazy.row("row \(group * 10 + $0)", 50).with(.id(ViewID(AnyHashable("r\(group * 10 + $0)"))))
                }
            ])
        }
        let root = Make.scroll(Lazy.stack([groups, grid]))
        let scene = try Scene.showing(remote.reader(root), width: 300, height: 400)

        remote.scrollTo("r55", anchor: .top, in: scene)
        #expect(scene.makeFrame().minY("row 55") == 0)
        // The grid begins at 5,000; cell 41 is in its line 20.
        remote.scrollTo(41, anchor: .top, in: scene)
        #expect(scene.makeFrame().minY("cell 41") == 0)
        #expect(scene.makeFrame().offset == 5_800)
    }

    @Test func `scrolls the inner scroll view that holds the view and shows it in the outer one`() throws {
        let remote = Remote()
        let shelves = Make.forEach(50) { shelf in
            let books = Make.forEach(50) { book in
                Make.color("green").named("\(shelf).\(book)").with(.frame(width: 80, height: 60, alignment: .center))
                    .with(.id(ViewID(AnyHashable("\(shelf).\(book)"))))
            }
            return Make.scroll(Lazy.stack(along: .horizontal, [books]), axes: .horizontal).height(60)
        }
        let scene = try Scene.showing(remote.reader(Make.scroll(Lazy.stack([shelves]))), width: 300, height: 400)

        remote.scrollTo("20.30", anchor: .leading, in: scene)
        // Shelf 20 begins at 1,200; the least movement brings its end to the lower edge.
        let frame = scene.makeFrame()
        #expect(frame.minX("20.30") == 0)
        #expect(frame.minY("20.30") == 340)

        // Every shelf has a book 30 as well, but shelf 30 is nearer.
        remote.scrollTo(30, anchor: .top, in: scene)
        #expect(scene.makeFrame().minY("30.0") == 0)
        #expect(scene.makeFrame().minX("30.0") == 0)
    }

    @Test func `says that there is no view with an identity, and stays`() throws {
        let remote = Remote()
        let rows = Make.forEach(40) { Make.color("green").named("row \($0)").height(50) }
        let scene = try Scene.showing(remote.reader(Make.scroll(Lazy.stack([rows]))), width: 300, height: 400)
        _ = scene.makeFrame()

        remote.scrollTo("nowhere", in: scene)
        let frame = scene.makeFrame()

        #expect(frame.offset == 0)
        #expect(frame.callbacks.last?.name == "warning")
        #expect(frame.callbacks.last?.message == "scrollTo finds no view with the identity nowhere")
        #expect(scene.makeFrame().callbacks.isEmpty)
    }

    @Test func `says that a reader has no scroll view`() throws {
        let remote = Remote()
        let scene = try Scene.showing(remote.reader(Make.text("nothing scrolls")), width: 300, height: 400)
        _ = scene.makeFrame()

        remote.scrollTo(1, in: scene)
        let frame = scene.makeFrame()

        #expect(
            frame.callbacks.map(\.message) == ["scrollTo finds no scroll view in its ScrollViewReader, nor around it"]
        )
        #expect(frame.callbacks.last?.line == 1)
    }

    // Rows of 50 in 400: row 20 begins at 1,000, and stands at the bottom 350 before that.
    @Test(arguments: [(UnitPoint.top, 1_000.0), (.bottom, 650), (nil, 650)])
    func `moves the scroll view around a reader that has none inside`(anchor: UnitPoint?, offset: Double) throws {
        let remote = Remote()
        let scene = try Scene.showing(Make.scroll(remote.reader(rows(40, 50))), width: 300, height: 400)
        _ = scene.makeFrame()

        remote.scrollTo(20, anchor: anchor, in: scene)
        let frame = scene.makeFrame()

        #expect(frame.offset == offset)
        #expect(frame.callbacks.isEmpty)
    }

    @Test func `leaves the scroll view around a reader alone where one is inside`() throws {
        let remote = Remote()
        let inner = remote.reader(Make.scroll(rows(4, 30)).height(60))
        let scene = try Scene.showing(
            Make.scroll(Make.stack(.vertical, [inner, rows(20, 50)])),
            width: 300,
            height: 400
        )
        _ = scene.makeFrame()

        remote.scrollTo(15, in: scene)
        let frame = scene.makeFrame()

        #expect(frame.offset == 0)
        #expect(frame.callbacks.last?.message == "scrollTo finds no view with the identity 15")
    }

    @Test(arguments: [UnitPoint(x: 0, y: .nan), UnitPoint(x: 0, y: .infinity)])
    func `stays where it is for a point that is no number`(anchor: UnitPoint) throws {
        let remote = Remote()
        let rows = Make.forEach(40) { Make.color("green").named("row \($0)").height(50) }
        let scene = try Scene.showing(remote.reader(Make.scroll(Lazy.stack([rows]))), width: 300, height: 400)
        #expect(scene.scroll(x: nil, y: 120))
        _ = scene.makeFrame()

        remote.scrollTo(20, anchor: anchor, in: scene)

        let frame = scene.makeFrame()
        #expect(frame.offset == 120)
        #expect(frame.callbacks.map(\.message) == ["An anchor at 0.0, \(anchor.y) is no place; the content stays"])
    }

    @Test func `goes there by an animation in a phase of its own`() throws {
        let remote = Remote()
        let scene = try Scene.showing(remote.reader(Make.scroll(rows(30, 60))))

        remote.scrollTo(9, anchor: .top, animation: AnimationValue(curve: .easeInOut(duration: 0.35)), in: scene)
        scene.advance(to: 0.175)
        var frame = scene.makeFrame()
        #expect(frame.scrollViews.first?.phase == .animating)
        // Half of the way from −59 to 481.
        #expect(isClose(frame.offset, 211, within: 0.34))

        scene.advance(to: 1)
        frame = scene.makeFrame()
        #expect(frame.scrollViews.first?.phase == .idle)
        #expect(frame.offset == 481)
    }

    @Test(arguments: [(1.0, 0.3, 0.7), (2, 0.15, 0.35)])
    func `waits for the delay of its animation`(speed: Double, start: Double, end: Double) throws {
        let remote = Remote()
        let scene = try Scene.showing(remote.reader(Make.scroll(rows(60, 60))), width: 300, height: 400)
        _ = scene.makeFrame()

        let animation = AnimationValue(curve: .linear(duration: 0.4), delay: 0.3).sped(by: speed)
        remote.scrollTo(20, anchor: .top, animation: animation, in: scene)
        scene.advance(to: start - 0.01)
        #expect(scene.makeFrame().offset == 0)
        #expect(scene.isMoving)
        scene.advance(to: (start + end) / 2)
        #expect(isClose(scene.makeFrame().offset, 600))
        scene.advance(to: end + 0.001)
        let frame = scene.makeFrame()
        #expect(frame.offset == 1_200)
        #expect(frame.scrollViews.first?.phase == .idle)
    }

    @Test func `arrives exactly at a row although those on the way were estimated`() throws {
        let remote = Remote()
        let elements = Elements(count: 10_000) { Lazy.row("row \($0)", $0 % 3 == 0 ? 90 : 30) }
        let root = Make.scroll(Lazy.stack([ViewValue(.forEach(elements), source: Make.here)]))
        let scene = try Scene.showing(remote.reader(root), width: 300, height: 400)

        remote.scrollTo(4_321, anchor: .top, animation: AnimationValue(curve: .easeInOut(duration: 0.35)), in: scene)
        for step in 1...60 { scene.advance(to: Double(step) / 60) }

        let frame = scene.makeFrame()
        #expect(isClose(frame.minY("row 4321"), 0, within: 0.34))
        #expect(frame.scrollViews.first?.phase == .idle)
    }
}
