/// Whether content can be pulled past its edges, as SwiftUI's `ScrollBounceBehavior` says it.
package enum BounceBehavior: Hashable, Sendable, CaseIterable {
    /// Along an axis that scrolls, always.
    case automatic
    case always
    /// Only if the content is longer than what shows of it; content that fits does not move at all.
    case basedOnSize
}
