import Dispatch
import Testing

@testable import SceneServer

@Suite("WorkerPool")
struct WorkerPoolTests {
    /// Of two threads one is held until the other scene has answered, which would never happen if they shared it.
    @Test func `answers one scene while the program of another one runs`() async {
        let pool = WorkerPool(count: 2)
        let busy = Counter(worker: pool.worker())
        let others = (0..<4).map { _ in Counter(worker: pool.worker()) }
        let gate = DispatchSemaphore(value: 0)

        let (starts, start) = AsyncStream<Void>.makeStream()
        async let held: Void = busy.wait(for: gate) { start.yield() }
        for await _ in starts { break }
        for other in others {
            for number in 0..<100 { await other.append(number) }
        }
        gate.signal()
        await held

        for other in others { #expect(await other.numbers == Array(0..<100)) }
    }

    /// Jobs of one scene run one at a time, whichever thread takes them.
    @Test func `runs one job of a scene at a time`() async {
        let counter = Counter(worker: WorkerPool(count: 4).worker())

        await withTaskGroup(of: Void.self) { group in
            for number in 0..<1_000 { group.addTask { await counter.append(number) } }
        }

        #expect(await counter.numbers.sorted() == Array(0..<1_000))
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

    /// Says that it has begun, and holds its thread until the gate opens.
    func wait(for gate: DispatchSemaphore, begun: @Sendable () -> Void) {
        begun()
        gate.wait()
    }

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
