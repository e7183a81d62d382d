import LayoutCore
import Testing

@Suite("FrameLayout")
struct FrameLayoutTests {
    @Test func `puts a view where its alignment says`() {
        let view = box(30, 20)
        let root = view.framed(110, 90, .bottomTrailing).laidOut(on: 150, 150)

        #expect(view.frame(in: root) == Rect(100, 100, 30, 20))
    }

    @Test func `offers its own length and takes the view's along the other axis`() {
        let view = color()
        let framed = view.framed(nil, 40)

        #expect(framed.sizeThatFits(ProposedViewSize(width: 70, height: 500)) == Size(width: 70, height: 40))
        #expect(framed.sizeThatFits(.unspecified) == Size(width: 10, height: 40))
    }

    @Test(arguments: [-1, Double.nan, .infinity])
    func `ignores a length that no view can have`(length: Double) {
        let framed = box(30, 20).framed(length, 50)

        #expect(framed.sizeThatFits(.unspecified) == Size(width: 30, height: 50))
    }

    @Test func `lets a larger view stick out evenly`() {
        let view = box(100, 60)
        let root = view.framed(40, 20).laidOut(on: 100, 100)

        #expect(view.frame(in: root) == Rect(0, 20, 100, 60))
    }
}

@Suite("FlexibleFrameLayout")
struct FlexibleFrameLayoutTests {
    struct Case: Sendable {
        var frame: FlexibleFrameLayout
        var proposal: Double?
        var width: Double
    }

    /// A colour, which takes what it is offered and 10 otherwise, in a frame; worked out by hand from the rules.
    static let aroundColour = [
        Case(frame: FlexibleFrameLayout(minWidth: 20, maxWidth: 200), proposal: 500, width: 200),
        Case(frame: FlexibleFrameLayout(minWidth: 20, maxWidth: 200), proposal: 5, width: 20),
        Case(frame: FlexibleFrameLayout(minWidth: 20, maxWidth: 200), proposal: nil, width: 20),
        Case(frame: FlexibleFrameLayout(maxWidth: 50), proposal: 100, width: 50),
        Case(frame: FlexibleFrameLayout(maxWidth: 50), proposal: 30, width: 30),
        Case(frame: FlexibleFrameLayout(maxWidth: 5), proposal: nil, width: 5),
        Case(frame: FlexibleFrameLayout(minWidth: 80), proposal: 30, width: 80),
        Case(frame: FlexibleFrameLayout(minWidth: 80), proposal: 100, width: 100),
        Case(frame: FlexibleFrameLayout(minWidth: 80), proposal: nil, width: 80),
        Case(frame: FlexibleFrameLayout(maxWidth: .infinity), proposal: 70, width: 70),
        Case(frame: FlexibleFrameLayout(maxWidth: .infinity), proposal: nil, width: 10),
        Case(frame: FlexibleFrameLayout(idealWidth: 35), proposal: nil, width: 35),
        Case(frame: FlexibleFrameLayout(idealWidth: 35), proposal: 90, width: 90),
        Case(frame: FlexibleFrameLayout(minWidth: 20, idealWidth: 10), proposal: nil, width: 20),
        Case(frame: FlexibleFrameLayout(idealWidth: 30, maxWidth: 20), proposal: 100, width: 30),
        Case(frame: FlexibleFrameLayout(minWidth: 60, maxWidth: 40), proposal: 10, width: 60),
        Case(frame: FlexibleFrameLayout(minWidth: -5, maxWidth: .nan), proposal: 45, width: 45),
    ]

    @Test(arguments: aroundColour)
    func `bounds what a colour takes`(row: Case) {
        let framed = color().wrapped(row.frame)

        #expect(framed.sizeThatFits(ProposedViewSize(width: row.proposal, height: 10)).width == row.width)
    }

    /// A view 60 wide in a frame.
    static let aroundBox = [
        Case(frame: FlexibleFrameLayout(maxWidth: .infinity), proposal: 200, width: 200),
        Case(frame: FlexibleFrameLayout(maxWidth: .infinity), proposal: 30, width: 60),
        Case(frame: FlexibleFrameLayout(maxWidth: 40), proposal: 30, width: 40),
        Case(frame: FlexibleFrameLayout(minWidth: 20), proposal: 30, width: 30),
        Case(frame: FlexibleFrameLayout(minWidth: 20), proposal: 200, width: 60),
        Case(frame: FlexibleFrameLayout(minWidth: 20, maxWidth: 30), proposal: nil, width: 30),
        Case(frame: FlexibleFrameLayout(minWidth: 0, maxWidth: .infinity), proposal: 30, width: 30),
    ]

    @Test(arguments: aroundBox)
    func `follows what it is offered around a view of one size`(row: Case) {
        let framed = box(60, 10).wrapped(row.frame)

        #expect(framed.sizeThatFits(ProposedViewSize(width: row.proposal, height: 10)).width == row.width)
    }

    @Test func `resets the gaps only on the axes that it bounds`() {
        let text = LayoutNode(TextLeafLayout(FixedText(), pixel: 1.0 / 3))
        let framed = text.wrapped(FlexibleFrameLayout(maxWidth: .infinity))
        let stack = vstack(of: [box(10, 10), framed])

        stack.laidOut(on: 300, 300)

        #expect(isClose(framed.frame.minY, to: 16.434))
    }
}
