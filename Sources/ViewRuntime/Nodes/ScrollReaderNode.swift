import LayoutCore

/// A `ScrollViewReader`: gives its content a proxy that scrolls the scroll views inside.
final class ScrollReaderNode: ViewNode {
    private var content: BodyNode?
    override var childNodes: [ViewNode] { content.map { [$0] } ?? [] }
    override var name: String { "ScrollViewReader" }

    init(
        _ value: ViewValue,
        _ body: any ViewBody,
        _ surroundings: Surroundings,
        parent: ViewNode?,
        graph: ViewGraph
    ) {
        super.init(value, surroundings, parent: parent, graph: graph)
        content = BodyNode(
            body,
            argument: .scrollViewProxy(ScrollViewProxy(readerID: id)),
            source: value.source,
            surroundings,
            parent: self,
            graph: graph
        )
    }

    override func matches(_ value: ViewValue) -> Bool {
        if case .scrollViewReader = value.kind { return true }
        return false
    }

    override func update(_ value: ViewValue, _ surroundings: Surroundings) {
        super.update(value, surroundings)
        if case .scrollViewReader(let body) = value.kind { content?.update(body, surroundings) }
    }
}
