import LayoutCore
import ScrollDynamics
import Testing

@Suite("ScrollGeometry")
struct ScrollGeometryTests {
    private let geometry = ScrollGeometry(
        contentOffset: Point(x: 0, y: -149),
        contentSize: Size(width: 393, height: 2_000),
        contentInsets: EdgeInsets(top: 149, bottom: 34),
        containerSize: Size(width: 393, height: 852)
    )

    @Test func `shows the container's rectangle from the offset on`() {
        #expect(geometry.bounds == Rect(x: 0, y: -149, width: 393, height: 852))
        #expect(geometry.visibleRect == Rect(x: 0, y: -149, width: 393, height: 852))
    }

    @Test func `is at rest at minus the inset`() {
        #expect(geometry.displacement == .zero)
    }

    @Test func `gives the range of each axis`() {
        #expect(geometry.bounds(along: .vertical).minimum == -149)
        #expect(geometry.bounds(along: .vertical).maximum == 1_182)
        #expect(geometry.bounds(along: .horizontal).maximum == 0)
    }

    @Test func `counts the range from the expanded bar`() {
        var collapsed = geometry
        collapsed.contentInsets.top = 97

        #expect(collapsed.bounds(along: .vertical, collapsedTop: 52).minimum == -149)
        #expect(collapsed.bounds(along: .vertical, collapsedTop: 52).maximum == 1_182)
    }
}
