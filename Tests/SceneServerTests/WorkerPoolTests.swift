import Testing

@testable import SceneServer

@Suite("WorkerPool")
struct WorkerPoolTests {
    @Test func `gives each scene the next thread in turn`() {
        let pool = WorkerPool(count: 2)

        let first = pool.worker()
        let second = pool.worker()

        #expect(first !== second)
        #expect(pool.worker() === first)
        #expect(pool.worker() === second)
    }

    @Test func `runs jobs in order`() async {
        let counter = Counter(worker: WorkerPool(count: 1).worker())

        for number in 0..<1_000 { await counter.append(number) }

        #expect(await counter.numbers == Array(0..<1_000))
    }

    /// Forty thousand frames of over a kilobyte need more than forty megabytes, five times what a main thread has.
    ///
    /// The thread sanitizer follows no more than sixty-five thousand frames.
    @Test func `has room for deep recursion`() async {
        let counter = Counter(worker: WorkerPool(count: 1).worker())

        #expect(await counter.depth(40_000) == 40_000)
    }
}

private actor Counter {
    private let worker: Worker
    private(set) var numbers: [Int] = []

    nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe worker.asUnownedSerialExecutor() }

    init(worker: Worker) { self.worker = worker }

    func append(_ number: Int) { numbers.append(number) }

    func depth(_ rest: Int) -> Int { Self.descend(rest, InlineArray<128, Int>(repeating: rest)) }

    /// Carries a kilobyte on each frame of the stack.
    @inline(never)
    private static func descend(_ rest: Int, _ load: InlineArray<128, Int>) -> Int {
        guard rest > 0 else { return load[0] - load[0] }
        var next = load
        next[rest & 127] = rest
        return 1 + descend(rest - 1, next) + (next[rest & 127] - rest)
    }
}
