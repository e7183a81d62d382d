/// SwiftUI's `NavigationBarItem.TitleDisplayMode`.
package enum TitleDisplayMode: Hashable, Sendable {
    case automatic
    case inline
    case large
}

/// An item of a navigation bar or bottom bar.
package struct ToolbarItemValue {
    /// Where in the bar it stands.
    package enum Placement: Hashable, Sendable {
        case automatic
        case principal
        case leading
        case trailing
    }

    package var placement: Placement
    package var content: ViewContent

    package init(placement: Placement, content: ViewContent) {
        self.placement = placement
        self.content = content
    }
}

/// A `searchable`: a search field, in which nothing can be typed.
package struct SearchableValue {
    /// Holds the text that shows.
    package var text: any ProgramBinding
    package var placement: SearchFieldPlacement
    /// What shows while the text is empty.
    package var prompt: String

    package init(text: any ProgramBinding, placement: SearchFieldPlacement = .automatic, prompt: String = "Search") {
        self.text = text
        self.placement = placement
        self.prompt = prompt
    }
}

/// Where a search field stands; other places than the bar's drawer count as automatic.
package enum SearchFieldPlacement: Hashable, Sendable {
    case automatic
    /// Below the title: always, or until the content is scrolled on.
    case drawer(isAlwaysShown: Bool)
}

/// The bars that a modifier is about.
package struct ToolbarPlacementSet: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let navigationBar = ToolbarPlacementSet(rawValue: 1)
    package static let bottomBar = ToolbarPlacementSet(rawValue: 2)
    package static let tabBar = ToolbarPlacementSet(rawValue: 4)
}

/// What `toolbarBackground` says: whether the background shows, or what it is filled with.
package enum ToolbarBackgroundValue: Hashable, Sendable {
    case automatic
    case visible
    case hidden
    case style(StyleValue)
}
