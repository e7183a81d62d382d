import ViewRuntime

/// Looks for a part in lists of bytes or characters, never going back in them (Knuth, Morris and Pratt's way).
struct PartSearch<Element: Equatable> {
    private let part: [Element]
    /// For each beginning of the part how long the longest other beginning is with which it ends.
    private let borders: [Int]

    /// - Complexity: O(*m*) in the length of the part.
    init(_ part: [Element]) {
        self.part = part
        var borders = [Int](repeating: 0, count: part.count)
        var length = 0
        for index in part.indices.dropFirst() {
            while length > 0, part[index] != part[length] { length = borders[length - 1] }
            if part[index] == part[length] { length += 1 }
            borders[index] = length
        }
        self.borders = borders
    }

    /// Where the part stands in a list, from its beginning on and without overlaps; nowhere if the part is empty.
    ///
    /// - Complexity: O(*n*) in the length of the list.
    func ranges(in list: [Element]) -> [Range<Int>] {
        guard !part.isEmpty, part.count <= list.count else { return [] }
        var found: [Range<Int>] = []
        var length = 0
        for (index, element) in list.enumerated() {
            while length > 0, element != part[length] { length = borders[length - 1] }
            guard element == part[length] else { continue }
            length += 1
            if length == part.count {
                found.append((index + 1 - length)..<(index + 1))
                length = 0
            }
        }
        return found
    }

    /// A list with another one in the place of each occurrence of the part.
    ///
    /// - Parameters:
    ///   - list: The list.
    ///   - replacement: What stands in the place of the part.
    ///   - check: Is told how many elements there will be, before they are made; refuses too many.
    /// - Returns: The list with the other one in it.
    /// - Throws: What the check throws.
    /// - Complexity: O(*n*) in the length of the list and of the result.
    func replaced(
        in list: [Element],
        with replacement: [Element],
        check: (Int) throws(EvaluationFailure) -> Void
    ) throws(EvaluationFailure) -> [Element] {
        let ranges = ranges(in: list)
        let count = list.count + ranges.count * (replacement.count - part.count)
        try check(count)
        var result: [Element] = []
        result.reserveCapacity(count)
        var place = 0
        for range in ranges {
            result += list[place..<range.lowerBound]
            result += replacement
            place = range.upperBound
        }
        return result + list[place...]
    }
}
