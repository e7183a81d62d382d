package import LayoutCore
import ScrollDynamics

/// A screen on which a scene is shown.
package struct Device: Hashable, Sendable {
    /// What bars and status bar the screen has.
    package enum Kind: Hashable, Sendable {
        case phone
        /// A phone whose bar stays tall in landscape: a wide one, or one with a Dynamic Island.
        case largePhone
        case pad
        /// A screen of any size without status bar.
        case bare
    }

    package var id: String
    package var name: String
    package var kind: Kind
    /// In points, in this orientation.
    package var size: Size
    /// Pixels a point.
    package var scale: Double
    /// What the system covers at the edges, in this orientation, in points.
    package var safeArea: EdgeInsets
    /// The same under systems that cover something else.
    package var otherSafeAreas: [OperatingSystemVersion: EdgeInsets]
    package var isLandscape: Bool
    package var hasDynamicIsland: Bool
    /// True where the system draws a home indicator.
    package var hasHomeIndicator: Bool

    package init(
        id: String,
        name: String,
        kind: Kind,
        size: Size,
        scale: Double,
        safeArea: EdgeInsets,
        otherSafeAreas: [OperatingSystemVersion: EdgeInsets] = [:],
        isLandscape: Bool = false,
        hasDynamicIsland: Bool = false,
        hasHomeIndicator: Bool = false
    ) {
        self.id = id
        self.name = name
        self.kind = kind
        self.size = size
        self.scale = scale
        self.safeArea = safeArea
        self.otherSafeAreas = otherSafeAreas
        self.isLandscape = isLandscape
        self.hasDynamicIsland = hasDynamicIsland
        self.hasHomeIndicator = hasHomeIndicator
    }

    /// Makes a bare screen: no status bar, no home indicator.
    package init(bareSize size: Size, scale: Double, safeArea: EdgeInsets) {
        self.init(id: "bare", name: "Screen", kind: .bare, size: size, scale: scale, safeArea: safeArea)
    }

    /// The device with the safe area that it has under a system.
    package func running(_ os: OperatingSystemVersion) -> Device {
        guard let other = otherSafeAreas[os] else { return self }
        var device = self
        device.safeArea = other
        return device
    }

    /// True where the system shows the time and the battery: nowhere on a phone on its side.
    var hasStatusBar: Bool {
        switch kind {
        case .bare: false
        case .pad: safeArea.top > 0
        case .phone, .largePhone: safeArea.top > 0 && !isLandscape
        }
    }

    /// Where a navigation bar at the top of the screen stands.
    func barMetrics(os: OperatingSystemVersion, wantsLargeTitle: Bool, search: SearchStrip? = nil) -> BarMetrics {
        let place = BarPlace(
            deviceClass: kind == .pad ? .pad : kind == .largePhone ? .largePhone : .phone,
            isLandscape: isLandscape,
            safeAreaTop: safeArea.top,
            hasDynamicIsland: hasDynamicIsland,
            displayScale: scale
        )
        return BarMetrics(
            rules: .rules(forOS: os.rawValue),
            place: place,
            wantsLargeTitle: wantsLargeTitle,
            search: search
        )
    }

    /// The size classes of the screen: a pad is regular along both sides, a phone along its long one, if that is the height
    /// or the phone is one of the wide ones (general knowledge).
    package var sizeClasses: (horizontal: SizeClass, vertical: SizeClass) {
        switch kind {
        case .pad: (.regular, .regular)
        case .phone, .largePhone:
            isLandscape ? (size.height >= Self.wideWidth ? .regular : .compact, .compact) : (.compact, .regular)
        case .bare: (size.width >= 700 ? .regular : .compact, size.height >= 500 ? .regular : .compact)
        }
    }

    /// Phones that are so wide upright, in points, have room for two columns on their side: Plus, Max, XR.
    private static let wideWidth = 414.0
}
