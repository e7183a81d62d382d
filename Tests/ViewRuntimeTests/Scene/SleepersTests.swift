import Testing

@testable import ViewRuntime

@Suite("Sleepers")
struct SleepersTests {
    @Test func `wake by their time, and at the same time as they went to sleep`() {
        var sleepers = Sleepers()
        for (order, duration) in [3.0, 1, 2, 1, -5, 2].enumerated() {
            sleepers.add(Self.request(duration), at: Double(order) / 10)
        }

        #expect(
            wakes(&sleepers, movingTo: 2.5) == [Wake(5, 0.4), Wake(2, 1.1), Wake(4, 1.3), Wake(3, 2.2), Wake(6, 2.5)]
        )
        #expect(!sleepers.isEmpty)
        #expect(wakes(&sleepers, movingTo: 10) == [Wake(1, 3)])
        #expect(sleepers.isEmpty)
    }

    @Test func `those that follow frames wake where the move ends, in the order in which they are due`() {
        var sleepers = Sleepers()
        sleepers.add(Self.request(2), at: 0)
        sleepers.add(Self.request(1, followsFrames: true), at: 0)
        sleepers.add(Self.request(0.5, followsFrames: true), at: 0)
        sleepers.add(Self.request(1.5), at: 0)
        sleepers.add(Self.request(2), at: 0)
        sleepers.add(Self.request(3, followsFrames: true), at: 0)

        #expect(wakes(&sleepers, movingTo: 2) == [Wake(4, 1.5), Wake(1, 2), Wake(3, 2), Wake(2, 2), Wake(5, 2)])
        #expect(wakes(&sleepers, movingTo: 3) == [Wake(6, 3)])
    }

    @Test func `those of cancelled tasks go, as they went to sleep`() {
        let task = ProgramTask()
        var sleepers = Sleepers()
        sleepers.add(Self.request(9, task: task), at: 0)
        sleepers.add(Self.request(1), at: 0)
        sleepers.add(Self.request(5, task: task, followsFrames: true), at: 0)
        sleepers.add(Self.request(7, task: task), at: 0)

        #expect(sleepers.removeCancelled().map(\.order) == [])
        task.isCancelled = true
        #expect(sleepers.removeCancelled().map(\.order) == [1, 3, 4])
        #expect(wakes(&sleepers, movingTo: 100) == [Wake(2, 1)])
    }

    @Test(arguments: [1, 2, 3, 10, 1_000])
    func `thousands wake in order, whatever the order in which they came`(count: Int) {
        var sleepers = Sleepers()
        // 7,919 is prime and does not divide any of the counts, so each duration comes once.
        for index in 0..<count { sleepers.add(Self.request(Double(index * 7_919 % count)), at: 0) }

        #expect(wakes(&sleepers, movingTo: 2_000).map(\.time) == (0..<count).map(Double.init))
    }

    private struct Wake: Equatable {
        let order: Int
        let time: Double

        init(_ order: Int, _ time: Double) {
            self.order = order
            self.time = time
        }
    }

    private static func request(
        _ duration: Double,
        task: ProgramTask? = nil,
        followsFrames: Bool = false
    ) -> SleepRequest {
        var request = SleepRequest(duration: duration, task: task) { _ in }
        request.followsFrames = followsFrames
        return request
    }

    private func wakes(_ sleepers: inout Sleepers, movingTo time: Double) -> [Wake] {
        var result: [Wake] = []
        while let next = sleepers.removeNext(movingTo: time) { result.append(Wake(next.sleeper.order, next.wakes)) }
        return result
    }
}
