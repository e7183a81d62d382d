import ScrollDynamics
import Testing

@Suite("AnimationTiming")
struct AnimationTimingTests {
    @Test(arguments: zip([0.0, 0.9, 1, 1.5, 2, 5], [0.0, 0, 0, 0.5, 1, 1]))
    func `waits for its delay`(time: Double, progress: Double) {
        #expect(AnimationTiming(.linear(duration: 1), delay: 1).progress(at: time) == progress)
    }

    @Test func `runs faster by its speed`() {
        let timing = AnimationTiming(.linear(duration: 1), speed: 4)

        #expect(timing.progress(at: 0.125) == 0.5)
        #expect(timing.duration == 0.25)
    }

    @Test(arguments: zip([0.25, 1.25, 1.75, 2.25, 3], [0.25, 0.75, 0.25, 0.25, 1]))
    func `goes back in every second run`(time: Double, progress: Double) {
        let timing = AnimationTiming(.linear(duration: 1), repeatCount: 3, autoreverses: true)

        #expect(timing.progress(at: time) == progress)
    }

    @Test func `repeats for ever`() {
        let timing = AnimationTiming(.linear(duration: 1), repeatCount: nil)

        #expect(timing.duration == .infinity)
        #expect(timing.progress(at: 1_000.5) == 0.5)
    }

    @Test func `is at its end at once without a duration`() {
        #expect(AnimationTiming(.linear(duration: 0)).progress(at: 0) == 1)
        #expect(AnimationTiming(.linear(duration: 0), repeatCount: nil).progress(at: 1) == 1)
    }

    @Test func `traps on a speed that is none`() async {
        await #expect(processExitsWith: .failure) { _ = AnimationTiming(.linear, speed: 0) }
    }
}
