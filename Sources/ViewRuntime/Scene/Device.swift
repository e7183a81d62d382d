package import LayoutCore
import ScrollDynamics

/// A screen on which a scene is shown.
package struct Device: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case phone
        /// A phone that is wide in landscape: its bar stays tall there.
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
        self.isLandscape = isLandscape
        self.hasDynamicIsland = hasDynamicIsland
        self.hasHomeIndicator = hasHomeIndicator
    }

    /// Makes a bare screen: no status bar, no home indicator.
    package init(bareSize size: Size, scale: Double, safeArea: EdgeInsets) {
        self.init(id: "bare", name: "Screen", kind: .bare, size: size, scale: scale, safeArea: safeArea)
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

    /// The size classes of the screen: a phone is compact along its short side, a pad regular along both.
    var sizeClasses: (horizontal: SizeClass, vertical: SizeClass) {
        switch kind {
        case .pad: (.regular, .regular)
        case .largePhone: isLandscape ? (.regular, .compact) : (.compact, .regular)
        case .phone: isLandscape ? (.compact, .compact) : (.compact, .regular)
        case .bare: (size.width >= 700 ? .regular : .compact, size.height >= 500 ? .regular : .compact)
        }
    }
}
