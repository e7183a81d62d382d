import Synchronization
import Testing

@testable import WebSocketTransport

/// An actor on a loop of its own, with a driver that counts its rounds and waits for nothing.
private actor Resident: EventLoopDriver {
    private nonisolated let loop = EventLoop(name: "test")
    private nonisolated let rounds = Atomic<Int>(0)
    private var calls: [Int] = []

    nonisolated var unownedExecutor: UnownedSerialExecutor {
        // The actor keeps its loop, so the executor lives as long as anything that runs on it.
        unsafe loop.asUnownedSerialExecutor()
    }

    nonisolated var roundCount: Int { rounds.load(ordering: .sequentiallyConsistent) }

    nonisolated func turn(mayBlock: Bool) {
        rounds.add(1, ordering: .sequentiallyConsistent)
        assumeIsolated { $0.loop.preconditionIsolated() }
    }

    func call(_ number: Int) -> [Int] {
        calls.append(number)
        return calls
    }

    func install() {
        loop.install(self) {}
    }

    func remove() {
        loop.removeDriver()
    }
}

@Suite("EventLoop", .timeLimit(.minutes(10)))
struct EventLoopTests {
    @Test func `runs jobs before there is a driver, beside it, and after it`() async {
        let resident = Resident()

        let before = await resident.call(1)
        await resident.install()
        while resident.roundCount < 100 { await Task.yield() }
        let beside = await resident.call(2)
        await resident.remove()
        let after = await resident.call(3)

        #expect(before == [1])
        #expect(beside == [1, 2])
        #expect(after == [1, 2, 3])
    }

    @Test func `stands still after its driver is removed`() async {
        let resident = Resident()

        await resident.install()
        while resident.roundCount == 0 { await Task.yield() }
        await resident.remove()
        let rounds = resident.roundCount
        _ = await resident.call(1)

        #expect(resident.roundCount == rounds)
    }

    @Test func `keeps the order of one caller`() async {
        let resident = Resident()

        for number in 0..<1_000 { _ = await resident.call(number) }

        #expect(await resident.call(1_000) == Array(0...1_000))
    }
}
