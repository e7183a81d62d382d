import LayoutCore

/// A `Section`: its parts are taken apart by lazy containers; elsewhere they stand one after the other.
final class SectionNode: ViewNode {
    private var header: ViewNode?
    private var content: ViewNode?
    private var footer: ViewNode?
    override var childNodes: [ViewNode] { [header, content, footer].compactMap { $0 } }
    override var name: String { "Section" }

    init(
        _ value: ViewValue,
        _ section: SectionValue,
        _ surroundings: Surroundings,
        parent: ViewNode?,
        graph: ViewGraph
    ) {
        super.init(value, surroundings, parent: parent, graph: graph)
        header = section.header.map { graph.makeContent($0, surroundings, parent: self) }
        content = graph.makeContent(section.content, surroundings, parent: self)
        footer = section.footer.map { graph.makeContent($0, surroundings, parent: self) }
    }

    override func matches(_ value: ViewValue) -> Bool {
        guard case .section(let section) = value.kind else { return false }
        let hasSameParts = (section.header != nil) == (header != nil) && (section.footer != nil) == (footer != nil)
        return hasSameParts || graph.isEditing
    }

    override func update(_ value: ViewValue, _ surroundings: Surroundings) {
        super.update(value, surroundings)
        guard case .section(let section) = value.kind else { return }
        update(&header, section.header, surroundings)
        update(&content, section.content, surroundings)
        update(&footer, section.footer, surroundings)
    }

    private func update(_ node: inout ViewNode?, _ value: ViewContent?, _ surroundings: Surroundings) {
        if let value, var current = node {
            graph.reconcileContent(&current, value, surroundings, parent: self)
            node = current
        } else if value != nil || node != nil {
            // An edit has added or removed a header or footer.
            node?.end()
            node = value.map { graph.makeContent($0, surroundings, parent: self) }
            graph.noteItemChange(below: self)
        }
    }

    override func collectSegments(into segments: inout [LazySegment]) {
        segments.append(
            SectionSegment(
                header: header.map(Self.segment),
                content: Self.segment(content),
                footer: footer.map(Self.segment)
            )
        )
    }

    private static func segment(_ node: ViewNode?) -> LazySegment {
        var parts: [LazySegment] = []
        node?.collectSegments(into: &parts)
        return ListSegment(parts)
    }
}
