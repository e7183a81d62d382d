/// Finds the items of a frame in the frame before it.
///
/// Items mostly come in the same order, so that the next one is looked for where the last frame goes on. Knows places alone: what is
/// kept of the items stays with its owner, since a generic type is not specialised for another module.
///
/// - Complexity: O(1) an item; in a frame of many items that are others, O(*n*) once.
package struct FrameOrder {
    /// So few are looked through one by one.
    private static let fewItems = 64

    private var last: [Int] = []
    private var current: [Int] = []
    private var position = 0
    private var indices: [Int: Int]?

    package init() {}

    /// Takes the next item of this frame.
    ///
    /// - Returns: Its index in the last frame; `nil` if it was not there.
    package mutating func lastIndex(of id: Int) -> Int? {
        current.append(id)
        if position < last.count, last[position] == id {
            position += 1
            return position - 1
        }
        guard let index = search(id) else { return nil }
        position = index + 1
        return index
    }

    private mutating func search(_ id: Int) -> Int? {
        if last.count <= Self.fewItems { return last.firstIndex(of: id) }
        let indices = indices ?? Dictionary(zip(last, last.indices), uniquingKeysWith: { first, _ in first })
        self.indices = indices
        return indices[id]
    }

    /// Makes this frame the last one.
    package mutating func endFrame() {
        swap(&last, &current)
        current.removeAll(keepingCapacity: true)
        position = 0
        indices = nil
    }
}
