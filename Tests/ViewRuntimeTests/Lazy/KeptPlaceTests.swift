import HandMadeViews
import LayoutCore
import Testing
import ViewRuntime

@Suite("What shows while rows change")
struct KeptPlaceTests {
    private func scene(_ box: ListBox) throws -> Scene {
        try Scene.showing(Make.scroll(Lazy.stack([Lazy.list(box)])), width: 300, height: 400)
    }

    @Test func `a row inserted before what shows does not move it`() throws {
        let box = ListBox(Array(0..<100))
        let scene = try scene(box)
        #expect(scene.frame(scrolledBy: 1_020).minY("row 21") == 30)

        box.set([500, 501] + Array(0..<100), in: scene)

        let frame = scene.makeFrame()
        #expect(frame.minY("row 21") == 30)
        #expect(frame.offset == 1_120)
        #expect(frame.contentHeight == 5_100)
    }

    @Test func `a row inserted at rest at the start pushes the others down`() throws {
        let box = ListBox(Array(0..<30))
        let scene = try scene(box)

        box.set([100] + Array(0..<30), in: scene)

        let frame = scene.makeFrame()
        #expect(frame.minY("row 100") == 0)
        #expect(frame.minY("row 0") == 50)
    }

    @Test func `a row that grows before what shows does not move it`() throws {
        let box = ListBox(Array(0..<100))
        let scene = try scene(box)
        _ = scene.frame(scrolledBy: 1_020)

        box.set(Array(0..<100), heights: [3: 80, 21: 70], in: scene)

        let frame = scene.makeFrame()
        // Row 20 is the topmost; row 21 grows downwards.
        #expect(frame.minY("row 20") == -20)
        #expect(frame.minY("row 21") == 30)
        #expect(frame.minY("row 22") == 100)
        #expect(frame.offset == 1_050)
    }

    @Test func `the next row keeps its place when the topmost is removed`() throws {
        let box = ListBox(Array(0..<100))
        let scene = try scene(box)
        _ = scene.frame(scrolledBy: 1_020)

        box.set(Array(0..<100).filter { $0 != 20 && $0 != 21 && $0 != 5 }, in: scene)

        let frame = scene.makeFrame()
        #expect(frame.minY("row 22") == 80)
        #expect(frame.minY("row 19") == 30)
    }

    @Test func `rows before and after keep their places by identity in large data`() throws {
        let box = ListBox(Array(0..<50_000))
        let scene = try scene(box)
        _ = scene.frame(scrolledBy: 1_000_020)
        #expect(scene.makeFrame().minY("row 20001") == 30)
        box.log.forget()

        box.set([60_000, 60_001, 60_002] + Array(0..<50_000), in: scene)

        let frame = scene.makeFrame()
        #expect(frame.minY("row 20001") == 30)
        #expect(box.log.made.count <= 60)
    }

    @Test func `only new rows are made when data grows`() throws {
        let box = ListBox(Array(0..<300))
        let scene = try scene(box)
        _ = scene.frame(scrolledBy: 5_000)
        box.log.forget()

        box.set([1_000] + Array(0..<300), in: scene)

        // The new row, and the one after it, whose gap is another one now.
        #expect(Set(box.log.made).subtracting([0, 1_000]).isEmpty)
        #expect(scene.makeFrame().contentHeight == 15_050)
    }

    @Test func `rows that do not exist follow a change that all rows make`() throws {
        let box = ListBox(Array(0..<1_000))
        let scene = try scene(box)
        #expect(scene.frame(scrolledBy: 20_000).contentHeight == 50_000)

        box.set(Array(0..<1_000), heights: Dictionary(uniqueKeysWithValues: (0..<1_000).map { ($0, 60) }), in: scene)

        let frame = scene.makeFrame()
        #expect(frame.contentHeight == 60_000)
        #expect(frame.minY("row 400") == 0)
    }

    @Test func `a change that shows in no row runs only rows that exist`() throws {
        let box = ListBox(Array(0..<2_000))
        let scene = try scene(box)
        _ = scene.frame(scrolledBy: 20_000)
        box.log.forget()

        // Another height of a row that does not exist is noticed when it comes into being.
        box.set(Array(0..<2_000), heights: [1_500: 70], in: scene)
        #expect(scene.makeFrame().contentHeight == 100_000)
        #expect(box.log.made.isEmpty)

        let frame = scene.frame(scrolledBy: 75_000)
        #expect(frame.minY("row 1501") == 70)
        #expect(frame.contentHeight == 100_020)
    }

    @Test func `scrolling back into rows that were estimated does not jump`() throws {
        // Rows before 5,000 are 80 high, the others 40; the first estimate is 80.
        let elements = Elements(count: 10_000) { Lazy.row("row \($0)", $0 < 5_000 ? 80 : 40) }
        let root = Make.scroll(Lazy.stack([ViewValue(.forEach(elements), source: Make.here)]))
        let scene = try Scene.showing(root, width: 300, height: 400)
        var frame = scene.frame(scrolledBy: 300_000)
        var last = try #require(frame.topmostRow)

        for step in 1...200 {
            let before = try #require(frame.offset)
            frame = scene.frame(scrolledBy: before - 7)
            // What showed moves down by exactly 7, whatever is made above it.
            let now = try #require(frame.minY("row \(last.row)"), "step \(step)")
            #expect(isClose(now, last.y + 7, within: 0.34), "step \(step)")
            last = try #require(frame.topmostRow)
        }
    }

    @Test func `rows far away are let go`() throws {
        let elements = Elements(count: 100_000) { Lazy.row("row \($0)", 40) }
        let root = Make.scroll(Lazy.stack([ViewValue(.forEach(elements), source: Make.here)]))
        let scene = try Scene.showing(root, width: 300, height: 400)
        for step in 1...500 { _ = scene.frame(scrolledBy: Double(step) * 200) }

        let made = elements.madeCount
        _ = scene.frame(scrolledBy: 0)

        #expect(elements.madeCount > made)
        #expect(made < 2_700)
    }

    @Test func `a hundred steps of scrolling make only rows that appear`() throws {
        let elements = Elements(count: 1_000_000) { Make.text("Row \($0)").height(40) }
        let root = Make.scroll(Lazy.stack([ViewValue(.forEach(elements), source: Make.here)]))
        let scene = try Scene.showing(root, width: 300, height: 400)
        _ = scene.makeFrame()
        let before = elements.madeCount

        for step in 1...100 { _ = scene.frame(scrolledBy: Double(step) * 4) }

        #expect(elements.madeCount - before == 10)
    }
}

extension SceneFrame {
    /// The first row that shows from its top on, and where it is.
    fileprivate var topmostRow: (row: Int, y: Double)? {
        items.compactMap { item -> (row: Int, y: Double)? in
            guard let name = item.identifier, name.hasPrefix("row "), item.frame.minY >= 0 else { return nil }
            return Int(name.dropFirst(4)).map { ($0, item.frame.minY) }
        }
        .min { $0.y < $1.y }
    }
}
