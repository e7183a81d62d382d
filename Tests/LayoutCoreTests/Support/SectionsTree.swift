import LayoutCore

/// The tree of a long list, laid out eagerly: sections of a header and three padded rows, all sizes known.
///
/// It is what other layout engines are measured with too: five boxes a section and one around all.
enum SectionsTree {
    static func make(sectionCount: Int) -> LayoutNode {
        LayoutNode(
            StackLayout(axis: .vertical, alignment: .leading, spacing: 0),
            children: (0..<sectionCount).map(section)
        )
    }

    static func section(_ index: Int) -> LayoutNode {
        let header = LayoutNode(FixedLeafLayout(Size(width: 393, height: 44)))
        let rows = (0..<3).map { row in
            LayoutNode(
                PaddingLayout(insets: EdgeInsets(.all, 8)),
                children: [LayoutNode(FixedLeafLayout(Size(width: 300, height: 20 + Double((index + row) % 3))))]
            )
        }
        return LayoutNode(StackLayout(axis: .vertical, alignment: .leading, spacing: 0), children: [header] + rows)
    }

    /// Lays the tree out as the content of a scroll view: as wide as a phone, as high as it wants to be.
    static func layOut(_ root: LayoutNode) {
        root.place(at: .zero, proposal: ProposedViewSize(width: 393, height: nil), safeArea: nil)
    }
}
