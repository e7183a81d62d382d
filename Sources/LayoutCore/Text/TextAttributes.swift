/// The text styles of the system.
package enum TextStyle: Int, Hashable, Sendable, CaseIterable {
    case largeTitle
    case title
    case title2
    case title3
    case headline
    case body
    case callout
    case subheadline
    case footnote
    case caption
    case caption2
}

/// The sizes of Dynamic Type, smallest first.
package enum DynamicTypeSize: Int, Hashable, Sendable, CaseIterable, Comparable {
    case xSmall
    case small
    case medium
    case large
    case xLarge
    case xxLarge
    case xxxLarge
    case accessibility1
    case accessibility2
    case accessibility3
    case accessibility4
    case accessibility5

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    /// Says whether the size is one of the five accessibility sizes.
    package var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// The weight of a font; the raw value is the weight class of its font file.
package enum FontWeight: Int, Hashable, Sendable, CaseIterable {
    case ultraLight = 100
    case thin = 200
    case light = 300
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
    case heavy = 800
    case black = 900
}

package enum FontDesign: Hashable, Sendable {
    case standard
    case monospaced
    case rounded
    case serif
}

package enum TextAlignment: Hashable, Sendable {
    case leading
    case center
    case trailing
}

package enum TruncationMode: Hashable, Sendable {
    case head
    case middle
    case tail
}
