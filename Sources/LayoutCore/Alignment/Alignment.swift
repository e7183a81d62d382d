/// A guide by which views are aligned along one axis, built in or a program's own.
///
/// Two guides are the same if their `id` is.
package struct AlignmentGuide: Hashable, Sendable {
    /// How a view answers that sets no explicit value.
    package typealias DefaultValue = @Sendable (Size) -> Double

    package let id: Int
    package let axis: Axis
    private let compute: DefaultValue

    /// Makes a program's own guide; `id` tells guides apart, and values below 100 are the built-in ones.
    package init(id: Int, axis: Axis, defaultValue: @escaping DefaultValue) {
        self.id = id
        self.axis = axis
        compute = defaultValue
    }

    /// Where the guide lies in a view of the given size that does not set it, in points from its leading or top edge.
    ///
    /// A program's answer that is no place in the view, not-a-number or infinite in a view that is not, counts as 0.
    package func defaultValue(_ size: Size) -> Double {
        let value = compute(size)
        return value.isFinite || (value == .infinity && size[axis] == .infinity) ? value : 0
    }

    package static func == (left: Self, right: Self) -> Bool { left.id == right.id && left.axis == right.axis }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(axis)
    }

    package static let leading = Self(id: 1, axis: .horizontal) { _ in 0 }
    package static let horizontalCenter = Self(id: 2, axis: .horizontal) { $0.width / 2 }
    package static let trailing = Self(id: 3, axis: .horizontal) { $0.width }
    package static let top = Self(id: 4, axis: .vertical) { _ in 0 }
    package static let verticalCenter = Self(id: 5, axis: .vertical) { $0.height / 2 }
    package static let bottom = Self(id: 6, axis: .vertical) { $0.height }
    /// The baseline of a view's first line of text; its bottom edge if it has no text.
    package static let firstTextBaseline = Self(id: 7, axis: .vertical) { $0.height }
    /// The baseline of a view's last line of text; its bottom edge if it has no text.
    package static let lastTextBaseline = Self(id: 8, axis: .vertical) { $0.height }
    /// The first of the identifiers that programs' own guides may have.
    package static let firstCustomID = 100

    /// A set of guides; all those of programs count as one.
    package struct Set: OptionSet, Hashable, Sendable {
        package let rawValue: UInt16

        package init(rawValue: UInt16) { self.rawValue = rawValue }

        /// Makes the smallest set that holds a guide.
        package init(_ guide: AlignmentGuide) {
            rawValue = 1 << UInt16(clamping: min(max(guide.id, 0), 15))
        }

        package static let textBaselines: Set = [Set(.firstTextBaseline), Set(.lastTextBaseline)]
        package static let all = Set(rawValue: .max)
    }

    /// Joins the values that several views in a container set explicitly.
    ///
    /// The first baseline is the topmost, the last one the lowest; other guides lie at the mean of those that set them. This is
    /// what a public reimplementation found in iOS 18.
    func combined(_ values: [Double]) -> Double? {
        guard !values.isEmpty else { return nil }
        if self == .firstTextBaseline { return values.min() }
        if self == .lastTextBaseline { return values.max() }
        return values.reduce(0, +) / Double(values.count)
    }
}

/// An alignment along both axes.
package struct Alignment: Hashable, Sendable {
    package var horizontal: AlignmentGuide
    package var vertical: AlignmentGuide

    package init(horizontal: AlignmentGuide, vertical: AlignmentGuide) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    package static let center = Self(horizontal: .horizontalCenter, vertical: .verticalCenter)
    package static let leading = Self(horizontal: .leading, vertical: .verticalCenter)
    package static let trailing = Self(horizontal: .trailing, vertical: .verticalCenter)
    package static let top = Self(horizontal: .horizontalCenter, vertical: .top)
    package static let bottom = Self(horizontal: .horizontalCenter, vertical: .bottom)
    package static let topLeading = Self(horizontal: .leading, vertical: .top)
    package static let topTrailing = Self(horizontal: .trailing, vertical: .top)
    package static let bottomLeading = Self(horizontal: .leading, vertical: .bottom)
    package static let bottomTrailing = Self(horizontal: .trailing, vertical: .bottom)

    /// The guide of one axis.
    package subscript(axis: Axis) -> AlignmentGuide { axis == .horizontal ? horizontal : vertical }
}
