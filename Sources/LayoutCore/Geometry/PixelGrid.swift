/// The grid of a screen's pixels, to which geometry is aligned once, at the very end.
///
/// Layout itself stays exact; only cumulative edges on the screen are aligned, so that neighbours never gap or overlap.
package struct PixelGrid: Hashable, Sendable {
    /// How many pixels a point has along each axis: 1, 2 or 3.
    package let scale: Double

    package init(scale: Double) {
        precondition(scale > 0, "scale must be positive, was \(scale)")
        self.scale = scale
    }

    /// The length of a pixel, in points.
    package var pixel: Double { 1 / scale }

    /// The nearest pixel edge; half a pixel goes up, towards positive infinity.
    package func aligned(_ value: Double) -> Double {
        // A sum of thirds such as 149.66666666666666 must not fall below the half-pixel line by its last bit.
        ((value * scale + 0.5 + Self.tolerance).rounded(.down)) / scale
    }

    /// The nearest pixel edge that is not smaller.
    package func alignedUp(_ value: Double) -> Double {
        ((value * scale - Self.tolerance).rounded(.up)) / scale
    }

    /// A rectangle whose origin and far corner are aligned independently.
    package func aligned(_ rect: Rect) -> Rect {
        Rect(
            minX: aligned(rect.minX),
            minY: aligned(rect.minY),
            maxX: aligned(rect.maxX),
            maxY: aligned(rect.maxY)
        )
    }

    /// In pixels: what the last bits of sums of points may be off.
    private static let tolerance = 1e-6
}
