package import LayoutCore

/// Chooses which of several nested scroll views a finger or a wheel moves.
package enum ScrollArbitration {
    /// Who takes a finger.
    package enum Outcome: Hashable, Sendable {
        /// It has not moved far enough to tell.
        case undecided
        /// None of them does.
        case none
        /// The candidate with this index does, until the finger lifts.
        case owner(Int)
    }

    /// Says which candidate a finger moves.
    ///
    /// The innermost one whose content is too long along the finger's dominant axis takes it and keeps it, even where it
    /// is at its edge already: it bounces there. If none is too long, the innermost one that bounces takes it.
    ///
    /// - Parameters:
    ///   - translation: The finger's travel since it went down, in points.
    ///   - candidates: The scroll views under it, innermost first.
    /// - Returns: Who takes it, by index.
    /// - Complexity: O(*n*) in the number of candidates.
    package static func outcome(of translation: Point, among candidates: [ScrollCandidate]) -> Outcome {
        let all = candidates.reduce(into: Axis.Set()) { $0.formUnion($1.touchAxes) }
        switch PanRecognition.decision(for: translation, axes: all) {
        case .undecided:
            return .undecided
        case .failed:
            return .none
        case .begun:
            let axis = PanRecognition.dominantAxis(of: translation, axes: all)
            let movable = candidates.indices.filter { candidates[$0].touchAxes.contains(axis) }
            let owner = movable.first { candidates[$0].scrollableAxes.contains(axis) } ?? movable.first
            return owner.map(Outcome.owner) ?? .none
        }
    }

    /// Says which candidate a wheel moves: the innermost that can still go that way, else the innermost that scrolls at all.
    ///
    /// - Parameters:
    ///   - delta: How far the wheel asks content to scroll on, in points.
    ///   - candidates: The scroll views under the pointer, innermost first.
    /// - Returns: The candidate's index; `nil` if none scrolls along the dominant axis of `delta`.
    /// - Complexity: O(*n*) in the number of candidates.
    package static func wheelOwner(of delta: Point, among candidates: [ScrollCandidate]) -> Int? {
        let all = candidates.reduce(into: Axis.Set()) { $0.formUnion($1.touchAxes) }
        let axis = PanRecognition.dominantAxis(of: delta, axes: all)
        let movable = candidates.indices.filter {
            candidates[$0].touchAxes.contains(axis) && candidates[$0].scrollableAxes.contains(axis)
        }
        return movable.first { candidates[$0].canMove(by: delta[axis], along: axis) } ?? movable.first
    }
}
