/// What decides how tall a navigation bar is and where it stands.
package struct BarPlace: Hashable, Sendable {
    /// The kind of device, as far as bars differ by it.
    package enum DeviceClass: Hashable, Sendable, CaseIterable {
        case phone
        /// A phone that is wide in landscape (Plus, Max), or one with a Dynamic Island: its bar stays tall in landscape.
        case largePhone
        case pad
    }

    package var deviceClass: DeviceClass
    package var isLandscape: Bool
    /// Whether the bar is that of a page sheet instead of the screen's.
    package var isInSheet: Bool
    /// The top inset of the device's safe area in this orientation, in points; 0 in a sheet.
    package var safeAreaTop: Double
    /// Whether the safe area leaves room for a Dynamic Island, which the bar then overlaps a little.
    package var hasDynamicIsland: Bool
    /// Pixels per point.
    package var displayScale: Double

    package init(
        deviceClass: DeviceClass = .phone,
        isLandscape: Bool = false,
        isInSheet: Bool = false,
        safeAreaTop: Double,
        hasDynamicIsland: Bool = false,
        displayScale: Double
    ) {
        precondition(displayScale > 0, "displayScale must be positive, was \(displayScale)")
        self.deviceClass = deviceClass
        self.isLandscape = isLandscape
        self.isInSheet = isInSheet
        self.safeAreaTop = safeAreaTop
        self.hasDynamicIsland = hasDynamicIsland
        self.displayScale = displayScale
    }

    /// Whether the place has room for a large title: everywhere but on a phone in landscape.
    package var allowsLargeTitle: Bool { deviceClass == .pad || isInSheet || !isLandscape }
}
