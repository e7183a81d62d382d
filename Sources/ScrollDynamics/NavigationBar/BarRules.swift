/// The metrics of navigation bars in one generation of the system, as data.
///
/// Lengths are points.
package struct BarRules: Hashable, Sendable {
    /// How far a bar reaches into the safe area of a Dynamic Island.
    package struct IslandOverlap: Hashable, Sendable {
        /// The top inset of the devices that this is for.
        package let safeAreaTop: Double
        package let points: Double
        /// Physical pixels that come on top of `points`.
        package let pixels: Double
    }

    /// The bar's height without a large title.
    package let phoneHeight: Double
    package let landscapePhoneHeight: Double
    package let landscapeLargePhoneHeight: Double
    package let padHeight: Double
    package let sheetHeight: Double
    /// What a large title adds.
    package let largeTitleStripHeight: Double
    /// Where the bar of a phone in landscape begins; `nil` at the safe area's top.
    package let landscapePhoneTop: Double?
    package let islandOverlaps: [IslandOverlap]
    /// Over how much content under the bar its background appears; `nil` if it stays clear.
    package let backgroundFadeLength: Double?

    /// Generations by their number, oldest first.
    ///
    /// Up to 18: heights and island overlaps measured on devices, fade length from a reimplementation. 26: height 54 from
    /// the safe area and strip 52 from logs of devices; landscape and sheets from one library, unverified.
    package static let all: [(os: Int, rules: BarRules)] = [
        (
            18,
            BarRules(
                phoneHeight: 44,
                landscapePhoneHeight: 32,
                landscapeLargePhoneHeight: 44,
                padHeight: 50,
                sheetHeight: 56,
                largeTitleStripHeight: 52,
                landscapePhoneTop: nil,
                islandOverlaps: [
                    IslandOverlap(safeAreaTop: 59, points: 5, pixels: 1),
                    IslandOverlap(safeAreaTop: 62, points: 5, pixels: 2),
                    IslandOverlap(safeAreaTop: 68, points: 5, pixels: 2),
                ],
                backgroundFadeLength: 10
            )
        ),
        (
            26,
            BarRules(
                phoneHeight: 54,
                landscapePhoneHeight: 32,
                landscapeLargePhoneHeight: 54,
                padHeight: 54,
                sheetHeight: 70,
                largeTitleStripHeight: 52,
                landscapePhoneTop: 24,
                islandOverlaps: [],
                backgroundFadeLength: nil
            )
        ),
    ]

    /// The rules of a system's generation: those of the newest one that is not newer, or the oldest there are.
    package static func rules(forOS os: Int) -> BarRules {
        let known = all.last { $0.os <= os } ?? all[0]
        return known.rules
    }
}
