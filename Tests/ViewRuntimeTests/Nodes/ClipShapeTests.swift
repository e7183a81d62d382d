import HandMadeViews
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

    private func circle(_ size: Double, _ paint: ShapePaint = .foreground) -> ViewValue {
        ViewValue(.shape(ShapeViewValue(shape: .circle, paint: paint)), source: Make.here)
            .with(.frame(width: size, height: size, alignment: .center))
    }

    @Test func `a mask of shapes cuts at their outlines`() throws {
        let one = try frame(.mask(content: .value(circle(60)), alignment: .center))
        let middle = Rect(x: 70, y: 70, width: 60, height: 60)
        #expect(one.item("square")?.clip == middle)
        #expect(one.item("square")?.clipShapes == [ClipShape(shape: .circle, frame: middle)])
        #expect(one.item("bar") == nil)

        let two = try frame(
            .mask(content: .value(Make.stack(.horizontal, [circle(20), circle(30)])), alignment: .center)
        )
        let box = Rect(x: 75, y: 85, width: 50, height: 30)
        #expect(two.item("square")?.clip == box)
        #expect(two.item("square")?.clipShapes.map(\.frame) == [box])
        guard case .path(let path)? = two.item("square")?.clipShapes.first?.shape else {
            Issue.record("two circles are no path")
            return
        }
        // Each begins at its right end: the first in the middle of 20 × 30, the second of 30 × 30.
        #expect(path.elements.filter(\.isMove) == [.move(Point(x: 20, y: 15)), .move(Point(x: 50, y: 15))])
    }

    @Test func `a mask lets through as much as its colour is opaque`() throws {
        let half = ShapePaint.fill(.color(.opacity(.named("red"), 0.5)))
        let item = try frame(.mask(content: .value(circle(60, half)), alignment: .center)).item("square")
        #expect(item?.opacity == 0.5)

        // Where two colours differ, neither counts, nor where one is cut off at the outlines.
        let mixed = Make.stack(.horizontal, [circle(20, half), circle(30)])
        let other = try frame(.mask(content: .value(mixed), alignment: .center)).item("square")
        #expect(other?.opacity == 1)
        #expect(other?.clipShapes == [])
    }

    @Test func `turns and scales with what it cuts`() throws {
        let square = Make.color("blue").named("square").with(.frame(width: 100, height: 60, alignment: .center))
        func item(_ modifiers: ModifierValue.Kind...) throws -> DisplayItem? {
            let root = modifiers.reduce(square) { $0.with($1) }
            return try Scene.showing(root, width: 200, height: 200).makeFrame().item("square")
        }
        let rounded = ShapeValue.roundedRectangle(cornerRadius: 10)

        // Twice as large around the middle, which is at 100, 100.
        let large = try item(.clipShape(rounded), .scaleEffect(x: 2, y: 2, anchor: .center))
        let twice = AffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 40)
        #expect(
            large?.clipShapes == [
                ClipShape(
                    shape: rounded,
                    frame: Rect(x: 0, y: 40, width: 200, height: 120),
                    placement: .init(transform: twice, bounds: Size(width: 100, height: 60))
                )
            ]
        )

        // A quarter of a turn to the right: the upper left corner goes to 130, 50.
        let quarter = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 130, ty: 50)
        let turned = try item(.clipped, .rotationEffect(degrees: 90, anchor: .center), .offset(x: 0, y: 0))
        #expect(turned?.transform == quarter)
        #expect(turned?.clipShapes == [])
        let cut = try item(
            .frame(width: 40, height: 60, alignment: .center),
            .clipped,
            .rotationEffect(degrees: 90, anchor: .center)
        )
        #expect(
            cut?.clipShapes == [
                ClipShape(
                    shape: .rectangle,
                    frame: Rect(x: 70, y: 80, width: 60, height: 40),
                    placement: .init(
                        transform: AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 130, ty: 80),
                        bounds: Size(width: 40, height: 60)
                    )
                )
            ]
        )
    }

    @Test func `cuts at a path of the program's own, seen from behind where the screen reads from the right`() throws {
        let corner = PathValue([.move(.zero), .line(Point(x: 100, y: 0)), .line(Point(x: 0, y: 100)), .close])
        let square = Make.color("blue").named("square").with(.frame(width: 100, height: 100, alignment: .center))
        let filled = ViewValue(
            .shape(ShapeViewValue(shape: .path(corner), paint: .fill(.color(.named("red"))))),
            source: Make.here
        ).named("filled")
        let root = Make.stack(.depth, [square.with(.clipShape(.path(corner))), filled])
        let scene = try Scene.showing(
            root.with(.frame(width: 100, height: 100, alignment: .center)),
            width: 200,
            height: 200
        )
        func shapes() -> [ShapeValue?] {
            let frame = scene.makeFrame()
            guard case .shape(let shape, _)? = frame.item("filled")?.content else { return [] }
            return [frame.item("square")?.clipShapes.first?.shape, shape]
        }
        #expect(shapes() == [.path(corner), .path(corner)])

        var configuration = scene.configuration
        configuration.layoutDirection = .rightToLeft
        scene.configure(configuration)
        let behind = PathValue([
            .move(Point(x: 100, y: 0)), .line(.zero), .line(Point(x: 100, y: 100)), .close,
        ])
        #expect(shapes() == [.path(behind), .path(behind)])
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

extension PathElement {
    fileprivate var isMove: Bool {
        if case .move = self { return true }
        return false
    }
}
