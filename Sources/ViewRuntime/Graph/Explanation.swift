import LayoutCore

/// Says in one plain sentence what decided a view's size and place.
enum Explanation {
    static func sentence(for node: ViewNode, _ item: ItemNode?) -> String {
        guard let item, item.layoutNode.placeCount > 0 else { return "It is not laid out now." }
        guard item.layoutNode.isPlaced else { return "Its container shows another view in its place." }
        return "\(size(of: item)), \(place(of: item))."
    }

    // MARK: Place

    private static func place(of item: ItemNode) -> String {
        guard let container = item.container else { return "and stands in the screen's safe area" }
        let origin = text(item.layoutNode.origin)
        switch container {
        case let stack as StackItem where stack.isImplicit:
            return place(inImplicit: stack, at: text(stack.layoutNode.origin + item.layoutNode.origin))
        case let stack as StackItem:
            return "and its container, \(stack.plainName), puts it at \(origin) by its \(stack.alignmentName) alignment"
        case let lazy as LazyStackItem:
            return "and \(lazy.plainName) puts it at \(origin), after the rows before it"
        case let scroll as ScrollItem:
            return "and the scroll view shows it at \(origin), \(offset(of: scroll))"
        case let modifier as ModifierItem where modifier.ownsLayout:
            return "and \(modifier.name) puts it at \(origin)"
        default:
            return "and it stands at \(origin) in \(container.plainName)"
        }
    }

    /// The place in a container that SwiftUI makes by itself: around several views in a scroll view, behind a view, or in front of one.
    private static func place(inImplicit stack: StackItem, at origin: String) -> String {
        guard let modifier = stack.container as? ModifierItem else {
            return "and it stands at \(origin) in \(stack.container?.plainName ?? "the screen")"
        }
        switch modifier.modifier.kind {
        case .background: return "and it stands behind \(modifier.plainName), at \(origin) from its corner"
        case .overlay: return "and it stands in front of \(modifier.plainName), at \(origin) from its corner"
        case .mask: return "and it is the mask of \(modifier.plainName), at \(origin) from its corner"
        default: return "and it stands at \(origin) in \(modifier.plainName)"
        }
    }

    private static func offset(of scroll: ScrollItem) -> String {
        let offset = scroll.contentOffsetOnGrid
        switch (scroll.axes.contains(.horizontal), scroll.axes.contains(.vertical)) {
        case (true, true): return "its offset being \(number(offset.x)), \(number(offset.y))"
        case (true, false): return "its offset being \(number(offset.x)) across"
        default: return "its offset being \(number(offset.y))"
        }
    }

    // MARK: Words

    /// What a view is offered: `300 × 200`, or in words where a length is left to the view.
    static func text(_ proposal: ProposedViewSize) -> String {
        switch (proposal.width, proposal.height) {
        case (nil, nil): "its ideal size"
        case (let width?, nil): "\(length(width)) wide and as high as it likes"
        case (nil, let height?): "\(length(height)) high and as wide as it likes"
        case (let width?, let height?): "\(length(width)) × \(length(height))"
        }
    }

    private static func text(_ point: Point) -> String { "\(number(point.x)), \(number(point.y))" }

    static func text(_ size: Size) -> String { "\(number(size.width)) × \(number(size.height))" }

    static func length(_ value: Double) -> String { value.isFinite ? number(value) : "any length" }

    /// A number with at most two decimals.
    static func number(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
        let hundredths = Int((abs(value) * 100).rounded())
        let sign = value < 0 && hundredths > 0 ? "−" : ""
        let whole = "\(sign)\(hundredths / 100)"
        let rest = hundredths % 100
        if rest == 0 { return whole }
        return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
    }
}

extension ItemNode {
    /// The view under the modifiers, by name.
    var plainName: String {
        var item = self
        while let modifier = item as? ModifierItem { item = modifier.content }
        return item.name
    }
}

extension AlignmentGuide {
    /// The name of a guide of the system; "custom" for a program's own.
    var displayName: String {
        switch self {
        case .leading: "leading"
        case .horizontalCenter, .verticalCenter: "center"
        case .trailing: "trailing"
        case .top: "top"
        case .bottom: "bottom"
        case .firstTextBaseline: "first text baseline"
        case .lastTextBaseline: "last text baseline"
        default: "custom"
        }
    }
}
