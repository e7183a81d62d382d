import HandMadeViews
import LayoutCore
import ScrollDynamics
import Testing
import ViewRuntime

@Suite("LazyVStack")
struct LazyStackTests {
    @Test func `makes a row of each view of an element`() throws {
        let pairs = Make.forEach(15) { index in
            ViewValue(
                .tuple([Lazy.row("upper \(index)", 20), Lazy.row("lower \(index)", 40)]),
                source: Make.here
            )
        }
        let scene = try Scene.showing(Make.scroll(Lazy.stack(spacing: 10, [pairs])), width: 300, height: 400)

        let frame = scene.makeFrame()

        #expect(frame.minY("lower 0") == 30)
        #expect(frame.minY("upper 1") == 80)
        #expect(frame.minY("lower 2") == 190)
        #expect(frame.contentHeight == 1_190)
    }

    @Test func `aligns rows in the width that it is offered`() throws {
        let rows = Make.forEach(40) { index in
            Make.color("green").named("row \(index)")
                .with(.frame(width: 50 + Double(index) * 3, height: 30, alignment: .center))
        }
        let scene = try Scene.showing(
            Make.scroll(Lazy.stack(alignment: .trailing, spacing: 11, [rows])),
            width: 300,
            height: 400
        )

        #expect(scene.makeFrame().item("row 4")?.frame == Rect(x: 238, y: 164, width: 62, height: 30))
        #expect(scene.makeFrame().contentHeight == 1_629)
        #expect(scene.frame(scrolledBy: 500).item("row 13")?.frame == Rect(x: 211, y: 33, width: 89, height: 30))
    }

    @Test func `knows the exact length of nested stacks from the first frame on`() throws {
        let groups = Make.forEach(10) { group in
            Lazy.stack([Make.forEach(30) { Lazy.row("\(group)-\($0)", 30 + Double($0 % 4) * 20) }])
        }
        let scene = try Scene.showing(Make.scroll(Lazy.stack([groups])))

        // Seven times 240, 30 and 50.
        #expect(scene.makeFrame().contentHeight == 17_600)
        let end = scene.frame(scrolledBy: 16_841)
        #expect(end.item("9-29")?.frame.maxY == 818)
        #expect(end.contentHeight == 17_600)
        #expect(scene.frame(scrolledBy: 1_760).minY("1-0") == 59)
    }

    // 30 columns of (width - 20) / 3 with 10 between them: of 120 on a screen of 380, of 100 on one of 320, whether they show or not.
    @Test func `measures by the screen's new width what does not show`() throws {
        let columns = Make.forEach(30) { index in
            Make.color("green").named("column \(index)").height(50).with(
                .containerRelativeFrame(
                    ContainerRelativeFrameValue(axes: .horizontal, length: .span(count: 3, span: 1, spacing: 10))
                )
            )
        }
        let root = Make.scroll(Lazy.stack(along: .horizontal, spacing: 10, [columns]), axes: .horizontal)
        let scene = try Scene.showing(root, width: 380, height: 400)
        #expect(scene.makeFrame().scrollViews.first?.geometry.contentSize.width == 3_890)
        var configuration = scene.configuration

        for (width, length) in [(320.0, 3_290.0), (380, 3_890)] {
            configuration.device = Device(bareSize: Size(width: width, height: 400), scale: 2, safeArea: EdgeInsets())
            scene.configure(configuration)
            #expect(scene.makeFrame().scrollViews.first?.geometry.contentSize.width == length)
        }
    }

    @Test func `scrolls with plain rows before it as one region`() throws {
        let headers = (0..<5).map { Lazy.row("header \($0)", 40) }
        let root = Make.scroll(Make.stack(.vertical, headers + [Lazy.stack([Lazy.rows(50, 40)])]))
        let scene = try Scene.showing(root)

        #expect(scene.makeFrame().contentHeight == 2_200)
        let frame = scene.frame(scrolledBy: 150)
        #expect(frame.minY("header 3") == 29)
        #expect(frame.minY("row 0") == 109)
    }

    @Test func `keeps the gaps of text rows when they are made again`() throws {
        let rows = Make.forEach(1_000) { Make.text("Row \($0)").named("row \($0)") }
        let scene = try Scene.showing(Make.scroll(Lazy.stack(spacing: nil, [rows])), width: 300, height: 400)
        // Lines of 20.333 with 2 between.
        #expect(isClose(scene.makeFrame().contentHeight, 1_000 * 20.333_333 + 999 * 2, within: 0.34))

        let frame = scene.frame(scrolledBy: 500 * 22.333_333)

        #expect(isClose(frame.minY("row 500"), 0, within: 0.34))
        #expect(isClose(frame.contentHeight, 22_331.333, within: 0.34))
    }

    @Test func `keeps the state of rows by their identity, far away too`() throws {
        let box = ListBox(Array(0..<1_000))
        let list = Make.body { context in
            _ = box.slot.read(context.tracker)
            return ViewValue(.forEach(CounterElements(box.ids)), source: Make.here)
        }
        let scene = try Scene.showing(Make.scroll(Lazy.stack([list])), width: 300, height: 400)
        _ = scene.makeFrame()
        scene.touch(.began, at: Point(x: 150, y: 20), time: 0.1)
        scene.touch(.ended, at: Point(x: 150, y: 20), time: 0.15)
        #expect(scene.makeFrame().texts("0 at 1.0").count == 1)

        _ = scene.frame(scrolledBy: 30_000)
        #expect(scene.frame(scrolledBy: 0).texts("0 at 1.0").count == 1)

        box.set(box.ids.reversed(), in: scene)
        let text = scene.frame(scrolledBy: 39_600).texts("0 at 1.0").first
        #expect(isClose(text?.frame.midY, 380, within: 0.34))
    }

