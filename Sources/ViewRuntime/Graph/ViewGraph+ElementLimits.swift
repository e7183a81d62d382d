/// How many nodes the `ForEach`es that are making their elements now will have made in the end, if they go on like this.
struct GrowthForecast {
    /// One `ForEach`, inside an element of the one before.
    private struct Run {
        let count: Int
        /// How many nodes there were when it began.
        let start: Int
        var made = 0
    }

    private var runs: [Run] = []
    /// True once it was said that they make too many, until the outermost of them has ended.
    private(set) var isRefused = false

    mutating func begin(count: Int, at nodeCount: Int) { runs.append(Run(count: count, start: nodeCount)) }

    mutating func end() {
        runs.removeLast()
        if runs.isEmpty { isRefused = false }
    }

    mutating func refuse() { isRefused = true }

    /// Notes that the innermost `ForEach` has made so many of its elements.
    mutating func note(made: Int) { runs[runs.count - 1].made = made }

    /// How many nodes the outermost `ForEach` has made, of `nodeCount` that there are.
    func made(of nodeCount: Int) -> Int { nodeCount - (runs.first?.start ?? nodeCount) }

    /// How many nodes the outermost `ForEach` will have made once it has ended, of `nodeCount` that there are.
    ///
    /// - Complexity: O(*d*) in the number of `ForEach`es around each other.
    func total(of nodeCount: Int) -> Double {
        guard let inner = runs.last, inner.made > 0 else { return 0 }
        var total = Double(nodeCount - inner.start) * Double(inner.count) / Double(inner.made)
        var start = inner.start
        for run in runs.dropLast().reversed() {
            // An element of the `ForEach` around ends with the one inside.
            total = (Double(start - run.start) + total) * Double(run.count) / Double(run.made + 1)
            start = run.start
        }
        return total
    }
}

extension ViewGraph {
    /// The number of elements of a `ForEach` that are made, with a failure noted if that is not all.
    func limitedElementCount(_ count: Int, at source: SourcePosition) -> Int {
        guard count > Self.elementLimit else { return count }
        note(
            EvaluationFailure(
                reason: .tooMuchMemory,
                message:
                    "A ForEach outside lazy containers shows at most \(Self.elementLimit) of its \(count) elements, "
                    + "and of so many the first \(Self.overfullElementCount); put it into a LazyVStack or LazyHStack",
                position: source
            )
        )
        return Self.overfullElementCount
    }

    /// Says whether a `ForEach` stops because it, and those around it, would make far more nodes than may exist.
    ///
    /// A screen of millions of views is so refused in the time that a large one takes: once they have made a tenth of the nodes that may
    /// exist, if elements like those so far would make ten times as many as may. Whatever is less is made, and counted.
    func isGrowingTooFar(after made: Int, at source: SourcePosition) -> Bool {
        growth.note(made: made)
        if growth.isRefused { return true }
        guard growth.made(of: census.count) >= Self.nodeLimit / 10,
            growth.total(of: census.count) > Double(Self.nodeLimit) * 10
        else { return false }
        growth.refuse()
        note(tooManyNodes(at: source))
        return true
    }
}
