import LayoutCore
import ScrollDynamics
import Testing

@Suite("ScrollArbitration")
struct ScrollArbitrationTests {
    /// A candidate whose range is 0 to 100 along the axes that scroll, and a single offset along the others.
    private func candidate(_ touch: Axis.Set, scrolls: Axis.Set, at offset: Point = .zero) -> ScrollCandidate {
        let long = ScrollBounds(contentLength: 300, containerLength: 200)
        let short = ScrollBounds(contentLength: 100, containerLength: 200)
        return ScrollCandidate(
            touchAxes: touch,
            scrollableAxes: scrolls,
            offset: offset,
            bounds: PerAxis { scrolls.contains($0) ? long : short }
        )
    }

    private let down = Point(x: 0, y: -30)

    @Test func `gives the finger to the innermost one that scrolls its way`() {
        let chain = [candidate(.vertical, scrolls: .vertical), candidate(.vertical, scrolls: .vertical)]

        #expect(ScrollArbitration.outcome(of: down, among: chain) == .owner(0))
    }

    @Test func `lets the inner one bounce at its edge`() {
        let atEnd = candidate(.vertical, scrolls: .vertical, at: Point(x: 0, y: 100))

        #expect(
            ScrollArbitration.outcome(of: down, among: [atEnd, candidate(.vertical, scrolls: .vertical)]) == .owner(0)
        )
    }

    @Test func `passes the finger on along the axis that the inner one does not scroll`() {
        let chain = [candidate(.horizontal, scrolls: .horizontal), candidate(.vertical, scrolls: .vertical)]

        #expect(ScrollArbitration.outcome(of: down, among: chain) == .owner(1))
        #expect(ScrollArbitration.outcome(of: Point(x: 30, y: 8), among: chain) == .owner(0))
    }

    @Test func `prefers an outer one that scrolls to an inner one that could only bounce`() {
        let chain = [candidate(.vertical, scrolls: []), candidate(.vertical, scrolls: .vertical)]

        #expect(ScrollArbitration.outcome(of: down, among: chain) == .owner(1))
    }

    @Test func `lets the innermost bounce if none scrolls`() {
        let chain = [candidate([], scrolls: []), candidate(.vertical, scrolls: []), candidate(.vertical, scrolls: [])]

        #expect(ScrollArbitration.outcome(of: down, among: chain) == .owner(1))
    }

    @Test func `waits for the hysteresis, and may find no one`() {
        let chain = [candidate(.vertical, scrolls: .vertical)]

        #expect(ScrollArbitration.outcome(of: Point(x: 0, y: 9), among: chain) == .undecided)
        #expect(ScrollArbitration.outcome(of: Point(x: 40, y: 9), among: chain) == .none)
        #expect(ScrollArbitration.outcome(of: down, among: []) == .none)
    }

    @Test func `gives the wheel to the innermost one that can still go its way`() {
        let atEnd = candidate(.vertical, scrolls: .vertical, at: Point(x: 0, y: 100))
        let chain = [atEnd, candidate(.vertical, scrolls: .vertical, at: Point(x: 0, y: 50))]

        #expect(ScrollArbitration.wheelOwner(of: Point(x: 0, y: 10), among: chain) == 1)
        #expect(ScrollArbitration.wheelOwner(of: Point(x: 0, y: -10), among: chain) == 0)
        #expect(ScrollArbitration.wheelOwner(of: Point(x: 0, y: 10), among: [atEnd]) == 0)
        #expect(ScrollArbitration.wheelOwner(of: Point(x: 10, y: 0), among: chain) == nil)
    }
}
