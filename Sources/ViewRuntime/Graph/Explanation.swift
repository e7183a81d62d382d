import LayoutCore

/// Says in one plain sentence what decided a view's size and place.
enum Explanation {
    static func sentence(for node: ViewNode, _ item: ItemNode?) -> String {
        guard let item, item.layoutNode.placeCount > 0 else { return "It is not laid out now." }
        guard item.layoutNode.isPlaced else { return "Its container shows another view in its place." }
        return "\(size(of: item)), \(place(of: item))."
    }

    // MARK: Size

    private static func size(of item: ItemNode) -> String {
        let offered = text(item.layoutNode.proposal)
        let size = text(item.size)
        switch item {
        case let text as TextItem:
            return "Offered \(offered), the text takes \(lines(text.lineCount)) of \(size)"
        case let leaf as LeafItem:
            return leaf.explanation(offered: offered, size: size)
        case let stack as StackItem:
            return self.stack(stack, offered: offered, size: size)
        case is ScrollItem:
            return
                "A scroll view takes what it is offered along its axes, \(offered), and its content's size across: \(size)"
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

    private static func modifier(_ item: ModifierItem, offered: String, size: String) -> String {
        let content = text(item.content.size)
        switch item.modifier.kind {
        case .padding, .paddingInsets:
            return "Padding adds to the \(content) of \(item.content.plainName): \(size)"
        case .frame(let width, let height, _):
            let fixed = [width.map { "width at \(number($0))" }, height.map { "height at \(number($0))" }].compactMap {
                $0
            }
            return "The frame fixes its \(fixed.joined(separator: " and ")), whatever it is offered: \(size)"
        case .flexibleFrame(let frame):
            return "Offered \(offered), the frame stays within \(bounds(frame)): \(size)"
        case .fixedSize:
            return "It is offered \(offered) but keeps its content's ideal size: \(size)"
        case .aspectRatio:
            return "Offered \(offered), it keeps its ratio of width to height: \(size)"
        case .safeAreaInset(let inset):
            return
                "The inset at the \(inset.edge) edge takes its room from the safe area of \(item.content.plainName); together \(size)"
        case .ignoresSafeArea:
            return "It is offered the part that the safe area covers as well; in its container it counts \(size)"
        case .background, .backgroundStyle, .backgroundShape, .overlay, .mask:
            return
                "What is behind or in front gets the size of \(item.content.plainName) and does not change it: \(size)"
        case .containerRelativeFrame:
            return "The frame takes its part of the scroll view or screen around it: \(size)"
        case .position(let point):
            return
                "The position puts the middle of \(item.content.plainName) at \(number(point.x)), \(number(point.y)) of what it is offered, \(offered): \(size)"
        case .alignmentGuide(let guide, _):
            return
                "The program says where its \(guide.displayName) guide is, which moves it in its container and leaves its size: \(size)"
        case .layoutPriority(let priority):
            return
                "It chooses its size with those of priority \(number(priority)), before lower ones and after higher ones: \(size)"
        case .safeAreaPadding, .safeAreaPaddingInsets:
            return "The padding is added to the safe area of \(item.content.plainName): \(size)"
        case .scaleEffect, .rotationEffect, .visualEffect:
            return "The effect changes what is drawn and leaves its place in the layout: \(size)"
        case .offset(let x, let y):
            return
                "The offset moves what is drawn by \(number(x)), \(number(y)) and leaves its place in the layout: \(size)"
        default:
            return "It is as large as its content: \(size)"
        }
    }

    private static func bounds(_ frame: FlexibleFrameValue) -> String {
        func range(_ minimum: Double?, _ maximum: Double?, _ name: String) -> String? {
            guard minimum != nil || maximum != nil else { return nil }
            let from = minimum.map(number) ?? "its content"
            let to = maximum.map { $0.isFinite ? number($0) : "all that is offered" } ?? "its content"
            return "\(name) from \(from) to \(to)"
        }
        let parts = [
            range(frame.minWidth, frame.maxWidth, "a width"), range(frame.minHeight, frame.maxHeight, "a height"),
        ]
        return parts.compactMap { $0 }.joined(separator: " and ")
    }

    // MARK: Place

    private static func place(of item: ItemNode) -> String {
        guard let container = item.container else { return "and stands in the screen's safe area" }
        let origin = "\(number(item.layoutNode.origin.x)), \(number(item.layoutNode.origin.y))"
        switch container {
        case let stack as StackItem where stack.isImplicit:
            return "and it stands at \(origin) in \(stack.container?.plainName ?? "the screen")"
        case let stack as StackItem:
            return "and its container, \(stack.plainName), puts it at \(origin) by its \(stack.alignmentName) alignment"
        case let lazy as LazyStackItem:
            return "and \(lazy.plainName) puts it at \(origin), after the rows before it"
        case let scroll as ScrollItem:
            return "and the scroll view shows it at \(origin), its offset being \(number(scroll.contentOffsetOnGrid.y))"
        case let modifier as ModifierItem where modifier.ownsLayout:
            return "and \(modifier.name) puts it at \(origin)"
        default:
            return "and it stands at \(origin) in \(container.plainName)"
        }
    }

    // MARK: Words

    private static func text(_ proposal: ProposedViewSize) -> String {
        "\(length(proposal.width)) × \(length(proposal.height))"
    }

    private static func text(_ size: Size) -> String { "\(number(size.width)) × \(number(size.height))" }

    private static func length(_ value: Double?) -> String {
        guard let value else { return "its ideal" }
        return value.isFinite ? number(value) : "any length"
    }

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
    fileprivate var plainName: String {
        var item = self
        while let modifier = item as? ModifierItem { item = modifier.content }
        return item.name
    }
}

extension LeafItem {
    fileprivate func explanation(offered: String, size: String) -> String {
        switch name {
        case "Spacer": "A spacer takes the room that the other views leave: \(size)"
        case "Divider": "A divider is one line across its container: \(size)"
        case "Circle": "Offered \(offered), a circle takes the largest square in it: \(size)"
        case "Image" where !isResizable: "Offered \(offered), the picture keeps its own size: \(size)"
        default: "\(name) takes all that it is offered, \(offered): \(size)"
        }
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
