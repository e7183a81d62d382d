/// The gaps that a view wants to its neighbours, by edge.
///
/// A vertical edge says what it wants above or below text and, if it is an edge of text, how far it keeps from other views; a
/// horizontal one knows no text. Two facing edges agree on the largest of what both speak of, else on a plain minimum, else on
/// ``standard``. The rules are those of a public reimplementation that was compared with iOS 18.
package struct ViewSpacing: Hashable, Sendable {
    /// What one of the two vertical edges wants.
    struct VerticalEdge: Hashable, Sendable {
        /// The gap to text on the other side, on top of what the text wants; `nil` for edges of text and of spacers.
        var toText: Double?
        /// Set if the edge is one of text.
        var text: TextEdge?
        /// A gap for neighbours that share nothing else.
        var plain: Double?

        static let ordinary = Self(toText: 0)
        static let zero = Self(plain: 0)

        /// Takes the larger wish of each kind.
        mutating func merge(_ other: Self) {
            toText = larger(toText, other.toText)
            plain = larger(plain, other.plain)
            if let theirs = other.text {
                text = text.map { $0.merged(with: theirs) } ?? theirs
            }
        }
    }

    /// How far text keeps its distance.
    struct TextEdge: Hashable, Sendable {
        /// To views that are not text, in points.
        var distance: Double
        /// To text above, in points: the leading of the font, rounded up to a pixel.
        var leading: Double
        /// Ascent, descent and leading, by which the larger of two texts side by side is found.
        var lineSpacing: Double

        func merged(with other: Self) -> Self {
            let larger = other.lineSpacing > lineSpacing ? other : self
            return Self(
                distance: max(distance, other.distance),
                leading: larger.leading,
                lineSpacing: larger.lineSpacing
            )
        }
    }

    var top: VerticalEdge
    var bottom: VerticalEdge
    var leading: Double?
    var trailing: Double?

    /// Makes the spacing of a view with no wishes of its own.
    package init() { self = .ordinary }

    private init(top: VerticalEdge, bottom: VerticalEdge, leading: Double?, trailing: Double?) {
        self.top = top
        self.bottom = bottom
        self.leading = leading
        self.trailing = trailing
    }

    /// The gap between two views that have no wishes, in points (measured on shapes).
    package static let standard = 8.0

    /// The spacing of shapes, padded and framed views.
    package static let ordinary = Self(top: .ordinary, bottom: .ordinary, leading: nil, trailing: nil)

    /// No gap on any side, unless the neighbour asks for one.
    package static let zero = Self(top: .zero, bottom: .zero, leading: 0, trailing: 0)

    /// No wish at all on any edge: adds nothing when it is merged with others.
    package static let none = Self(top: VerticalEdge(), bottom: VerticalEdge(), leading: nil, trailing: nil)

    /// No gap along one axis and no wish across it, as a spacer has it.
    package static func zero(along axis: Axis) -> Self {
        switch axis {
        case .horizontal: Self(top: VerticalEdge(), bottom: VerticalEdge(), leading: 0, trailing: 0)
        case .vertical: Self(top: .zero, bottom: .zero, leading: nil, trailing: nil)
        }
    }

    /// The spacing of text in a font; `pixel` is the length of a pixel in points.
    package static func text(_ metrics: FontMetrics, pixel: Double) -> Self {
        text(first: metrics, last: metrics, pixel: pixel)
    }

    /// The spacing of text whose first and last lines are set in different fonts.
    package static func text(first: FontMetrics, last: FontMetrics, pixel: Double) -> Self {
        let gapBelow = tenth(of: last, pixel: pixel)
        let below = max(last.lineHeight + gapBelow - last.capHeight, gapBelow + last.descent)
        let above = first.lineHeight + tenth(of: first, pixel: pixel) - first.ascent
        return Self(
            top: VerticalEdge(text: textEdge(of: first, distance: above, pixel: pixel)),
            bottom: VerticalEdge(text: textEdge(of: last, distance: below, pixel: pixel)),
            leading: nil,
            trailing: nil
        )
    }

    private static func textEdge(of metrics: FontMetrics, distance: Double, pixel: Double) -> TextEdge {
        let leading = max(metrics.leading, 0)
        return TextEdge(
            distance: distance,
            leading: roundedUp(leading, pixel: pixel),
            lineSpacing: metrics.lineHeight + leading
        )
    }

    /// A tenth of the line height, rounded up to a pixel.
    private static func tenth(of metrics: FontMetrics, pixel: Double) -> Double {
        roundedUp(metrics.lineHeight * 0.1, pixel: pixel)
    }

    private static func roundedUp(_ length: Double, pixel: Double) -> Double {
        pixel > 0 ? PixelGrid(scale: 1 / pixel).alignedUp(length) : length
    }

    /// The gap to the view that follows along an axis, in points.
    package func distance(to next: ViewSpacing, along axis: Axis) -> Double {
        switch axis {
        case .horizontal: larger(trailing, next.leading) ?? Self.standard
        case .vertical: Self.distance(from: bottom, to: next.top)
        }
    }

    private static func distance(from upper: VerticalEdge, to lower: VerticalEdge) -> Double {
        var wish: Double?
        if let text = upper.text, let toText = lower.toText { wish = text.distance + toText }
        if let text = lower.text, let toText = upper.toText { wish = larger(wish, text.distance + toText) }
        if upper.text != nil, let text = lower.text { wish = larger(wish, text.leading) }
        return wish ?? larger(upper.plain, lower.plain) ?? standard
    }

    /// The spacing with `edges` made ordinary, as padding and frames do it.
    package func resettingEdges(_ edges: Edge.Set) -> ViewSpacing {
        var result = self
        if edges.contains(.top) { result.top = .ordinary }
        if edges.contains(.bottom) { result.bottom = .ordinary }
        if edges.contains(.leading) { result.leading = nil }
        if edges.contains(.trailing) { result.trailing = nil }
        return result
    }

    /// Takes in the wishes of another view on some edges: the larger of each kind counts.
    package mutating func merge(_ edges: Edge.Set, of other: ViewSpacing) {
        if edges.contains(.top) { top.merge(other.top) }
        if edges.contains(.bottom) { bottom.merge(other.bottom) }
        if edges.contains(.leading) { leading = larger(leading, other.leading) }
        if edges.contains(.trailing) { trailing = larger(trailing, other.trailing) }
    }
}

/// The larger of two lengths, either of which may be absent.
private func larger(_ left: Double?, _ right: Double?) -> Double? {
    guard let left else { return right }
    guard let right else { return left }
    return max(left, right)
}
