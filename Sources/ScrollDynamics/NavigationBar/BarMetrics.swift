/// Where a navigation bar stands, in points from the top of the screen.
package struct BarMetrics: Hashable, Sendable {
    /// The bar's upper edge.
    package let top: Double
    /// The height of the bar without its large title.
    package let height: Double
    /// The height of the large title's strip; 0 without one.
    package let stripHeight: Double
    /// The search field below the title; `nil` without one.
    package let search: SearchStrip?
    /// Over how much content under the bar its background appears; `nil` if it stays clear.
    package let backgroundFadeLength: Double?

    package init(
        top: Double,
        height: Double,
        stripHeight: Double,
        search: SearchStrip? = nil,
        backgroundFadeLength: Double?
    ) {
        self.top = top
        self.height = height
        self.stripHeight = stripHeight
        self.search = search
        self.backgroundFadeLength = backgroundFadeLength
    }

    /// Looks a bar up.
    ///
    /// - Parameters:
    ///   - rules: The rules of the system's generation.
    ///   - place: Where the bar is.
    ///   - wantsLargeTitle: Whether the screen asks for a large title; a phone in landscape shows none all the same.
    ///   - search: Whether a search field stands below the title, and how.
    package init(rules: BarRules, place: BarPlace, wantsLargeTitle: Bool, search: SearchStrip? = nil) {
        self.init(
            top: rules.top(at: place),
            height: rules.height(at: place),
            stripHeight: wantsLargeTitle && place.allowsLargeTitle ? rules.largeTitleStripHeight : 0,
            search: search,
            backgroundFadeLength: rules.backgroundFadeLength
        )
    }

    /// The same bar farther down or up, by points.
    package func moved(by distance: Double) -> BarMetrics {
        BarMetrics(
            top: max(top + distance, 0),
            height: height,
            stripHeight: stripHeight,
            search: search,
            backgroundFadeLength: backgroundFadeLength
        )
    }

    /// The bar's lower edge with its title collapsed, or without a large one.
    package var compactBottom: Double { top + height }

    /// The bar's lower edge with its large title and its search field expanded.
    package var expandedBottom: Double { compactBottom + stripHeight + (search == nil ? 0 : SearchStrip.height) }

    /// How much of the bar gives way to the content, in points.
    package var collapsibleHeight: Double { stripHeight + collapsibleSearchHeight }

    /// How much of that is the search field's, which gives way first.
    package var collapsibleSearchHeight: Double { search?.collapses == true ? SearchStrip.height : 0 }
}

/// The strip of a navigation bar that holds a search field, below the title.
package struct SearchStrip: Hashable, Sendable {
    /// Whether it gives way to the content; otherwise it always shows.
    package var collapses: Bool

    package init(collapses: Bool) { self.collapses = collapses }

    /// 52 from the layout code of an app on UIKit's own bar, against 44 of a reimplementation (36 and 8): the former was
    /// fitted to the real one.
    package static let height = 52.0
    /// Two reimplementations and general knowledge.
    package static let fieldHeight = 36.0
    /// The space above the field; the rest of the strip is below it (general knowledge).
    package static let fieldTop = 1.0
    /// The space beside the field (general knowledge).
    package static let fieldMargin = 16.0
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
