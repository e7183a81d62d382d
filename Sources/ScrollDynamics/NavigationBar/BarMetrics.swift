/// Where a navigation bar stands, in points from the top of the screen.
package struct BarMetrics: Hashable, Sendable {
    /// The bar's upper edge.
    package let top: Double
    /// The height of the bar without its large title.
    package let height: Double
    /// The height of the large title's strip; 0 without one.
    package let stripHeight: Double
    /// Over how much content under the bar its background appears; `nil` if it stays clear.
    package let backgroundFadeLength: Double?

    package init(top: Double, height: Double, stripHeight: Double, backgroundFadeLength: Double?) {
        self.top = top
        self.height = height
        self.stripHeight = stripHeight
        self.backgroundFadeLength = backgroundFadeLength
    }

    /// Looks a bar up.
    ///
    /// - Parameters:
    ///   - rules: The rules of the system's generation.
    ///   - place: Where the bar is.
    ///   - wantsLargeTitle: Whether the screen asks for a large title; a phone in landscape shows none all the same.
    package init(rules: BarRules, place: BarPlace, wantsLargeTitle: Bool) {
        self.init(
            top: rules.top(at: place),
            height: rules.height(at: place),
            stripHeight: wantsLargeTitle && place.allowsLargeTitle ? rules.largeTitleStripHeight : 0,
            backgroundFadeLength: rules.backgroundFadeLength
        )
    }

    /// The same bar farther down or up, by points.
    package func moved(by distance: Double) -> BarMetrics {
        BarMetrics(
            top: max(top + distance, 0),
            height: height,
            stripHeight: stripHeight,
            backgroundFadeLength: backgroundFadeLength
        )
    }

    /// The bar's lower edge with its title collapsed, or without a large one.
    package var compactBottom: Double { top + height }

    /// The bar's lower edge with its large title expanded.
    package var expandedBottom: Double { compactBottom + stripHeight }
}

extension BarRules {
    fileprivate func height(at place: BarPlace) -> Double {
        if place.isInSheet {
            return sheetHeight
        }
        switch place.deviceClass {
        case .phone: return place.isLandscape ? landscapePhoneHeight : phoneHeight
        case .largePhone: return place.isLandscape ? landscapeLargePhoneHeight : phoneHeight
        case .pad: return padHeight
        }
    }

    fileprivate func top(at place: BarPlace) -> Double {
        if place.isInSheet {
            return 0
        }
        if place.isLandscape, place.deviceClass != .pad {
            return landscapePhoneTop ?? place.safeAreaTop
        }
        let overlap = islandOverlaps.first { $0.safeAreaTop == place.safeAreaTop }
        guard place.hasDynamicIsland, let overlap else { return place.safeAreaTop }
        return place.safeAreaTop - overlap.points - overlap.pixels / place.displayScale
    }
}
