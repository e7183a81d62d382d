import LayoutCore
import ScrollDynamics
import Testing

@Suite("VelocityTracker")
struct VelocityTrackerTests {
    /// A tracker that has seen a finger at these heights, one every tenth of `10 * interval`.
    private func tracker(_ heights: [Double], every interval: Double = 0.01) -> VelocityTracker {
        var tracker = VelocityTracker()
        for (index, height) in heights.enumerated() {
            tracker.add(Point(x: 0, y: height), at: Double(index) * interval)
        }
        return tracker
    }

    @Test(arguments: [2, 3, 4, 5, 40])
    func `tells the speed of uniform motion`(count: Int) {
        let tracker = tracker((0..<count).map { Double($0) * 7 })

        #expect(isClose(tracker.velocity(at: Double(count - 1) * 0.01).y, to: 700, within: 1e-6))
    }

    @Test func `weighs the last three steps 0.3, 0.65 and 0.05`() {
        // Steps of 1, 2 and 4 points in 10 ms each: 0.3·100 + 0.65·200 + 0.05·400 = 180.
        let tracker = tracker([99, 50, 51, 53, 57])

        #expect(isClose(tracker.velocity(at: 0.04).y, to: 180, within: 1e-9))
    }

    @Test func `weighs two steps 0.4 and 0.6, and takes a single one as it is`() {
        #expect(isClose(tracker([0, 1, 3]).velocity(at: 0.02).y, to: 160, within: 1e-9))
        #expect(isClose(tracker([0, 1]).velocity(at: 0.01).y, to: 100, within: 1e-9))
        #expect(tracker([5]).velocity(at: 0) == .zero)
        #expect(VelocityTracker().velocity(at: 0) == .zero)
    }

    @Test func `tells both axes`() {
        var tracker = VelocityTracker()
        tracker.add(Point(x: 0, y: 0), at: 0)
        tracker.add(Point(x: -3, y: 4), at: 0.01)

        #expect(isClose(tracker.velocity(at: 0.01).x, to: -300, within: 1e-9))
        #expect(isClose(tracker.velocity(at: 0.01).y, to: 400, within: 1e-9))
    }

    @Test func `forgets the speed of a finger that has not moved for 100 ms`() {
        let tracker = tracker([0, 10, 20, 30])

        #expect(tracker.velocity(at: 0.1299).y > 0)
        #expect(tracker.velocity(at: 0.1301) == .zero)
    }

    @Test func `counts touches without movement as rest`() {
        var tracker = tracker([0, 10, 20, 30])
        for step in 1...5 {
            tracker.add(Point(x: 0, y: 30), at: 0.03 + Double(step) * 0.02)
        }

        #expect(tracker.velocity(at: 0.131) == .zero)
    }

    @Test func `is not misled by touches at nearly the same time`() {
        var tracker = VelocityTracker()
        for step in 0..<8 {
            let time = Double(step) * 0.01
            tracker.add(Point(x: 0, y: Double(step) * 5 - 0.01), at: time)
            tracker.add(Point(x: 0, y: Double(step) * 5), at: time + 0.0001)
        }

        #expect(isClose(tracker.velocity(at: 0.0701).y, to: 500, within: 1))
    }

    @Test func `traps on a time that falls`() async {
        await #expect(processExitsWith: .failure) {
            var tracker = VelocityTracker()
            tracker.add(.zero, at: 1)
            tracker.add(.zero, at: 0.5)
        }
    }
}
