/// How often the layouts of a scene may be asked for sizes and guides within one frame.
///
/// Views whose width depends on their height, nested deep enough, have a container ask for more sizes than any screen needs:
/// the number grows with a power of the depth. When the budget is used up, a view answers with a size that it gave before,
/// 0 × 0 if it never gave any, and sets no guide; so a frame takes a bounded time, and what was measured in time is right.
package final class LayoutBudget {
    /// The most questions that are answered; one to a text counts as several, by its length.
    package let limit: Int
    /// How many were asked since ``begin()``; kept answers do not count.
    package private(set) var count = 0
    /// The first view whose question found nothing left.
    package private(set) weak var exhaustedNode: LayoutNode?

    package init(limit: Int) { self.limit = limit }

    /// Begins a frame.
    package func begin() {
        count = 0
        exhaustedNode = nil
    }

    /// Takes the effort of an answer into account; false if there is nothing left for it.
    func spend(_ effort: Int, on node: LayoutNode) -> Bool {
        count += effort
        if count <= limit { return true }
        if exhaustedNode == nil { exhaustedNode = node }
        return false
    }
}
