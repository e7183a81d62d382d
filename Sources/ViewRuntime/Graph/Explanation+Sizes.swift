import LayoutCore

// What decided the size of a view.
extension Explanation {
    static func size(of item: ItemNode) -> String {
        let offered = text(item.layoutNode.proposal)
        let size = text(item.size)
        switch item {
        case let text as TextItem:
            return self.text(text, offered: offered, size: size)
        case let leaf as LeafItem:
            return leaf.explanation(offered: offered, size: size)
        case let stack as StackItem:
            return self.stack(stack, offered: offered, size: size)
        case let scroll as ScrollItem:
            return self.scroll(scroll, size: size)
        case is LazyStackItem:
            return "Offered \(offered), it is as long as its rows and gaps together: \(size)"
        case is GeometryReaderItem:
            return "A geometry reader takes all that it is offered: \(size)"
        case is NavigationItem:
            return "A navigation stack takes all that it is offered: \(size)"
        case let modifier as ModifierItem:
            return self.modifier(modifier, offered: offered, size: size)
        default:
            return "Offered \(offered), it takes \(size)"
        }
    }

    private static func text(_ item: TextItem, offered: String, size: String) -> String {
        let layout = item.textLayout(for: item.layoutNode.proposal)
        let shrunk = layout.scale < 1 ? ", shrunk to \(number(layout.scale * 100)) %" : ""
        let cut = layout.isTruncated ? "; the rest is cut off, for want of room or lines" : ""
        return "Offered \(offered), the text takes \(lines(item.lineCount)) of \(size)\(shrunk)\(cut)"
    }

    private static func scroll(_ item: ScrollItem, size: String) -> String {
        switch (item.axes.contains(.horizontal), item.axes.contains(.vertical)) {
        case (true, true): "A scroll view takes all that it is offered: \(size)"
        case (true, false): "A scroll view takes the width that it is offered, and the height of its content: \(size)"
        case (false, true): "A scroll view takes the height that it is offered, and the width of its content: \(size)"
        case (false, false): "A scroll view that scrolls along no axis is as large as its content: \(size)"
        }
    }

    private static func lines(_ count: Int) -> String { count == 1 ? "one line" : "\(count) lines" }

    private static func stack(_ stack: StackItem, offered: String, size: String) -> String {
        let children = stack.containedItems
        guard let axis = stack.axis, children.count > 0 else {
            return "Offered \(offered), it is as large as its views: \(size)"
        }
        if children.count == 1, let only = children.first {
            return "Offered \(offered), it is as large as its one view, \(only.plainName): \(size)"
        }
        let lengths = children.reduce(0) { $0 + $1.size[axis] }
        let gaps = stack.size[axis] - lengths
        let direction = axis == .vertical ? "heights" : "widths"
        let sum = "the \(direction) of its \(children.count) views, \(number(lengths)), "
        let total = "and gaps of \(number(gaps)) make \(number(stack.size[axis]))"
        let largest = children.max { $0.size[axis.crossing] < $1.size[axis.crossing] }
        let word = axis == .vertical ? "widest" : "tallest"
        let cross = largest.map { "; \($0.plainName) is the \(word) at \(number($0.size[axis.crossing]))" } ?? ""
        let first =
            leastFlexible(of: children, in: stack, along: axis).map {
                "; \($0.plainName), the least flexible, chose first"
            } ?? ""
        return "Offered \(offered), \(sum)\(total)\(cross)\(first)"
    }

    /// The view that a stack serves first: the one whose longest and shortest length differ least; `nil` if they are alike.
    private static func leastFlexible(of children: [ItemNode], in stack: StackItem, along axis: Axis) -> ItemNode? {
        guard stack.layoutNode.proposal[axis] != nil else { return nil }
        let cross = stack.layoutNode.proposal[axis.crossing]
        func length(_ item: ItemNode, _ offered: Double) -> Double {
            item.layoutNode.sizeThatFits(ProposedViewSize(offered, along: axis, across: cross))[axis]
        }
        let flexibilities = children.map { length($0, .infinity) - length($0, 0) }
        guard let least = flexibilities.min(), let most = flexibilities.max(), least < most else { return nil }
        return flexibilities.firstIndex(of: least).map { children[$0] }
    }
}

extension LeafItem {
    fileprivate func explanation(offered: String, size: String) -> String {
        switch name {
        case "Spacer": "A spacer takes the room that the other views leave: \(size)"
        case "Divider": "A divider is one line across its container: \(size)"
        case "Circle": "Offered \(offered), a circle takes the largest square in it: \(size)"
        case "Image" where !isResizable: "Offered \(offered), the picture keeps its own size: \(size)"
        default: filling(offered: offered, size: size)
        }
    }

    /// What takes all there is, and has a length of its own where nothing is offered.
    private func filling(offered: String, size: String) -> String {
        let proposal = layoutNode.proposal
        switch (proposal.width, proposal.height) {
        case (nil, nil): return "Nobody offers \(name) a length, so it has its ideal size: \(size)"
        case (let width?, nil):
            return
                "\(name) takes the width that it is offered, \(Explanation.length(width)), and its ideal height: \(size)"
        case (nil, let height?):
            return
                "\(name) takes the height that it is offered, \(Explanation.length(height)), and its ideal width: \(size)"
        default: return "\(name) takes all that it is offered, \(offered): \(size)"
        }
    }
}
