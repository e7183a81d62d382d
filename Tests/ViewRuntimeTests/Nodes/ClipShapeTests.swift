import LayoutCore
import Testing
import ViewRuntime

@Suite("Clip shapes")
struct ClipShapeTests {
    /// A square of 100 with a small one in its middle and a long bar at its lower edge, on a bare screen of 200 by 200.
    private func frame(_ clip: ModifierValue.Kind) throws -> SceneFrame {
        let square = Make.color("blue").named("square").with(.frame(width: 100, height: 100, alignment: .center))
        let small = Make.color("red").named("small").with(.frame(width: 20, height: 20, alignment: .center))
        let bar = Make.color("green").named("bar").height(10)
            .with(.flexibleFrame(FlexibleFrameValue(maxHeight: .infinity, alignment: .bottom)))
            .with(.frame(width: 100, height: 100, alignment: .center))
        return try Scene.showing(
            Make.stack(.depth, [square, small, bar]).with(clip),
            width: 200,
            height: 200
        )
        .makeFrame()
    }

    private let box = Rect(x: 50, y: 50, width: 100, height: 100)

    @Test(
        arguments: [
            ShapeValue.circle, .ellipse, .capsule, .roundedRectangle(cornerRadius: 12),
            .unevenRoundedRectangle(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4),
        ]
    )
    func `tells the shape for what it cuts, and for nothing else`(shape: ShapeValue) throws {
        let frame = try frame(.clipShape(shape))

        #expect(frame.item("square")?.clipShapes == [ClipShape(shape: shape, frame: box)])
        #expect(frame.item("bar")?.clipShapes == [ClipShape(shape: shape, frame: box)])
        #expect(frame.item("small")?.clipShapes == [])
    }

    @Test func `tells none for a rectangle`() throws {
        #expect(try frame(.clipShape(.roundedRectangle(cornerRadius: 0))).item("square")?.clipShapes == [])
        #expect(try frame(.clipped).item("square")?.clipShapes == [])
    }

    @Test func `takes the inset off its frame and its corners`() throws {
        let frame = try frame(.clipShape(.inset(.roundedRectangle(cornerRadius: 30), 10)))

        let inner = Rect(x: 60, y: 60, width: 80, height: 80)
        #expect(frame.item("square")?.clip == inner)
        #expect(
            frame.item("square")?.clipShapes == [ClipShape(shape: .roundedRectangle(cornerRadius: 20), frame: inner)]
        )
    }

    @Test func `puts shapes inside each other`() throws {
        let inner = Make.color("blue").named("square").with(.frame(width: 100, height: 60, alignment: .center))
            .with(.clipShape(.capsule))
        let root = inner.with(.frame(width: 100, height: 100, alignment: .center)).with(.clipShape(.circle))
        let item = try Scene.showing(root, width: 200, height: 200).makeFrame().item("square")

        #expect(
            item?.clipShapes == [
                ClipShape(shape: .circle, frame: box),
                ClipShape(shape: .capsule, frame: Rect(x: 50, y: 70, width: 100, height: 60)),
            ]
        )
    }

    @Test func `a mask of one shape cuts at it, and one of several at the box around them`() throws {
        func circle(_ size: Double) -> ViewValue {
            ViewValue(.shape(ShapeViewValue(shape: .circle)), source: Make.here)
                .with(.frame(width: size, height: size, alignment: .center))
        }
        let one = try frame(.mask(content: .value(circle(60)), alignment: .center))
        let middle = Rect(x: 70, y: 70, width: 60, height: 60)
        #expect(one.item("square")?.clip == middle)
        #expect(one.item("square")?.clipShapes == [ClipShape(shape: .circle, frame: middle)])
        #expect(one.item("bar") == nil)

        let two = try frame(
            .mask(content: .value(Make.stack(.horizontal, [circle(20), circle(30)])), alignment: .center)
        )
        #expect(two.item("square")?.clip == Rect(x: 75, y: 85, width: 50, height: 30))
        #expect(two.item("square")?.clipShapes == [])
    }

    @Test func `mirrors corners of their own where the screen reads from the right`() throws {
        let shape = ShapeValue.unevenRoundedRectangle(
            topLeading: 9,
            bottomLeading: 8,
            bottomTrailing: 7,
            topTrailing: 6
        )
        let square = Make.color("blue").named("square").with(.frame(width: 100, height: 100, alignment: .center))
        let scene = try Scene.showing(square.with(.clipShape(shape)), width: 200, height: 200)
        var configuration = scene.configuration
        configuration.layoutDirection = .rightToLeft
        scene.configure(configuration)

        let mirrored = ShapeValue.unevenRoundedRectangle(
            topLeading: 6,
            bottomLeading: 7,
            bottomTrailing: 8,
            topTrailing: 9
        )
        #expect(scene.makeFrame().item("square")?.clipShapes == [ClipShape(shape: mirrored, frame: box)])
    }
}
