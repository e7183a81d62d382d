/// Which pieces of a program's source an edit left as they are, and where they stand now.
///
/// A piece is what stands between ends of lines, semicolons and braces, without the blanks around it: a view, or one of its
/// modifiers, as people write them. Pieces that stand in the same order in both sources are found first, then those that moved.
package struct SourceDifference {
    private let old: SourcePieces
    private let new: SourcePieces
    /// For each piece of the old source, the one of the new source that it is now; `nil` if it is gone or has changed.
    private var targets: [Int?]
    /// For each piece of the new source, whether it stood in the old one.
    private var areKept: [Bool]

    /// Compares two sources.
    ///
    /// - Complexity: O(*n*) for one changed place; O(*n* × *m*) in the pieces between the first and the last change, where that
    ///   is at most ``comparedCount``; beyond, only pieces that moved are looked for there.
    package init(from oldSource: String, to newSource: String) {
        old = SourcePieces(oldSource)
        new = SourcePieces(newSource)
        targets = Array(repeating: nil, count: old.count)
        areKept = Array(repeating: false, count: new.count)
        let shorter = min(old.count, new.count)
        var first = 0
        while first < shorter, old[first] == new[first] {
            keep(first, as: first)
            first += 1
        }
        var end = 0
        while end < shorter - first, old[old.count - 1 - end] == new[new.count - 1 - end] {
            end += 1
        }
        // Modifiers belong to what they follow, and move with it.
        while end > 0, old[old.count - end].first == UInt8(ascii: ".") { end -= 1 }
        for index in 0..<end { keep(old.count - 1 - index, as: new.count - 1 - index) }
        keepCommon(first..<(old.count - end), first..<(new.count - end))
        keepMoved(first..<(old.count - end), first..<(new.count - end))
    }

    /// How many pairs of pieces are compared at most.
    package static let comparedCount = 1_000_000

    /// The piece of the new source that the piece at a position of the old one is now; `nil` if it is gone or has changed.
    ///
    /// - Complexity: O(log *n*)
    func target(of position: SourcePosition) -> Int? { old.index(at: position).flatMap { targets[$0] } }

    /// The piece at a position of the new source, if it stood in the old one; `nil` if the edit wrote it.
    ///
    /// - Complexity: O(log *n*)
    func keptPiece(at position: SourcePosition) -> Int? { new.index(at: position).flatMap { areKept[$0] ? $0 : nil } }

    private mutating func keep(_ oldIndex: Int, as newIndex: Int) {
        targets[oldIndex] = newIndex
        areKept[newIndex] = true
    }

    /// Finds the heaviest pieces that stand in the same order in both ranges.
    private mutating func keepCommon(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
        guard !oldRange.isEmpty, !newRange.isEmpty,
            oldRange.count.multipliedReportingOverflow(by: newRange.count).partialValue <= Self.comparedCount
        else { return }
        let width = newRange.count + 1
        // The weight that the pieces from here on can have in common.
        var weights = [Int32](repeating: 0, count: (oldRange.count + 1) * width)
        for i in (0..<oldRange.count).reversed() {
            let piece = old[oldRange.lowerBound + i]
            let weight = Int32(min(piece.count, Self.greatestWeight))
            for j in (0..<newRange.count).reversed() {
                let skipped = max(weights[(i + 1) * width + j], weights[i * width + j + 1])
                let isSame = piece == new[newRange.lowerBound + j]
                weights[i * width + j] = isSame ? max(skipped, weights[(i + 1) * width + j + 1] + weight) : skipped
            }
        }
        var (i, j) = (0, 0)
        while i < oldRange.count, j < newRange.count {
            let weight = weights[i * width + j]
            let piece = old[oldRange.lowerBound + i]
            // The first of equal pieces: a modifier stands next to its view.
            let own = Int32(min(piece.count, Self.greatestWeight))
            if piece == new[newRange.lowerBound + j], weight == weights[(i + 1) * width + j + 1] + own {
                keep(oldRange.lowerBound + i, as: newRange.lowerBound + j)
                i += 1
                j += 1
            } else if weight == weights[(i + 1) * width + j] {
                i += 1
            } else {
                j += 1
            }
        }
    }

    /// A long piece says more than a short one, such as `.padding()`; from so many bytes on, all say the same.
    private static let greatestWeight = 64

    /// Finds pieces that are gone from one place and stand at another.
    private mutating func keepMoved(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
        var places: [ArraySlice<UInt8>: [Int]] = [:]
        for index in newRange.reversed() where !areKept[index] { places[new[index], default: []].append(index) }
        guard !places.isEmpty else { return }
        for index in oldRange where targets[index] == nil {
            if let place = places[old[index]]?.popLast() { keep(index, as: place) }
        }
    }
}

/// A source cut at ends of lines, semicolons and braces.
private struct SourcePieces {
    private let bytes: [UInt8]
    private var ranges: [Range<Int>] = []
    private var starts: [SourcePosition] = []

    var count: Int { ranges.count }

    subscript(index: Int) -> ArraySlice<UInt8> { bytes[ranges[index]] }

    init(_ source: String) {
        bytes = Array(source.utf8)
        var line = 1
        var lineStart = 0
        var first: Int?
        var end = 0
        for (offset, byte) in bytes.enumerated() {
            switch byte {
            case UInt8(ascii: "\n"), UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"):
                if let start = first { add(start..<end, line: line, lineStart: lineStart) }
                first = nil
                guard byte == UInt8(ascii: "\n") else { continue }
                line += 1
                lineStart = offset + 1
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
                continue
            default:
                first = first ?? offset
                end = offset + 1
            }
        }
        if let start = first { add(start..<end, line: line, lineStart: lineStart) }
    }

    private mutating func add(_ range: Range<Int>, line: Int, lineStart: Int) {
        ranges.append(range)
        starts.append(SourcePosition(line: line, column: range.lowerBound - lineStart + 1))
    }

    /// The piece that holds a position; `nil` before the first one.
    func index(at position: SourcePosition) -> Int? {
        var low = 0
        var high = starts.count
        while low < high {
            let middle = (low + high) / 2
            let start = starts[middle]
            let isBefore = (start.line, start.column) <= (position.line, position.column)
            if isBefore { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? low - 1 : nil
    }
}
