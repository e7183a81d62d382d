import LayoutCore
import ScrollDynamics
import Testing

@Suite("PanRecognition")
struct PanRecognitionTests {
    @Test(arguments: [Point(x: 0, y: 9.9), Point(x: 6, y: 6), Point(x: -9, y: 2), .zero])
    func `waits until the finger has gone ten points`(translation: Point) {
        #expect(PanRecognition.decision(for: translation, axes: .vertical) == .undecided)
    }

    @Test func `subtracts the slop along the way`() {
        #expect(
            PanRecognition.decision(for: Point(x: 0, y: -25), axes: .vertical)
                == .begun(axes: .vertical, slop: Point(x: 0, y: -10))
        )
        #expect(
            PanRecognition.decision(for: Point(x: 9, y: -12), axes: [.horizontal, .vertical])
                == .begun(axes: [.horizontal, .vertical], slop: Point(x: 6, y: -8))
        )
    }

    @Test func `fails along an axis that does not scroll`() {
        #expect(PanRecognition.decision(for: Point(x: 12, y: 11), axes: .vertical) == .failed)
        #expect(PanRecognition.decision(for: Point(x: 11, y: 12), axes: .horizontal) == .failed)
        #expect(PanRecognition.decision(for: Point(x: 0, y: 12), axes: []) == .failed)
    }

    @Test func `gives a tie to the axis that scrolls`() {
        #expect(PanRecognition.dominantAxis(of: Point(x: 12, y: -12), axes: .horizontal) == .horizontal)
        #expect(PanRecognition.dominantAxis(of: Point(x: 12, y: -12), axes: .vertical) == .vertical)
    }

    @Test func `keeps to the dominant axis if it is locked`() {
        let decision = PanRecognition.decision(
            for: Point(x: 16, y: 12),
            axes: [.horizontal, .vertical],
            locksDirection: true
        )

        #expect(decision == .begun(axes: .horizontal, slop: Point(x: 8, y: 6)))
    }
}
