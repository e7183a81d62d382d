/// Comparisons by a closure, parts that are looked for, splits with limits.
func main() {
    let numbers = [3, 1, 2, 1]
    print(numbers.elementsEqual([4, 2, 3, 2]) { $0 + 1 == $1 }, numbers.elementsEqual([3, 1]) { $0 == $1 })
    print(numbers.starts(with: [2, 0]) { $0 > $1 }, numbers.starts(with: [9]) { $0 > $1 })
    print(numbers.lexicographicallyPrecedes([2]) { $0 > $1 }, numbers.lexicographicallyPrecedes([3, 1]) { $0 < $1 })
    print(numbers.ranges(of: [1]).count)
    if let range = numbers.firstRange(of: [1, 2]) { print(range.lowerBound, range.upperBound) }
    print(numbers.replacing([1], with: [9, 9]), numbers.trimmingPrefix { $0 > 2 }, numbers.trimmingPrefix([3, 1]))
    print(numbers.split(maxSplits: 1, omittingEmptySubsequences: true) { $0 == 1 }.map { Array($0) })
    print(numbers.split(maxSplits: 5, omittingEmptySubsequences: false) { $0 == 1 }.map { Array($0) })
    print(Array([[1], [2, 3], []].joined(separator: [0])), numbers.underestimatedCount)
    print(Array(CollectionOfOne(3)), Array(EmptyCollection<Int>()), numbers.withUnsafeBufferPointer { $0.count })
    var replaced = [1, 2, 1, 2]
    replaced.replace([1, 2], with: [7], maxReplacements: 1)
    print(replaced)

    var set: Set = [1, 2, 3]
    print(set.isStrictSubset(of: [1, 2, 3]), set.isStrictSubset(of: [1, 2, 3, 4]), set.isStrictSuperset(of: [1]))
    set.formSymmetricDifference([3, 4])
    print(set.sorted(), set.update(with: 4) ?? 0, set.update(with: 9) ?? 0, set.sorted())
    var rest: Set = [5]
    print(rest.popFirst() ?? 0, rest.popFirst() ?? 0, rest.isEmpty)
    rest.insert(6)
    print(rest.removeFirst(), [1, 2].hashValue == [1, 2].hashValue, Set([1]).hashValue == Set([1]).hashValue)
}
