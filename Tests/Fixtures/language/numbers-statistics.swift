// Mean, median, spread and a text chart of a series of measurements.
struct Statistics {
    let values: [Double]
    var mean: Double { values.isEmpty ? 0 : values.reduce(0, +) / Double(values.count) }
    var median: Double {
        guard !values.isEmpty else { return 0 }
        let sorted = values.sorted()
        let middle = sorted.count / 2
        return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    }
    var spread: Double { (values.max() ?? 0) - (values.min() ?? 0) }
    var variance: Double {
        let mean = mean
        return values.map { ($0 - mean) * ($0 - mean) }.reduce(0, +) / Double(max(values.count, 1))
    }

    func histogram(binWidth: Double) -> [Int: Int] {
        Dictionary(grouping: values) { Int(($0 / binWidth).rounded(.down)) }.mapValues(\.count)
    }
}

func rounded(_ value: Double, _ places: Int) -> Double {
    let factor = (0..<places).reduce(1.0) { product, _ in product * 10 }
    return (value * factor).rounded() / factor
}

func main() {
    let statistics = Statistics(values: [16.7, 16.6, 33.4, 16.8, 15.9, 50.1, 16.7, -2.5])
    print(rounded(statistics.mean, 3), statistics.median, statistics.spread, rounded(statistics.variance, 1))
    print(Statistics(values: []).mean, Statistics(values: [4]).median, Statistics(values: []).spread)
    let bins = statistics.histogram(binWidth: 10)
    for bin in bins.keys.sorted() {
        let bar = String(repeating: "#", count: bins[bin, default: 0])
        print("\(bin * 10)...\(bin * 10 + 10): \(bar)")
    }
    let late = statistics.values.filter { $0 > 1000.0 / 60 + 0.1 }.count
    print(late, Double(late) / Double(statistics.values.count) * 100)
}
