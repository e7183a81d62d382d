import LayoutCore

/// A modifier that tells the navigation stack around it a title, a mode, or how its bar looks.
final class NavigationModifierNode: ViewNode {
    private var child: ViewNode?
    private var modifierName: String
    override var childNodes: [ViewNode] { child.map { [$0] } ?? [] }
    override var name: String { modifierName }
    override var isModifier: Bool { true }

    override init(_ value: ViewValue, _ surroundings: Surroundings, parent: ViewNode?, graph: ViewGraph) {
        modifierName = ""
        super.init(value, surroundings, parent: parent, graph: graph)
        guard case .modified(let content, let modifier) = value.kind else { return }
        modifierName = modifier.kind.name
        tell(modifier.kind)
        child = graph.makeNode(content, surroundings, parent: self)
    }

    static func handles(_ kind: ModifierValue.Kind) -> Bool {
        switch kind {
        case .navigationTitle, .navigationBarTitleDisplayMode, .toolbarVisibility, .toolbarBackground: true
        default: false
        }
    }

    private func tell(_ kind: ModifierValue.Kind) {
        guard let navigation = surroundings.navigation else { return }
        switch kind {
        case .navigationTitle(let title): navigation.set(title: title, by: id)
        case .navigationBarTitleDisplayMode(let mode): navigation.set(mode: mode, by: id)
        case .toolbarVisibility(let isHidden, let bars):
            if bars.contains(.navigationBar) { navigation.set(isHidden: isHidden, by: id) }
        case .toolbarBackground(let background, let bars):
            if bars.contains(.navigationBar) { navigation.set(background: background, by: id) }
        default: break
        }
    }

    override func matches(_ value: ViewValue) -> Bool {
        guard case .modified(_, let modifier) = value.kind else { return false }
        return Self.handles(modifier.kind) && modifier.kind.name == modifierName
    }

    override func update(_ value: ViewValue, _ surroundings: Surroundings) {
        super.update(value, surroundings)
        guard case .modified(let content, let modifier) = value.kind, var node = child else { return }
        tell(modifier.kind)
        graph.reconcile(&node, content, surroundings, parent: self)
        child = node
    }

    override func end() {
        if let navigation = surroundings.navigation {
            navigation.set(title: nil, by: id)
            navigation.set(mode: nil, by: id)
            navigation.set(isHidden: nil, by: id)
            navigation.set(background: nil, by: id)
        }
        super.end()
    }
}
