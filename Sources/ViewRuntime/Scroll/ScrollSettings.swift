import LayoutCore
import ScrollDynamics

/// What the modifiers around a scroll view ask of it; they reach every scroll view inside.
final class ScrollSettings {
    var isDisabled = false
    var bounceBehavior = PerAxis<ScrollBounceBehavior>(both: .automatic)
    var indicators = PerAxis<ScrollIndicatorVisibility>(both: .automatic)
    var isClipDisabled = false
    /// Margins of the content, and of the indicators, beyond the safe area, in points.
    var contentMargins = EdgeInsets.zero
    var indicatorMargins = EdgeInsets.zero
    var targetBehavior: ScrollTargetBehaviorValue?
    /// The places that content keeps.
    var anchors = ScrollAnchors()
    var positionID: (binding: any ProgramBinding, anchor: UnitPoint?)?
    var position: (binding: any ProgramBinding, anchor: UnitPoint?)?
    var refresh: (any ProgramFunction)?

    init() {}

    /// The settings with what one modifier changes; `nil` if the modifier is not about scrolling.
    func applying(_ modifier: ModifierValue.Kind) -> ScrollSettings? {
        let copy = ScrollSettings(copying: self)
        switch modifier {
        case .scrollDisabled(let value): copy.isDisabled = isDisabled || value
        case .scrollBounceBehavior(let value, let axes):
            for axis in Axis.allCases where axes.contains(axis) { copy.bounceBehavior[axis] = value }
        case .scrollIndicators(let value, let axes):
            for axis in Axis.allCases where axes.contains(axis) { copy.indicators[axis] = value }
        case .scrollClipDisabled(let value): copy.isClipDisabled = value
        case .contentMargins(let edges, let margins, let placement):
            let insets = margins.withoutGarbage
            if placement != .scrollIndicators { copy.contentMargins.replace(insets, at: edges) }
            if placement != .scrollContent { copy.indicatorMargins.replace(insets, at: edges) }
        case .scrollTargetBehavior(let value): copy.targetBehavior = value
        case .scrollPositionID(let binding, let anchor): copy.positionID = (binding, anchor)
        case .scrollPosition(let binding, let anchor): copy.position = (binding, anchor)
        case .defaultScrollAnchor(let anchor, let role): copy.anchors.set(anchor?.withoutGarbage, for: role)
        case .refreshable(let action): copy.refresh = action
        default: return nil
        }
        return copy
    }

    /// What scroll views inside this one have from it.
    var inherited: ScrollSettings {
        let result = ScrollSettings()
        result.isDisabled = isDisabled
        result.bounceBehavior = bounceBehavior
        result.indicators = indicators
        return result
    }

    /// Says whether both ask the same of a scroll view.
    func isEquivalent(to other: ScrollSettings) -> Bool {
        isDisabled == other.isDisabled && bounceBehavior == other.bounceBehavior && indicators == other.indicators
            && isClipDisabled == other.isClipDisabled && contentMargins == other.contentMargins
            && indicatorMargins == other.indicatorMargins && anchors == other.anchors
            && Self.isSame(targetBehavior, other.targetBehavior) && Self.isSame(positionID, other.positionID)
            && Self.isSame(position, other.position) && Self.isSame(refresh, other.refresh)
    }

    private static func isSame(_ left: ScrollTargetBehaviorValue?, _ right: ScrollTargetBehaviorValue?) -> Bool {
        switch (left, right) {
        case (nil, nil), (.paging, .paging): true
        case (.viewAligned(let left, let anchor), .viewAligned(let right, let other)): left == right && anchor == other
        case (.program(let left), .program(let right)): left.isEquivalent(to: right)
        case (.paging, _), (.viewAligned, _), (.program, _), (nil, _): false
        }
    }

    private static func isSame(
        _ left: (binding: any ProgramBinding, anchor: UnitPoint?)?,
        _ right: (binding: any ProgramBinding, anchor: UnitPoint?)?
    ) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        return left.anchor == right.anchor && left.binding.isEquivalent(to: right.binding)
    }

    private static func isSame(_ left: (any ProgramFunction)?, _ right: (any ProgramFunction)?) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        return left.isEquivalent(to: right)
    }

    private init(copying other: ScrollSettings) {
        isDisabled = other.isDisabled
        bounceBehavior = other.bounceBehavior
        indicators = other.indicators
        isClipDisabled = other.isClipDisabled
        contentMargins = other.contentMargins
        indicatorMargins = other.indicatorMargins
        targetBehavior = other.targetBehavior
        anchors = other.anchors
        positionID = other.positionID
        position = other.position
        refresh = other.refresh
    }
}

extension EdgeInsets {
    fileprivate mutating func replace(_ other: EdgeInsets, at edges: Edge.Set) {
        for edge in Edge.allCases where edges.contains(edge) { self[edge] = other[edge] }
    }
}

/// The places that content keeps by `defaultScrollAnchor`: one for all, and those of roles, which come before it.
struct ScrollAnchors: Equatable {
    private var general: UnitPoint?
    /// A role may be told to keep none.
    private var roles: [ScrollAnchorRole: UnitPoint?] = [:]

    subscript(role: ScrollAnchorRole) -> UnitPoint? { roles[role] ?? general }

    /// Takes what a modifier says; the role is `nil` in the one for all.
    mutating func set(_ anchor: UnitPoint?, for role: ScrollAnchorRole?) {
        if let role {
            roles[role] = .some(anchor)
        } else {
            general = anchor
        }
    }
}

/// Passes changed scroll settings down.
final class ScrollSettingsNode: ViewNode {
    private var child: ViewNode?
    override var childNodes: [ViewNode] { child.map { [$0] } ?? [] }
    override var name: String { modifierName }
    override var isModifier: Bool { true }
    private var modifierName = ".scroll"
    private var settings: ScrollSettings?

    override init(_ value: ViewValue, _ surroundings: Surroundings, parent: ViewNode?, graph: ViewGraph) {
        super.init(value, surroundings, parent: parent, graph: graph)
        guard case .modified(let content, let modifier) = value.kind else { return }
        modifierName = modifier.kind.name
        child = graph.makeNode(content, changed(surroundings, modifier), parent: self)
    }

    private func changed(_ surroundings: Surroundings, _ modifier: ModifierValue) -> Surroundings {
        guard let changed = surroundings.scrollSettings.applying(modifier.kind) else { return surroundings }
        // A new object for the same settings would look like a change to everything below.
        let kept = settings.flatMap { $0.isEquivalent(to: changed) ? $0 : nil } ?? changed
        settings = kept
        var copy = surroundings
        copy.scrollSettings = kept
        return copy
    }

    override func matches(_ value: ViewValue) -> Bool {
        guard case .modified(_, let modifier) = value.kind else { return false }
        return modifier.kind.name == modifierName
    }

    override func update(_ value: ViewValue, _ surroundings: Surroundings) {
        super.update(value, surroundings)
        guard case .modified(let content, let modifier) = value.kind, var node = child else { return }
        graph.reconcile(&node, content, changed(surroundings, modifier), parent: self)
        child = node
    }
}
