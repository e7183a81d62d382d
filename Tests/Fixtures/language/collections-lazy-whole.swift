// Lazy collections have all that collections have.

struct Sample { let low: Double, high: Double }

func span(_ samples: [Sample]) -> ClosedRange<Double> {
    let lows = samples.lazy.map(\.low)
    let highs = samples.lazy.map(\.high)
    guard !lows.isEmpty, let low = lows.min(), let high = highs.max() else { return 0...0 }
    return low...high
}

func main() {
    print([1, 2].lazy.isEmpty, [Int]().lazy.isEmpty, [1, 2, 3].lazy.count, [1, 2, 3].lazy.last ?? 0)
    let even = (1...9).lazy.filter { $0 % 2 == 0 }
    print(even.isEmpty, even.map { $0 * 10 }.count, even.last ?? 0, even.first ?? 0)
    print(["a", "b"].lazy.map { $0 + "!" }[1], [5, 6, 7].lazy.indices.count, [1, 2].lazy.endIndex)
    print(Array([1, 2, 3].lazy.dropLast()), Array([1, 2, 3].lazy.suffix(2)), [4].lazy.randomElement() ?? 0)
    print([3, 1].lazy.compactMap { $0 > 5 ? $0 : nil }.isEmpty, [1, 2, 3].lazy.prefix(1).isEmpty)
    print(span([Sample(low: 2, high: 5), Sample(low: 1, high: 3)]), span([]))
}
