/// A proposal in as little room as it needs: a large tree keeps several for each view.
///
/// Not-a-number stands for a length that is not proposed; no proposal has it that a node keeps.
struct PackedProposal: Hashable {
    private let width: UInt64
    private let height: UInt64

    init(_ proposal: ProposedViewSize) {
        width = Self.bits(proposal.width)
        height = Self.bits(proposal.height)
    }

    var proposal: ProposedViewSize { ProposedViewSize(width: Self.length(width), height: Self.length(height)) }

    /// Zeros of either sign are the same length, so they are the same bits.
    private static func bits(_ length: Double?) -> UInt64 { ((length ?? .nan) + 0).bitPattern }

    private static func length(_ bits: UInt64) -> Double? {
        let length = Double(bitPattern: bits)
        return length.isNaN ? nil : length
    }
}
