/// The tracking that Apple publishes for SF Pro at each size, in points.
///
/// Between the published sizes it is interpolated linearly; outside them the nearest published value holds.
enum TrackingTable {
    /// Size and tracking, by rising size (Apple's Human Interface Guidelines, typography).
    private static let entries: [(size: Double, tracking: Double)] = [
        (11, 0.06), (12, 0), (13, -0.08), (14, -0.15), (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44),
        (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26), (23, -0.10), (24, 0.07), (25, 0.15), (26, 0.22),
        (27, 0.29), (28, 0.38), (29, 0.40), (30, 0.40), (31, 0.39), (32, 0.41), (33, 0.40), (34, 0.40),
        (35, 0.38), (36, 0.37), (38, 0.37), (40, 0.37), (44, 0.37), (48, 0.35), (52, 0.33), (56, 0.30), (60, 0.26),
    ]

    /// The space after each glyph of a font of `size` points.
    ///
    /// - Complexity: O(*n*) in the number of table rows, of which there are 33.
    static func tracking(at size: Double) -> Double {
        var lower = entries[0]
        for upper in entries {
            if size < upper.size {
                let span = upper.size - lower.size
                guard span > 0 else { return upper.tracking }
                return lower.tracking + (upper.tracking - lower.tracking) * (size - lower.size) / span
            }
            lower = upper
        }
        return lower.tracking
    }
}
