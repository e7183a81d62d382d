import LayoutCore
import Testing

@Suite("LayoutNode")
struct LayoutNodeTests {
    /// A chain of stacks, each with a plain view before and after the next stack.
    private func chain(of depth: Int, around leaf: LayoutNode, alternating: Bool) -> LayoutNode {
        (0..<depth).reduce(leaf) { inner, level in
            alternating && level.isMultiple(of: 2)
                ? hstack(spacing: 0, of: [box(1, 1), inner, box(1, 1)])
                : vstack(spacing: 0, of: [box(1, 1), inner, box(1, 1)])
        }
    }

    @Test func `measures a leaf under a hundred stacks three times`() {
        // Its minimum, its maximum and its share; placing asks for the share again.
        let leaf = color()

        chain(of: 100, around: leaf, alternating: false).laidOut(on: 1000, 1000)

        #expect(leaf.measureCount == 3)
    }

    @Test func `measures a leaf under a hundred stacks across each other nine times`() {
        // Minimum, maximum and share of the width, each with those of the height.
        let leaf = color()

        chain(of: 100, around: leaf, alternating: true).laidOut(on: 1000, 1000)

        #expect(leaf.measureCount == 9)
    }

    @Test func `measures a leaf under a hundred stacks of one view once`() {
        let leaf = color()
        let tree = (0..<100).reduce(leaf) { inner, level in
            level.isMultiple(of: 2) ? hstack(of: [inner]) : vstack(of: [inner])
        }

        tree.laidOut(on: 100, 100)

        #expect(leaf.measureCount == 1)
    }

    @Test func `measures a leaf in scrolled content once`() {
        let leaf = color()
        let tree = (0..<100).reduce(leaf) { inner, _ in vstack(spacing: 0, of: [box(1, 1), inner, color()]) }

        tree.place(at: .zero, proposal: ProposedViewSize(width: 300, height: nil), safeArea: nil)

        #expect(leaf.measureCount == 1)
    }

    @Test(arguments: [100, 1_000, 10_000])
    func `does the same work for each section, however many there are`(count: Int) {
        let sections = (0..<count).map { _ in
            vstack(.leading, spacing: 0, of: [box(300, 28)] + (0..<3).map { _ in box(280, 20).padded(.all, 12) })
        }
        let column = vstack(.leading, spacing: 0, of: sections)

        column.place(at: .zero, proposal: ProposedViewSize(width: 393, height: nil), safeArea: nil)

        // A stack, a header, three paddings and three leaves, each asked once; the four containers place what is in them.
        #expect(column.all.map(\.measureCount).reduce(0, +) == 8 * count + 1)
        #expect(column.all.map(\.placeCount).reduce(0, +) == 8 * count + 1)
        #expect(column.size == Size(width: 304, height: Double(count) * 160))
    }

    @Test func `measures only a changed leaf and its ancestors again`() {
        let leaves = (0..<6).map { _ in box(10, 10) }
        let rows = [vstack(of: Array(leaves[..<3])), vstack(of: Array(leaves[3...]))]
        let column = vstack(of: rows)
        let proposal = ProposedViewSize(width: 300, height: nil)
        column.place(at: .zero, proposal: proposal, safeArea: nil)
        let before = column.all.map(\.measureCount)

        leaves[4].setLayout(FixedLeafLayout(Size(width: 30, height: 20)))
        column.place(at: .zero, proposal: proposal, safeArea: nil)

        let again = zip(column.all, before).filter { $0.measureCount > $1 }.map(\.0)
        #expect(again.map(ObjectIdentifier.init) == [column, rows[1], leaves[4]].map(ObjectIdentifier.init))
    }

    @Test func `does nothing when it is placed again unchanged`() {
        let leaf = color()
        let stack = vstack(of: [leaf, box(10, 10)])
        let root = stack.laidOut(on: 100, 100)
        let before = root.all.map { ($0.measureCount, $0.placeCount) }

        root.place(at: .zero, proposal: .unspecified, safeArea: nil)

        #expect(root.all.map(\.measureCount) == before.map(\.0))
        #expect(root.all.map(\.placeCount) == before.map(\.1))
    }

    @Test func `only moves what is placed elsewhere with the same proposal`() {
        let (first, second) = (box(10, 10), vstack(of: [box(20, 20)]))
        let column = vstack(spacing: 0, of: [first, second])
        column.place(at: .zero, proposal: .unspecified, safeArea: nil)
        let before = second.placeCount

        first.setLayout(FixedLeafLayout(Size(width: 10, height: 35)))
        column.place(at: .zero, proposal: .unspecified, safeArea: nil)

        #expect(second.frame == Rect(0, 35, 20, 20))
        #expect(second.placeCount == before)
    }

    @Test func `follows children that are added, removed and moved`() {
        let views = [box(10, 10), box(20, 20), box(30, 30)]
        let column = vstack(spacing: 0, of: views)
        column.place(at: .zero, proposal: .unspecified, safeArea: nil)

        column.setChildren([views[2], views[0], box(5, 5)])
        column.place(at: .zero, proposal: .unspecified, safeArea: nil)

        #expect(column.size == Size(width: 30, height: 45))
        #expect(views[0].frame == Rect(10, 30, 10, 10))
        #expect(views[1].parent == nil)
    }

    @Test func `keeps a child that moved when the old parent goes`() {
        let view = box(10, 10)
        var old: LayoutNode? = vstack(of: [view])
        let new = vstack(of: [view])
        #expect(old != nil)

        old = nil

        #expect(view.parent === new)
    }

    @Test func `answers again for more proposals than it keeps`() {
        let leaf = LayoutNode(StyleFillLayout())

        for round in 0..<3 {
            for width in 0..<40 {
                let size = leaf.sizeThatFits(ProposedViewSize(width: Double(width), height: 1))
                #expect(size == Size(width: Double(width), height: 1), "round \(round)")
            }
        }
    }

    @Test func `takes nonsense in a proposal for something that it knows`() {
        let leaf = color()

        #expect(leaf.sizeThatFits(ProposedViewSize(width: .nan, height: -5)) == Size(width: 10, height: 0))
    }

    @Test func `lets go of a chain of a million views`() {
        weak var last: LayoutNode?
        var node: LayoutNode? = box(1, 1)
        last = node
        for _ in 0..<1_000_000 { node = node.map { LayoutNode(UnaryLayout(), children: [$0]) } }
        #expect(last != nil)

        node = nil

        #expect(last == nil)
    }

    @Test func `gives what its layout cannot mean a stated size and place`() {
        let inner = LayoutNode(GarbageLayout(seed: 3), children: [box(10, 10)])
        let root = zstack(of: [inner]).laidOut(on: 0, 0)

        for node in root.all {
            #expect(node.frame.minX.isFinite && node.frame.minY.isFinite)
            #expect((0...LayoutNode.infiniteLength).contains(min(node.size.width, LayoutNode.infiniteLength)))
        }
    }

    @Test func `places what wants to be infinite with a million points`() {
        let view = color()

        view.place(at: .zero, proposal: .infinity, safeArea: nil)

        #expect(view.size == Size(width: 1_000_000, height: 1_000_000))
    }
}
