/// A part of an array, which keeps the array's indices.
final class SliceValue {
    /// Changed in place by whoever holds the only reference.
    var values: ArraySlice<Value>

    init(_ values: ArraySlice<Value>) { self.values = values }
}

extension Value {
    /// True for arrays and their parts.
    var isList: Bool {
        switch self {
        case .array, .slice: true
        default: false
        }
    }

    static func slice(_ values: ArraySlice<Value>) -> Value { .slice(SliceValue(values)) }

    /// The index of the first element: only a slice begins at another one than 0.
    var firstIndex: Int {
        switch self {
        case .slice(let slice): slice.values.startIndex
        case .intRange(let lower, _), .closedIntRange(let lower, _): lower
        default: 0
        }
    }

    /// The index behind the last element.
    var endIndex: Int { firstIndex.clampedSum(elementCount ?? 0) }

    /// The part between two distances from the start: of an array a slice, of a range a range, of anything else an array.
    ///
    /// - Complexity: O(1) for arrays, slices and ranges.
    func part(_ lower: Int, _ upper: Int) -> Value {
        switch self {
        case .array(let values): return .slice(values[lower..<upper])
        case .slice(let slice):
            let start = slice.values.startIndex
            return .slice(slice.values[(start + lower)..<(start + upper)])
        case .intRange(let start, _), .closedIntRange(let start, _): return .intRange(start + lower, start + upper)
        default: return .array(Array((elements ?? [])[lower..<upper]))
        }
    }
}
