/// The exchange of the large title and the small one, which takes its time wherever the content goes meanwhile.
package struct TitleCrossfade: Equatable, Sendable {
    /// Which title is shown, or on its way to be.
    package private(set) var showsInlineTitle: Bool
    private var startOpacity: Double
    private var startTime: Double

    /// How long a whole exchange takes, in seconds (read off recordings).
    package static let duration = 0.15

    /// Starts with one title fully shown.
    package init(showsInlineTitle: Bool) {
        self.showsInlineTitle = showsInlineTitle
        startOpacity = showsInlineTitle ? 1 : 0
        startTime = -.infinity
    }

    /// Says which title is to show; a change starts the exchange from where it is.
    ///
    /// - Parameters:
    ///   - showsInlineTitle: From ``NavigationBarState/showsInlineTitle``.
    ///   - time: Seconds on the scene's clock.
    package mutating func update(showsInlineTitle: Bool, at time: Double) {
        guard showsInlineTitle != self.showsInlineTitle else { return }
        startOpacity = inlineOpacity(at: time)
        startTime = time
        self.showsInlineTitle = showsInlineTitle
    }

    /// The opacity of the small title at a moment of the scene's clock; the large one has the rest.
    package func inlineOpacity(at time: Double) -> Double {
        let change = max(time - startTime, 0) / Self.duration
        return showsInlineTitle ? min(startOpacity + change, 1) : max(startOpacity - change, 0)
    }

    /// When the exchange that is going on ends, in seconds on the scene's clock; `nil` if none is at `time`.
    package func endTime(after time: Double) -> Double? {
        let missing = showsInlineTitle ? 1 - startOpacity : startOpacity
        let end = startTime + missing * Self.duration
        return end > time ? end : nil
    }
}
