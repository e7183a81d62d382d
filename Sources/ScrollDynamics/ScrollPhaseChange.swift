/// One step from a phase to the next.
package struct ScrollPhaseChange: Hashable, Sendable {
    package let old: ScrollPhase
    package let new: ScrollPhase
    /// In seconds on the scene's clock.
    package let time: Double

    package init(from old: ScrollPhase, to new: ScrollPhase, at time: Double) {
        self.old = old
        self.new = new
        self.time = time
    }
}
