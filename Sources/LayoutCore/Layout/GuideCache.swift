/// Where a node's guides were last found.
///
/// A container asks for a guide while it measures, while it places and whenever it is asked itself; without a memory, nested
/// containers would ask twice as often at each level.
struct GuideCache {
    private struct Entry {
        var guide: AlignmentGuide
        var proposal: ProposedViewSize
        var size: Size
        var value: Double?
    }

    private var entries: [Entry] = []
    /// The entry that is replaced next once all places are taken.
    private var oldest = 0

    private static let capacity = 16

    /// The kept answer, which may be that the guide is not set; `nil` if the question is new.
    func answer(of guide: AlignmentGuide, proposal: ProposedViewSize, size: Size) -> Double?? {
        for entry in entries where entry.guide == guide && entry.proposal == proposal && entry.size == size {
            return .some(entry.value)
        }
        return nil
    }

    mutating func insert(_ value: Double?, for guide: AlignmentGuide, proposal: ProposedViewSize, size: Size) {
        let entry = Entry(guide: guide, proposal: proposal, size: size, value: value)
        if entries.count < Self.capacity {
            entries.append(entry)
        } else {
            entries[oldest] = entry
            oldest = (oldest + 1) % Self.capacity
        }
    }

    mutating func removeAll() { self = GuideCache() }
}