    @Test func `leaves no gaps for empty elements`() throws {
        let rows = Make.forEach(10) { index in
            index % 4 == 3 || index == 0 ? ViewValue(.empty, source: Make.here) : Lazy.row("row \(index)", 20)
        }
        let scene = try Scene.showing(Make.scroll(Lazy.stack(spacing: 10, [rows])), width: 100, height: 400)

        let frame = scene.makeFrame()

        // Seven rows are left: 1, 2, 4, 5, 6, 8, 9.
        #expect(frame.minY("row 1") == 0)
        #expect(frame.minY("row 4") == 60)
        #expect(frame.contentHeight == 200)
    }

    /// Sections of a header of 40 and rows that their section tells the height of; the rows that are made are noted.
    private func sections(_ count: Int, rows: Int, log: MakeLog, height: @escaping (Int) -> Double) -> ViewValue {
        Make.forEach(count) { section in
            Make.section(
                header: Lazy.row("head \(section)", 40),
                footer: nil,
                Make.forEach(rows) { row in
                    log.note(row)
                    return Lazy.row("row \(section).\(row)", height(section))
                }
            )
        }
    }

    @Test(arguments: [(400, 5), (600, 4), (2_001, 1)])
    func `makes only rows near what shows where all are more than may be measured`(count: Int, rows: Int) throws {
        let log = MakeLog()
        let content = sections(count, rows: rows, log: log) { _ in 40 }
        let scene = try Scene.showing(Make.scroll(Lazy.stack([content])), width: 400, height: 800)

        #expect(isClose(scene.makeFrame().contentHeight, Double(count * (rows + 1)) * 40))
        #expect(log.made.count <= 60)
    }

    @Test func `measures two thousand rows, headers counted`() throws {
        let log = MakeLog()
        let content = sections(400, rows: 4, log: log) { $0.isMultiple(of: 2) ? 40 : 80 }
        let scene = try Scene.showing(Make.scroll(Lazy.stack([content])), width: 400, height: 800)

        // 200 times 40 and four rows of 40, 200 times 40 and four of 80.
        #expect(scene.makeFrame().contentHeight == 112_000)
    }

    @Test func `nested stacks share what may be made to be measured`() throws {
        let log = MakeLog()
        let groups = Make.forEach(1_000) { group in
            Lazy.stack([
                Make.forEach(1_000) { row in
                    log.note(row)
                    return Lazy.row("\(group)-\(row)", 40)
                }
            ])
        }
        let scene = try Scene.showing(Make.scroll(Lazy.stack([groups])), width: 100, height: 400)

        #expect(isClose(scene.makeFrame().contentHeight, 40_000_000))
        #expect(log.made.count < 4_000)
        #expect(scene.frame(scrolledBy: 20_000_000).minY("500-0") == 0)
    }

    @Test func `dresses the rows of a list`() throws {
        let rows = Make.forEach(2) { Make.text("Row \($0)") }
        let big = Make.color("red").named("big").height(60)
        let section = Make.section(header: Make.text("A"), ViewValue(.tuple([rows, big]), source: Make.here))
        let list = ViewValue(.list(content: .value(section)), source: Make.here)
        let scene = try Scene.showing(list)

        let frame = scene.makeFrame()

        // A header of 28, rows of 44, and 60 between margins of 11.
        #expect(frame.contentHeight == 198)
        #expect(isClose(frame.texts("Row 0").first?.frame.minX, 16))
        #expect(isClose(frame.texts("Row 0").first?.frame.midY, 109, within: 0.34))
        #expect(frame.item("big")?.frame == Rect(x: 16, y: 186, width: 361, height: 60))
        #expect(scene.frame(scrolledBy: 40).texts("A").first?.pinned == .header)
    }
}

/// Rows that count taps.
final class CounterElements: ForEachContent {
    private let ids: [Int]

    init(_ ids: [Int]) { self.ids = ids }

    var count: Int { ids.count }

    func id(at index: Int) -> ViewID { ViewID(AnyHashable(ids[index])) }

    func makeView(at index: Int, in context: EvaluationContext) throws(EvaluationFailure) -> ViewValue {
        ViewValue(.composite(Counter(number: ids[index])), source: Make.here)
    }

    func isEquivalent(to other: any ForEachContent) -> Bool { (other as? CounterElements)?.ids == ids }

    func isElementEquivalent(at index: Int, to other: any ForEachContent, at otherIndex: Int) -> Bool {
        (other as? CounterElements)?.ids[otherIndex] == ids[index]
    }
}

/// A row that shows how often it was tapped.
private final class Counter: CompositeView {
    private let number: Int

    init(number: Int) { self.number = number }

    var typeName: String { "Counter" }
    var typeID: Int { 1 }

    func makeState(in context: EvaluationContext) throws(EvaluationFailure) -> [StateDeclaration] {
        [StateDeclaration(name: "taps", value: Number(0), position: Make.here)]
    }

    func makeBody(state: StateStorage, in context: EvaluationContext) throws(EvaluationFailure) -> ViewValue {
        let slot = state.slots[0]
        let taps = (slot.read(context.tracker) as? Number)?.doubleValue ?? 0
        let action = Function { _, context in
            slot.write(Number(taps + 1), context.tracker)
            return nil
        }
        return Make.text("\(number) at \(taps)")
            .with(.onTapGesture(count: 1, action: action))
            .with(.flexibleFrame(FlexibleFrameValue(maxWidth: .infinity)))
            .height(40)
    }

    func isEquivalent(to other: any CompositeView) -> Bool { (other as? Counter)?.number == number }
}
