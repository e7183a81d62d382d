/// What a scroll view is doing, as SwiftUI's type of the same name tells it.
package enum ScrollPhase: String, Hashable, Sendable, CaseIterable {
    /// Nothing moves and no finger is down.
    case idle
    /// A finger is down and has not moved far enough to scroll.
    case tracking
    /// A finger moves the content, or a wheel does.
    case interacting
    /// The content moves after the finger has left: it slows down, bounces back or goes to its target.
    case decelerating
    /// The content moves because the program asked for it.
    case animating

    /// Says whether content may be moving.
    package var isScrolling: Bool { self != .idle }
}
