import LayoutCore
import ScrollDynamics
import Testing

@Suite("ScrollTarget")
struct ScrollTargetTests {
    /// Keeps what it is asked, and puts the target where it is told.
    private final class Recorder: ScrollTargetBehavior {
        private(set) var contexts: [ScrollTargetContext] = []
        private(set) var targets: [ScrollTarget] = []
        private let answer: (inout ScrollTarget) -> Void

        init(_ answer: @escaping (inout ScrollTarget) -> Void = { _ in }) {
            self.answer = answer
        }

        func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetContext) {
            contexts.append(context)
            targets.append(target)
            answer(&target)
        }
    }

    private func list(_ behaviors: any ScrollTargetBehavior...) -> Hand {
        var hand = Hand(content: 10_000, container: 600, top: 50, bottom: 50)
        hand.behaviors = behaviors
        return hand
    }

    @Test func `is asked for once, with where a fling would end`() throws {
        let recorder = Recorder()
        var hand = list(recorder)
        hand.fling(from: Point(x: 150, y: 500), velocity: Point(x: 0, y: -1_000))
        hand.wait(5)

        let context = try #require(recorder.contexts.first)
        #expect(recorder.contexts.count == 1)
        // 190 dragged and 494.5 flown.
        #expect(isClose(context.originalTarget.rect.minY, to: 684.5, within: 0.05))
        #expect(context.originalTarget.rect.height == 500)
        #expect(isClose(context.velocity.y, to: 1_000, within: 1e-6))
        #expect(isClose(context.position.y, to: 190, within: 1e-6))
        #expect(context.startPosition == .zero)
        #expect(context.axes == .vertical)
    }

    @Test func `is asked for where a still finger leaves it, and not for a tap`() {
        let recorder = Recorder()
        var hand = list(recorder)
        hand.press(150, 300)
        hand.lift()
        #expect(recorder.targets.first?.rect.origin == .zero)

        hand.drag(from: Point(x: 150, y: 500), to: Point(x: 150, y: 400))
        #expect(recorder.targets.last.map { isClose($0.rect.minY, to: 90, within: 1e-9) } == true)
    }

    @Test func `passes from one behaviour to the next`() {
        let second = Recorder()
        var hand = list(Recorder { $0.rect.origin.y = 320 }, second)
        hand.drag(from: Point(x: 150, y: 500), to: Point(x: 150, y: 200))
        hand.wait(4)

        #expect(second.targets.first?.rect.minY == 320)
        #expect(hand.y == 270)
    }

    @Test func `is brought into the range`() {
        var hand = list(Recorder { $0.rect.origin.y = 1e9 })
        hand.drag(from: Point(x: 150, y: 500), to: Point(x: 150, y: 200))
        hand.wait(4)

        #expect(hand.y == 9_450)
    }

    @Test func `lines its anchor up with what shows`() {
        let target = ScrollTarget(rect: Rect(x: 0, y: 1_000, width: 100, height: 60), anchor: .bottom)

        #expect(target.origin(inVisible: Size(width: 100, height: 500)).y == 560)
        #expect(ScrollTarget(rect: target.rect).origin(inVisible: Size(width: 100, height: 500)).y == 1_000)
        #expect(ScrollTarget(rect: target.rect, anchor: .center).origin(inVisible: .zero).y == 1_030)
    }
}
