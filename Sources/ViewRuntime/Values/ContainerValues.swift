package import LayoutCore

/// A `VStack`, `HStack` or `ZStack`.
package struct StackValue {
    /// Along which axis its views stand; `depth` is a `ZStack`.
    package enum Direction: Hashable, Sendable {
        case horizontal
        case vertical
        case depth
    }

    package var direction: Direction
    package var alignment: Alignment
    /// The gap between neighbours, in points; `nil` asks each pair.
    package var spacing: Double?
    package var content: ViewContent
    /// True for a stack that the program did not write: several views in a scroll view, a background or an inset stand in one.
    package private(set) var isImplicit = false
    /// True for a stack behind an `AnyLayout`: the views in it stay the same views when it turns into another such stack.
    package var mayTurn = false

    package init(direction: Direction, alignment: Alignment = .center, spacing: Double? = nil, content: ViewContent) {
        self.direction = direction
        self.alignment = alignment
        self.spacing = spacing
        self.content = content
    }

    /// Makes a stack that the program did not write.
    static func implicit(_ direction: Direction, alignment: Alignment = .center, content: ViewContent) -> StackValue {
        var stack = StackValue(direction: direction, alignment: alignment, content: content)
        stack.isImplicit = true
        return stack
    }
}

/// Which parts of sections stay at the edge of a lazy container while their section is there.
package struct PinnedViews: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let sectionHeaders = PinnedViews(rawValue: 1)
    package static let sectionFooters = PinnedViews(rawValue: 2)
}

/// A `LazyVStack` or `LazyHStack`.
package struct LazyStackValue {
    package var axis: Axis
    /// The alignment across the axis.
    package var alignment: AlignmentGuide
    package var spacing: Double?
    package var pinnedViews: PinnedViews
    package var rows: LazyRowStyle
    package var content: ViewContent

    package init(
        axis: Axis,
        alignment: AlignmentGuide,
        spacing: Double? = nil,
        pinnedViews: PinnedViews = [],
        rows: LazyRowStyle = .plain,
        content: ViewContent
    ) {
        self.axis = axis
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.rows = rows
        self.content = content
    }
}

/// One column of a `LazyVGrid` or row of a `LazyHGrid`.
package struct GridItemValue: Hashable, Sendable {
    /// SwiftUI's `GridItem.Size`; lengths are in points.
    package enum Size: Hashable, Sendable {
        case fixed(Double)
        case flexible(minimum: Double, maximum: Double)
        case adaptive(minimum: Double, maximum: Double)
    }

    package var size: Size
    package var spacing: Double?
    package var alignment: Alignment?

    package init(size: Size, spacing: Double? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// A `LazyVGrid` (axis vertical) or `LazyHGrid`.
package struct LazyGridValue {
    package var axis: Axis
    package var items: [GridItemValue]
    package var alignment: AlignmentGuide
    package var spacing: Double?
    package var pinnedViews: PinnedViews
    package var content: ViewContent

    package init(
        axis: Axis,
        items: [GridItemValue],
        alignment: AlignmentGuide,
        spacing: Double? = nil,
        pinnedViews: PinnedViews = [],
        content: ViewContent
    ) {
        self.axis = axis
        self.items = items
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content
    }
}

/// A `Grid`.
package struct GridValue {
    package var alignment: Alignment
    package var horizontalSpacing: Double?
    package var verticalSpacing: Double?
    package var content: ViewContent

    package init(
        alignment: Alignment = .center,
        horizontalSpacing: Double? = nil,
        verticalSpacing: Double? = nil,
        content: ViewContent
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        self.content = content
    }
}

/// A `ScrollView`.
package struct ScrollViewValue {
    package var axes: Axis.Set
    package var showsIndicators: Bool
    package var content: ViewContent

    package init(axes: Axis.Set = .vertical, showsIndicators: Bool = true, content: ViewContent) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content
    }
}

/// A `Section`; a part that is left out is `nil`.
package struct SectionValue {
    package var header: ViewContent?
    package var footer: ViewContent?
    package var content: ViewContent

    package init(header: ViewContent? = nil, footer: ViewContent? = nil, content: ViewContent) {
        self.header = header
        self.footer = footer
        self.content = content
    }
}

/// A `Button`.
package struct ButtonValue {
    package var action: any ProgramFunction
    package var label: ViewContent
    /// True for `role: .destructive`.
    package var isDestructive: Bool

    package init(action: any ProgramFunction, label: ViewContent, isDestructive: Bool = false) {
        self.action = action
        self.label = label
        self.isDestructive = isDestructive
    }
}

/// A `Toggle`.
package struct ToggleValue {
    package var isOn: any ProgramBinding
    package var label: ViewContent

    package init(isOn: any ProgramBinding, label: ViewContent) {
        self.isOn = isOn
        self.label = label
    }
}

/// A `TextField` or `SecureField` or `TextEditor` at rest.
package struct TextFieldValue {
    package var prompt: String
    package var text: any ProgramBinding

    package init(prompt: String, text: any ProgramBinding) {
        self.prompt = prompt
        self.text = text
    }
}
