import HandMadeViews
import LayoutCore
import ScrollDynamics
import Testing
import ViewRuntime

/// Rows of a plain list: at least 44 high, with 11 points above and below their views and 16 at the sides unless they say otherwise.
@Suite("Rows of a list")
struct ListRowTests {
    private func list(_ rows: [ViewValue]) -> ViewValue {
        ViewValue(.list(content: .value(ViewValue(.tuple(rows), source: Make.here))), source: Make.here)
    }

    private func inset(_ insets: EdgeInsets?) -> ModifierValue.Kind { .listRow(.insets(insets)) }

    @Test func `keeps insets around a view and shares what is left of its height`() throws {
        let rows = [
            Lazy.row("own", 50),
            Lazy.row("none", 30).with(inset(.zero)),
            Lazy.row("uneven", 60).with(inset(EdgeInsets(top: 4, leading: 20, bottom: 6, trailing: 30))),
            Lazy.row("below", 10).with(inset(EdgeInsets(top: 10))),
            Lazy.row("outer", 40).with(inset(EdgeInsets(.all, 9))).with(inset(.zero)),
            Lazy.row("list's", 50).with(inset(.zero)).with(inset(nil)),
        ]
        let frame = try Scene.showing(list(rows), width: 400, height: 800).makeFrame()

        // 50 + 22 = 72 | 30 < 44 | 4 + 60 + 6 = 70 | 10 + 10 < 44: 12 of the 34 below the inset stand above | 40 < 44 | 72
        #expect(frame.item("own")?.frame == Rect(x: 16, y: 11, width: 368, height: 50))
        #expect(frame.item("none")?.frame == Rect(x: 0, y: 79, width: 400, height: 30))
        #expect(frame.item("uneven")?.frame == Rect(x: 20, y: 120, width: 350, height: 60))
        #expect(frame.item("below")?.frame == Rect(x: 0, y: 208, width: 400, height: 10))
        #expect(frame.item("outer")?.frame == Rect(x: 0, y: 232, width: 400, height: 40))
        #expect(frame.item("list's")?.frame == Rect(x: 16, y: 285, width: 368, height: 50))
    }

    @Test func `makes rows as low as the environment allows`() throws {
        let rows = [Lazy.row("zero", 0).with(inset(.zero)), Lazy.row("after", 20)]
        let root = list(rows).with(.environment(.leastListRowHeight(1)))
        let frame = try Scene.showing(root, width: 400, height: 800).makeFrame()

        #expect(frame.item("after")?.frame == Rect(x: 16, y: 12, width: 368, height: 20))
    }

    // Nothing else changes: the second of two rows stands in the middle of the second 44, then of the second 60.
    @Test func `makes rows as high as the environment says when that alone changes`() throws {
        let rows = [Lazy.row("first", 20), Lazy.row("second", 20)]
        func root(_ height: Double) -> ViewValue { list(rows).with(.environment(.leastListRowHeight(height))) }
        let scene = try Scene.showing(root(44), width: 400, height: 800)
        #expect(scene.makeFrame().item("second")?.frame.minY == 56)

        scene.show(root(60))
        #expect(scene.makeFrame().item("second")?.frame.minY == 80)
        #expect(scene.makeFrame().scrollViews.first?.geometry.contentSize.height == 120)
    }

    // Rows of 44, the second one filled from side to side; with 10 points between rows it begins at 54.
    @Test(arguments: [(nil, 44.0), (10, 54)] as [(Double?, Double)])
    func `fills a row from side to side, and keeps rows apart`(spacing: Double?, start: Double) throws {
        let red = StyleValue.color(.named("red"))
        let rows = [
            Lazy.row("plain", 22),
            Lazy.row("filled", 22).with(.listRow(.background(.background))).with(.listRow(.background(red))),
            Lazy.row("taken back", 22).with(.listRow(.background(red))).with(.listRow(.background(nil))),
        ]
        let root = list(rows).with(.environment(.listRowSpacing(spacing)))
        let frame = try Scene.showing(root, width: 400, height: 800).makeFrame()

        #expect(frame.items.last { $0.identifier == "filled" }?.frame.minY == start + 11)
        let wide = frame.items.filter { item in
            if case .shape = item.content { item.frame.width == 400 && item.frame.height == 44 } else { false }
        }
        #expect(wide.map(\.frame) == [Rect(x: 0, y: start, width: 400, height: 44)])
    }

    @Test func `draws a line below each row that has not hidden it, from where its view begins`() throws {
        let rows = [
            Lazy.row("shown", 22),
            Lazy.row("inset", 44).with(inset(EdgeInsets(leading: 40))),
            Lazy.row("hides below", 22).with(.listRow(.separator(isHidden: true, edges: .bottom))),
            Lazy.row("before", 22),
            Lazy.row("hides above", 22).with(.listRow(.separator(isHidden: true, edges: .top))),
            Lazy.row("shows again", 22).with(.listRow(.separator(isHidden: true, edges: .all)))
                .with(.listRow(.separator(isHidden: false, edges: .all))),
        ]
        let frame = try Scene.showing(list(rows), width: 400, height: 800).makeFrame()

        let lines = frame.items.filter { if case .line = $0.content { true } else { false } }
        #expect(lines.map(\.frame.minX) == [16, 40, 16, 16])
        #expect(lines.map { ($0.frame.maxY / 44).rounded() } == [1, 2, 5, 6])
    }
}
