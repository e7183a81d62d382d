/// The lengths of many elements, of which only some are known: the others count with the average of the known ones.
///
/// Memory grows with the known elements, not with the count. Known elements are kept in runs of 64 neighbours.
struct SparseExtents {
    private struct Run {
        var values: [Double]
        var isKnown: UInt64
        var sum: Double

        var knownCount: Int { isKnown.nonzeroBitCount }
    }

    private static let runLength = 64

    private(set) var count: Int
    /// What an element counts while none is known, in points.
    private let guess: Double
    private var runs: [Int: Run] = [:]
    private var keys: [Int] = []
    /// Known elements and their sum before each run of `keys`, and after the last one.
    private var prefix: [(count: Int, sum: Double)] = [(0, 0)]
    private var isPrefixValid = true
    private(set) var knownCount = 0
    private(set) var knownSum = 0.0

    init(count: Int, guess: Double) {
        self.count = count
        self.guess = guess
    }

    /// What an unknown element counts, in points.
    var average: Double { knownCount > 0 ? knownSum / Double(knownCount) : guess }

    var isExact: Bool { knownCount == count }

    /// - Complexity: O(1)
    var total: Double { knownSum + Double(count - knownCount) * average }

    /// The length of an element, if it is known.
    func known(_ index: Int) -> Double? {
        guard let run = runs[index / Self.runLength] else { return nil }
        let bit = index % Self.runLength
        return run.isKnown & (1 << UInt64(bit)) != 0 ? run.values[bit] : nil
    }

    /// Notes the length of an element.
    mutating func set(_ value: Double, at index: Int) {
        let key = index / Self.runLength
        let bit = index % Self.runLength
        if runs[key] == nil {
            runs[key] = Run(values: Array(repeating: 0, count: Self.runLength), isKnown: 0, sum: 0)
            keys.insert(key, at: keys.partitioningIndex { $0 >= key })
            isPrefixValid = false
        }
        let mask: UInt64 = 1 << UInt64(bit)
        let old = runs[key].map { $0.isKnown & mask != 0 ? $0.values[bit] : 0 } ?? 0
        let wasKnown = runs[key].map { $0.isKnown & mask != 0 } ?? false
        guard !wasKnown || old != value else { return }
        runs[key]?.values[bit] = value
        runs[key]?.isKnown |= mask
        runs[key]?.sum += value - old
        knownSum += value - old
        if !wasKnown { knownCount += 1 }
        isPrefixValid = false
    }

    /// Forgets all lengths and takes another count.
    mutating func reset(count: Int) {
        self = SparseExtents(count: count, guess: average)
    }

    private mutating func validatePrefix() {
        guard !isPrefixValid else { return }
        prefix.removeAll(keepingCapacity: true)
        var count = 0
        var sum = 0.0
        prefix.append((0, 0))
        for key in keys {
            guard let run = runs[key] else { continue }
            count += run.knownCount
            sum += run.sum
            prefix.append((count, sum))
        }
        isPrefixValid = true
    }

    /// Where an element begins, from the first element's beginning, in points.
    ///
    /// - Complexity: O(log *k*) in the number of known runs, once lengths have not changed.
    mutating func offset(of index: Int) -> Double {
        validatePrefix()
        let key = index / Self.runLength
        let position = keys.partitioningIndex { $0 >= key }
        var (knownBefore, sum) = prefix[position]
        if position < keys.count, keys[position] == key, let run = runs[key] {
            for bit in 0..<(index % Self.runLength) where run.isKnown & (1 << UInt64(bit)) != 0 {
                knownBefore += 1
                sum += run.values[bit]
            }
        }
        return sum + Double(index - knownBefore) * average
    }

    /// The element that covers an offset: the last one that begins at it or before it.
    ///
    /// - Complexity: O(log *n* · log *k*)
    mutating func index(at offset: Double) -> Int {
        var low = 0
        var high = max(count - 1, 0)
        while low < high {
            let middle = (low + high + 1) / 2
            if self.offset(of: middle) <= offset {
                low = middle
            } else {
                high = middle - 1
            }
        }
        return low
    }
}

extension Array {
    /// The first index whose element fulfils a predicate that stays true once it is.
    func partitioningIndex(where predicate: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if predicate(self[middle]) {
                high = middle
            } else {
                low = middle + 1
            }
        }
        return low
    }
}
