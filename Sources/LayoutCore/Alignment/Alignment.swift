/// A guide by which views are aligned along one axis, built in or a program's own.
///
/// Two guides are the same if their `id` is.
package struct AlignmentGuide: Hashable, Sendable {
    /// How a view answers that sets no explicit value.
    package typealias DefaultValue = @Sendable (Size) -> Double

    // Layouts are kept by the thousand: a guide takes the room of a pointer, and only a program's own guide is one.
    private enum Kind: Sendable {
        case leading
        case horizontalCenter
        case trailing
        case top
        case verticalCenter
        case bottom
        case firstTextBaseline
        case lastTextBaseline
        case own(OwnGuide)
    }

    private final class OwnGuide: Sendable {
        let id: Int
        let axis: Axis
        let compute: DefaultValue

        init(id: Int, axis: Axis, compute: @escaping DefaultValue) {
            self.id = id
            self.axis = axis
            self.compute = compute
        }
    }

    private let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    /// Makes a program's own guide; `id` tells guides apart, from ``firstCustomID`` on.
    package init(id: Int, axis: Axis, defaultValue: @escaping DefaultValue) {
        kind = .own(OwnGuide(id: id, axis: axis, compute: defaultValue))
    }

    package var id: Int {
        switch kind {
        case .leading: 1
        case .horizontalCenter: 2
        case .trailing: 3
        case .top: 4
        case .verticalCenter: 5
        case .bottom: 6
        case .firstTextBaseline: 7
        case .lastTextBaseline: 8
        case .own(let guide): guide.id
        }
    }

    package var axis: Axis {
        switch kind {
        case .leading, .horizontalCenter, .trailing: .horizontal
        case .top, .verticalCenter, .bottom, .firstTextBaseline, .lastTextBaseline: .vertical
        case .own(let guide): guide.axis
        }
    }

    /// Where the guide lies in a view of the given size that does not set it, in points from its leading or top edge.
    ///
    /// A program's answer that is no place in the view, not-a-number or infinite in a view that is not, counts as 0.
    package func defaultValue(_ size: Size) -> Double {
        switch kind {
        case .leading, .top: return 0
        case .horizontalCenter: return size.width / 2
        case .trailing: return size.width
        case .verticalCenter: return size.height / 2
        case .bottom, .firstTextBaseline, .lastTextBaseline: return size.height
        case .own(let guide):
            let value = guide.compute(size)
            return value.isFinite || (value == .infinity && size[guide.axis] == .infinity) ? value : 0
        }
    }

    package static func == (left: Self, right: Self) -> Bool { left.id == right.id && left.axis == right.axis }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(axis)
    }

    package static let leading = Self(.leading)
    package static let horizontalCenter = Self(.horizontalCenter)
    package static let trailing = Self(.trailing)
    package static let top = Self(.top)
    package static let verticalCenter = Self(.verticalCenter)
    package static let bottom = Self(.bottom)
    /// The baseline of a view's first line of text; its bottom edge if it has no text.
    package static let firstTextBaseline = Self(.firstTextBaseline)
    /// The baseline of a view's last line of text; its bottom edge if it has no text.
    package static let lastTextBaseline = Self(.lastTextBaseline)
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
