package import LayoutCore

/// What an item looks like, wherever it stands.
package struct ItemLook: Equatable, Sendable {
    /// Stable while the view's identity lasts.
    package var id: Int
    package var kind: ItemRecord.Kind
    /// The item's own size, for something scaled or rotated.
    package var bounds: Size?
    package var fill: WireColor?
    /// From 0 to 1.
    package var opacity: Double
    package var cornerRadius: Double?
    /// One radius a corner, clockwise from the top left, where they differ.
    package var cornerRadii: [Double]?
    package var stroke: StrokeRecord?
    package var shape: ShapeName?
    /// An outline of the program's own, in the notation of SVG's `d`, in points from the item's own top left corner.
    package var path: String?
    /// True if what the path goes around an even number of times is outside of it.
    package var isEvenOdd = false
    package var gradient: GradientRecord?
    package var shadow: ShadowRecord?
    /// The radius of a blur, in points.
    package var blur: Double?
    package var text: TextRecord?
    /// A name of SF Symbols.
    package var symbol: String?
    /// The font whose size and weight a symbol follows.
    package var symbolFont: FontRecord?
    /// The name of a picture of the program's own, which is drawn as a labelled box.
    package var name: String?
    package var identifier: String?
    package var pinned: ItemRecord.Pinned?
    package var role: ItemRecord.Role?
    /// What assistive technology should know, in the words of SwiftUI's `AccessibilityTraits`.
    package var traits: [String]
    package var source: SourceRecord?

    package init(id: Int, kind: ItemRecord.Kind) {
        self.id = id
        self.kind = kind
        opacity = 1
        traits = []
    }
}

/// A look that many frames have in common: most of what they show only moves.
///
/// Two that are the same object are equal without a comparison, and what was made of one may be used again.
package final class SharedLook: Equatable, Sendable {
    package let look: ItemLook

    package init(_ look: ItemLook) { self.look = look }

    package static func == (one: SharedLook, other: SharedLook) -> Bool { one === other || one.look == other.look }
}
