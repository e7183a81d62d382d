import SceneServer
import Testing

@Suite("FrameClock")
struct FrameClockTests {
    @Test func `counts from the last due time, not from when the frame was ready`() {
        var clock = FrameClock(rate: 50)

        #expect(clock.start(now: 10) == 10.02)
        #expect(isClose(clock.advance(now: 10.024), to: 10.04))
        #expect(isClose(clock.advance(now: 10.041), to: 10.06))
    }

    @Test func `shows sixty frames in a second although each is late`() {
        var clock = FrameClock(rate: 60)
        var due = clock.start(now: 0)
        var frames = 0

        while let time = due, time <= 1.000_001 {
            frames += 1
            due = clock.advance(now: time + 0.004)
        }

        #expect(frames == 60)
    }

    @Test func `does not make up for frames that were missed`() {
        var clock = FrameClock(rate: 10)
        _ = clock.start(now: 0)

        #expect(isClose(clock.advance(now: 0.55), to: 0.6))
    }

    @Test func `does nothing while it is stopped`() {
        var clock = FrameClock(rate: 60)

        #expect(clock.due == nil)
        #expect(clock.advance(now: 1) == nil)
        _ = clock.start(now: 1)
        #expect(clock.start(now: 2) == nil)
        clock.stop()
        #expect(clock.due == nil)
    }

    private func isClose(_ value: Double?, to expected: Double) -> Bool {
        value.map { abs($0 - expected) < 1e-9 } ?? false
    }
}
