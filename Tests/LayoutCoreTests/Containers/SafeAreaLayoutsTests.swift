import LayoutCore
import Testing

private func inset(
    _ edge: Edge,
    _ alignment: AlignmentGuide? = nil,
    spacing: Double? = nil,
    of view: LayoutNode,
    with bar: LayoutNode?
) -> LayoutNode {
    let across: AlignmentGuide = edge.axis == .vertical ? .horizontalCenter : .verticalCenter
    let layout = SafeAreaInsetLayout(edge: edge, alignment: alignment ?? across, spacing: spacing, pixel: 1.0 / 3)
    return LayoutNode(layout, children: [view] + (bar.map { [$0] } ?? []))
}

@Suite("SafeAreaInsetLayout")
struct SafeAreaInsetLayoutTests {
    @Test func `shares a screen between a view and bars at its four edges`() {
        let view = color()
        let bars = [color(), color(), color(), color()]
        let leading = inset(.leading, of: view, with: bars[0].framed(15))
        let top = inset(.top, of: leading, with: bars[1].framed(nil, 25))
        let trailing = inset(.trailing, of: top, with: bars[2].framed(35))
        let root = inset(.bottom, of: trailing, with: bars[3].framed(nil, 45)).laidOut(on: 300, 300)

        // From outside: 45 + 8 at the bottom, 35 + 8 trailing, 25 + 8 at the top, 15 + 8 leading.
        #expect(bars[3].frame(in: root) == Rect(0, 255, 300, 45))
        #expect(bars[2].frame(in: root) == Rect(265, 0, 35, 247))
        #expect(bars[1].frame(in: root) == Rect(0, 0, 257, 25))
        #expect(bars[0].frame(in: root) == Rect(0, 33, 15, 214))
        #expect(view.frame(in: root) == Rect(23, 33, 234, 214))
    }

    @Test func `covers the bar and its gap in the safe area of the view`() {
        let view = color()
        let root = inset(.top, spacing: 6, of: view, with: box(100, 40))
            .laidOut(on: 200, 400, safeArea: EdgeInsets(top: 50, bottom: 30))

        #expect(view.frame(in: root) == Rect(0, 96, 200, 274))
        #expect(view.safeArea?.insets(at: Rect(0, 0, 200, 274), pixel: 1.0 / 3) == EdgeInsets(top: 96, bottom: 30))
    }

    @Test func `puts the later of two bars farther out`() {
        let (inner, outer, view) = (box(10, 20), box(10, 30), color())
        let root = inset(.bottom, spacing: 0, of: inset(.bottom, spacing: 0, of: view, with: inner), with: outer)
            .laidOut(on: 100, 300)

        #expect(outer.frame(in: root).minY == 270)
        #expect(inner.frame(in: root).minY == 250)
        #expect(view.frame(in: root) == Rect(0, 0, 100, 250))
        #expect(view.safeArea?.insets(at: Rect(0, 0, 100, 250), pixel: 1).bottom == 50)
    }

    @Test func `aligns a bar across its edge`() {
        let bar = box(70, 20)
        let root = inset(.top, .trailing, of: color(), with: bar).laidOut(on: 200, 100)

        #expect(bar.frame(in: root) == Rect(130, 0, 70, 20))
    }

    @Test func `takes no room and no gap without a bar`() {
        let view = color()
        let root = inset(.top, spacing: 20, of: view, with: nil).laidOut(on: 100, 100)

        #expect(view.frame(in: root) == Rect(0, 0, 100, 100))
    }

    @Test func `offers the bar only what the view can spare`() {
        let (view, bar) = (box(100, 70), color())
        let root = inset(.bottom, spacing: 5, of: view, with: bar).laidOut(on: 100, 100)

        #expect(bar.frame(in: root) == Rect(0, 75, 100, 25))
        #expect(view.frame(in: root) == Rect(0, 0, 100, 70))
    }
}

@Suite("Safe area")
struct SafeAreaTests {
    @Test func `pads inside the safe area and covers the padding`() {
        let view = color()
        let insets = EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
        let root = view.wrapped(SafeAreaPaddingLayout(insets: insets, pixel: 0.5))
            .laidOut(on: 300, 300, safeArea: EdgeInsets(top: 50))

        #expect(view.frame(in: root) == Rect(20, 60, 240, 210))
        #expect(
            view.safeArea?.insets(at: Rect(0, 0, 240, 210), pixel: 0.5)
                == EdgeInsets(top: 60, leading: 20, bottom: 30, trailing: 40)
        )
    }

    @Test func `lets a view reach out where it touches the safe area, at the named edges`() {
        let (background, column) = (color(), color())
        let all = background.wrapped(IgnoresSafeAreaLayout(edges: .all, pixel: 1.0 / 3))
        let below = column.framed(20).wrapped(IgnoresSafeAreaLayout(edges: .bottom, pixel: 1.0 / 3))
        let root = zstack(of: [all, below])
            .laidOut(on: 400, 800, safeArea: EdgeInsets(top: 50, leading: 5, bottom: 30, trailing: 15))

        #expect(background.frame(in: root) == Rect(0, 0, 400, 800))
        #expect(all.frame(in: root) == Rect(5, 50, 380, 720))
        #expect(column.frame(in: root) == Rect(185, 50, 20, 750))
        #expect(background.safeArea?.insets(at: Rect(0, 0, 400, 800), pixel: 1.0 / 3) == .zero)
    }

    @Test func `does not let a view reach out that touches no edge`() {
        let view = box(100, 100)
        let root = view.wrapped(IgnoresSafeAreaLayout(edges: .all, pixel: 1))
            .laidOut(on: 400, 800, safeArea: EdgeInsets(top: 50, bottom: 50))

        #expect(view.frame(in: root) == Rect(150, 350, 100, 100))
    }

    @Test func `reports insets only at edges that a view touches`() {
        let (top, rest) = (LayoutNode(GeometryReaderLayout()), color())
        let root = vstack(spacing: 0, of: [top.framed(100, 60), rest])
            .laidOut(on: 300, 300, safeArea: EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40))

        #expect(top.frame(in: root) == Rect(90, 10, 100, 60))
        #expect(top.safeArea?.insets(at: Rect(0, 0, 100, 60), pixel: 1.0 / 3) == EdgeInsets(top: 10))
    }

    @Test func `places readers again when only the safe area changed`() {
        let reader = LayoutNode(GeometryReaderLayout(), children: [box(1, 1)])
        let stack = vstack(spacing: 0, of: [reader, box(5, 5)])
        let area = SafeArea(outer: Rect(0, 0, 100, 100), safe: Rect(0, 10, 100, 80))
        let proposal = ProposedViewSize(width: 100, height: 100)
        stack.place(at: .zero, proposal: proposal, safeArea: area)
        let before = reader.placeCount

        stack.place(at: .zero, proposal: proposal, safeArea: area.ignoring(.top))

        #expect(reader.placeCount == before + 1)
        #expect(reader.safeArea?.insets(at: Rect(0, 0, 100, 95), pixel: 1).top == 0)
    }
}
