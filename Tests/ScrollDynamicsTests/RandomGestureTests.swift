import LayoutCore
import ScrollDynamics
import Testing

@Suite("ScrollController: random gestures")
struct RandomGestureTests {
    /// A small linear congruential generator, so that each seed is one fixed story.
    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 33)
        }
    }

    /// A random scene: one view, one finger, any behaviours, and everything that may happen to them.
    private struct Story {
        var generator: Generator
        var controller: ScrollController
        var behaviors: [any ScrollTargetBehavior]
        var isDown = false

        init(seed: UInt64) {
            var generator = Generator(state: seed &* 7_919 &+ 1)
            let configuration = ScrollConfiguration(
                axes: [.vertical, .horizontal, [.vertical, .horizontal]].randomElement(using: &generator) ?? .vertical,
                bounceBehavior: PerAxis(both: BounceBehavior.allCases.randomElement(using: &generator) ?? .automatic),
                decelerationRate: DecelerationRate.allCases.randomElement(using: &generator) ?? .normal,
                locksDirection: Bool.random(using: &generator)
            )
            behaviors =
                switch seed % 4 {
                case 0: []
                case 1: [PagingBehavior()]
                case 2: [BarSnapBehavior(strips: [52])]
                default: [ViewAlignedBehavior { range, _ in [Rect(x: range.lowerBound, y: 70, width: 9, height: 9)] }]
                }
            controller = ScrollController(configuration: configuration)
            self.generator = generator
            controller.updateBounds(randomBounds())
        }

        mutating func randomBounds() -> PerAxis<ScrollBounds> {
            PerAxis { _ in
                ScrollBounds(
                    contentLength: Double.random(in: 0...3_000, using: &generator),
                    containerLength: Double.random(in: 100...900, using: &generator),
                    leadingInset: Double.random(in: 0...150, using: &generator),
                    trailingInset: Double.random(in: 0...90, using: &generator)
                )
            }
        }

        mutating func randomPoint() -> Point {
            Point(
                x: Double.random(in: -500...1_000, using: &generator),
                y: Double.random(in: -500...1_500, using: &generator)
            )
        }

        /// One thing happens, at most a tenth of a second after the last.
        mutating func step() {
            let time = controller.time + Double.random(in: 0...0.1, using: &generator)
            switch Int.random(in: 0..<14, using: &generator) {
            case 0, 1:
                controller.touchBegan(at: randomPoint(), time: time, behaviors: behaviors)
                isDown = true
            case 2...6:
                controller.touchMoved(to: randomPoint(), time: time, behaviors: behaviors)
            case 7:
                controller.touchEnded(at: randomPoint(), time: time, behaviors: behaviors)
                isDown = false
            case 8:
                controller.touchCancelled(time: time, behaviors: behaviors)
                isDown = false
            case 9:
                controller.wheel(by: randomPoint(), time: time, behaviors: behaviors)
            case 10:
                controller.updateBounds(randomBounds())
            case 11:
                let curve: AnimationCurve? = Bool.random(using: &generator) ? .bouncy : nil
                controller.scroll(to: randomPoint(), along: .vertical, curve: curve)
            case 12:
                controller.updateBounds(controller.bounds, correction: Point(x: 0, y: 25))
                controller.scrollToTop()
            default:
                controller.advance(to: time, behaviors: behaviors)
            }
        }
    }

    @Test(arguments: 0..<120)
    func `never give a number that is none, and always end at rest in the range`(seed: Int) {
        var story = Story(seed: UInt64(seed))

        for _ in 0..<200 {
            story.step()
            let offset = story.controller.contentOffset
            #expect(offset.x.isFinite && offset.y.isFinite)
            #expect(story.controller.velocity.x.isFinite && story.controller.velocity.y.isFinite)
        }
        story.controller.touchCancelled(time: story.controller.time, behaviors: story.behaviors)
        story.controller.advance(to: story.controller.time + 60, behaviors: story.behaviors)

        #expect(story.controller.phase == .idle)
        #expect(!story.controller.isMoving)
        #expect(story.controller.overscroll == .zero)
    }

    @Test(arguments: 0..<60)
    func `stay inside the band while a finger is down`(seed: Int) {
        var story = Story(seed: UInt64(seed))
        let bounds = story.controller.bounds
        story.controller.touchBegan(at: story.randomPoint(), time: 0)

        for step in 1...100 {
            story.controller.touchMoved(to: story.randomPoint(), time: Double(step) / 60)
            for axis in Axis.allCases {
                #expect(abs(story.controller.overscroll[axis]) < bounds[axis].containerLength)
            }
        }
    }

    @Test(arguments: 0..<60)
    func `tell phases that follow each other`(seed: Int) {
        var story = Story(seed: UInt64(seed))
        var phase = ScrollPhase.idle
        var time = 0.0

        for _ in 0..<200 {
            story.step()
            for change in story.controller.takePhaseChanges() {
                #expect(change.old == phase)
                #expect(change.new != phase)
                #expect(change.time >= time)
                phase = change.new
                time = change.time
            }
            #expect(phase == story.controller.phase)
        }
    }
}
