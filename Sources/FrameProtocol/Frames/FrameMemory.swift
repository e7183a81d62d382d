/// Remembers something of each item of the last frame, for the next frame that has the item too.
///
/// Items mostly come in the same order, so that the next one is looked for where the last frame goes on.
///
/// - Complexity: O(1) an item; in a frame whose items are others, O(*n*) once.
package struct FrameMemory<Kept> {
    private var last: [(id: Int, kept: Kept)] = []
    private var current: [(id: Int, kept: Kept)] = []
    private var position = 0
    /// Where the last frame's items stand; made for the first one that is not where it is expected.
    private var places: [Int: Int]?

    package init() {}

    /// What was kept of the item in the last frame; `nil` if it was not there.
    package mutating func lastKept(of id: Int) -> Kept? {
        if position < last.count, last[position].id == id {
            position += 1
            return last[position - 1].kept
        }
        let places = places ?? Dictionary(zip(last.map(\.id), last.indices), uniquingKeysWith: { first, _ in first })
        self.places = places
        guard let place = places[id] else { return nil }
        position = place + 1
        return last[place].kept
    }

    /// Keeps something of an item of this frame.
    package mutating func keep(_ kept: Kept, of id: Int) { current.append((id, kept)) }

    /// Makes this frame the last one.
    package mutating func endFrame() {
        swap(&last, &current)
        current.removeAll(keepingCapacity: true)
        position = 0
        places = nil
    }
}
