import LayoutCore
import Testing

@Suite("LayoutBudget")
struct LayoutBudgetTests {
    /// Rows and columns in turn, with texts and ratios that tie widths to heights: every level asks the next for more sizes.
    ///
    /// Without a budget 16 levels ask some ten thousand questions, 32 sixty times as many.
    private func hostileTree(depth: Int) -> LayoutNode {
        (0..<depth).reduce(color()) { inner, level in
            let text = LayoutNode(TextLeafLayout(WordyText(wordCount: 7 + 5 * level), pixel: 1))
            let ratio = AspectRatioLayout(ratio: 1.5 + Double(level) / 7, contentMode: .fit)
            return level.isMultiple(of: 2)
                ? hstack(spacing: 1, of: [text, inner.wrapped(ratio)]) : vstack(spacing: 1, of: [inner, text])
        }
    }

    private func root(around tree: LayoutNode, _ budget: LayoutBudget) -> LayoutNode {
        let root = LayoutNode(
            RootLayout(size: Size(width: 4_000, height: 8_000), safeAreaInsets: .zero),
            children: [tree]
        )
        root.budget = budget
        budget.begin()
        root.place(at: .zero, proposal: .unspecified, safeArea: nil)
        return root
    }

    @Test func `bounds the questions of a layout whatever its depth`() {
        let budget = LayoutBudget(limit: 5_000)
        let root = root(around: hostileTree(depth: 40), budget)

        #expect(root.all.reduce(0) { $0 + $1.measureCount } <= 5_000)
        #expect(budget.exhaustedNode != nil)
        #expect(root.all.allSatisfy { $0.size.width.isFinite && $0.size.width >= 0 && $0.origin.x.isFinite })
    }

    @Test func `gives the same each time`() {
        let frames = (0..<2).map { _ in
            root(around: hostileTree(depth: 30), LayoutBudget(limit: 3_000)).all.map(\.frame)
        }

        #expect(frames[0] == frames[1])
    }

    @Test func `is not touched by a screen of ordinary views`() {
        let budget = LayoutBudget(limit: 10_000)
        func tree() -> LayoutNode {
            vstack(spacing: 0, of: (0..<100).map { hstack(of: [box(20, 10), color(), box(Double($0), 30)]) })
        }

        let counted = root(around: tree(), budget)

        #expect(budget.exhaustedNode == nil)
        #expect(counted.all.map(\.frame) == tree().laidOut(on: 4_000, 8_000).all.map(\.frame))
    }

    @Test func `goes on with the next frame`() {
        let budget = LayoutBudget(limit: 50)
        let leaves = (0..<100).map { _ in box(10, 1) }
        let column = vstack(.leading, spacing: 0, of: leaves)
        column.budget = budget
        var areComplete: [Bool] = []
        for changed in [0, 99, 0] {
            budget.begin()
            leaves[changed].invalidate()
            column.place(at: .zero, proposal: ProposedViewSize(width: 400, height: nil), safeArea: nil)
            areComplete.append(budget.exhaustedNode == nil)
        }

        // Each frame has the column and 49 leaves answer; the last asks for the two that are left, and one that changed.
        #expect(areComplete == [false, false, true])
        #expect(leaves[99].frame.maxY == 100)
    }

    @Test func `counts a text by its length`() {
        let text = LayoutNode(TextLeafLayout(WordyText(wordCount: 16), pixel: 1))
        let budget = LayoutBudget(limit: 100)
        text.budget = budget

        _ = text.sizeThatFits(.unspecified)
        _ = text.sizeThatFits(.unspecified)
        _ = text.sizeThatFits(ProposedViewSize(width: 60, height: nil))

        // Two answers of 1 + 80 / 8 each; the repeated one was kept.
        #expect(budget.count == 22)
    }

    @Test func `counts what is beyond four kilobytes of a text four times`() {
        let text = LayoutNode(TextLeafLayout(WordyText(wordCount: 2_000), pixel: 1))
        let budget = LayoutBudget(limit: 10_000)
        text.budget = budget

        _ = text.sizeThatFits(.unspecified)

        // 10,000 bytes: 1 + 4,096 / 8 + 5,904 / 2.
        #expect(budget.count == 3_465)
    }
}
