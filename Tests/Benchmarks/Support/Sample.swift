/// The times of many runs of the same work, in microseconds.
struct Sample {
    let name: String
    private let sorted: [Double]

    init(_ name: String, microseconds: [Double]) {
        precondition(!microseconds.isEmpty, "\(name) has no runs")
        self.name = name
        sorted = microseconds.sorted()
    }

    /// The same times for one of several things that were done together.
    func divided(by count: Double) -> Sample { Sample(name, microseconds: sorted.map { $0 / count }) }

    var count: Int { sorted.count }
    var minimum: Double { sorted[0] }
    var median: Double { sorted[sorted.count / 2] }
    var ninetieth: Double { sorted[min(sorted.count * 9 / 10, sorted.count - 1)] }
}

extension Sample {
    /// Times each run of `work` on its own, after some that are not counted.
    ///
    /// Times are ``ProcessorTime``; a look at it takes about 0.3 microseconds, so work shorter than ten wants `batch`.
    ///
    /// - Parameters:
    ///   - name: What is timed.
    ///   - runs: How many times count.
    ///   - warmUp: How many run before.
    ///   - batch: How often `work` runs between two looks at the clock; times are divided by it.
    ///   - work: What is timed.
    /// - Returns: The times of single runs.
    static func timing(
        _ name: String,
        runs: Int,
        warmUp: Int = 1,
        batch: Int = 1,
        _ work: () -> Void
    ) -> Sample {
        for _ in 0..<warmUp { work() }
        var times: [Double] = []
        times.reserveCapacity(runs)
        for _ in 0..<runs {
            let start = ProcessorTime.now
            for _ in 0..<batch { work() }
            times.append((ProcessorTime.now - start) / Double(batch))
        }
        return Sample(name, microseconds: times)
    }
}

extension Duration {
    var microseconds: Double { self / .microseconds(1) }
}
