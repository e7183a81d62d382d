import LayoutCore

/// A `GridRow`: its views are cells of the grid around it.
final class GridRowNode: ViewNode {
    private(set) var alignment: AlignmentGuide?
    private var content: ViewNode?
    override var childNodes: [ViewNode] { content.map { [$0] } ?? [] }
    override var name: String { "GridRow" }

    override init(_ value: ViewValue, _ surroundings: Surroundings, parent: ViewNode?, graph: ViewGraph) {
        super.init(value, surroundings, parent: parent, graph: graph)
        guard case .gridRow(let alignment, let contained) = value.kind else { return }
        self.alignment = alignment
        content = graph.makeContent(contained, surroundings.inside(stackAxis: .horizontal), parent: self)
    }

    override func matches(_ value: ViewValue) -> Bool {
        if case .gridRow = value.kind { return true }
        return false
    }

    override func update(_ value: ViewValue, _ surroundings: Surroundings) {
        super.update(value, surroundings)
        guard case .gridRow(let newAlignment, let contained) = value.kind, var node = content else { return }
        if newAlignment != alignment {
            alignment = newAlignment
            graph.noteItemChange(below: self)
        }
        graph.reconcileContent(&node, contained, surroundings.inside(stackAxis: .horizontal), parent: self)
        content = node
    }
}
