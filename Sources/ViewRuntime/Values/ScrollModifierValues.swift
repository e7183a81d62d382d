package import LayoutCore

/// SwiftUI's `ContentMarginPlacement`.
package enum ContentMarginPlacement: Hashable, Sendable {
    case automatic
    case scrollContent
    case scrollIndicators
}

/// SwiftUI's `ScrollBounceBehavior`.
package enum ScrollBounceBehavior: Hashable, Sendable {
    case automatic
    case always
    case basedOnSize
}

/// SwiftUI's `ScrollIndicatorVisibility`.
package enum ScrollIndicatorVisibility: Hashable, Sendable {
    case automatic
    case visible
    case hidden
    case never
}

/// SwiftUI's `ScrollAnchorRole`.
package enum ScrollAnchorRole: Hashable, Sendable {
    case initialOffset
    case sizeChanges
    case alignment
}

/// How a scroll view picks where to stop.
package enum ScrollTargetBehaviorValue {
    /// SwiftUI's `ViewAlignedScrollTargetBehavior.LimitBehavior`: how far one gesture may go.
    package enum ViewAlignedLimit: Hashable, Sendable {
        case automatic
        case always
        case alwaysByOne
        case alwaysByFew
        case never
    }

    case paging
    /// With the point of a view that comes to rest at the same point of what shows; `nil` stands for the leading edge.
    case viewAligned(limit: ViewAlignedLimit, anchor: UnitPoint? = nil)
    /// A program's own behaviour: called with the target and a context, gives the changed target.
    case program(any ProgramFunction)
}
