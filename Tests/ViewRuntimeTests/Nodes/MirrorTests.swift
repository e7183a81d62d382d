import HandMadeViews
import LayoutCore
import Testing
import TextShaping
import ViewRuntime

@Suite("Right to left")
struct MirrorTests {
    private func row() -> ViewValue {
        Make.stack(
            .horizontal,
            [
                Make.color("red").named("first").with(.frame(width: 30, height: 20, alignment: .center)),
                Make.color("blue").named("second").with(.frame(width: 50, height: 20, alignment: .center)),
            ]
        )
        .with(.flexibleFrame(FlexibleFrameValue(maxWidth: .infinity, alignment: .leading)))
    }

    @Test func `draws a part that reads right to left the other way round on the spot`() throws {
        let part = row().with(.environment(.layoutDirection(.rightToLeft)))
            .with(.frame(width: 200, height: nil, alignment: .center))
            .with(.flexibleFrame(FlexibleFrameValue(maxWidth: .infinity, alignment: .leading)))
        let frame = try Scene.showing(part).makeFrame()

        // In 200 points from the left edge, counted from the right.
        #expect(isClose(frame.item("first")?.frame.minX, 170))
        #expect(isClose(frame.item("second")?.frame.minX, 120))
    }

    @Test func `flips on the spot where the layout reads from the right`() throws {
        func transform(_ isEnabled: Bool, _ direction: LayoutDirection) throws -> AffineTransform? {
            let arrow = Make.text("→").named("arrow").with(.frame(width: 40, height: 20, alignment: .center))
                .with(.flipsForRightToLeftLayoutDirection(isEnabled))
            let scene = try Scene.showing(arrow, width: 200, height: 100)
            var configuration = scene.configuration
            configuration.layoutDirection = direction
            scene.configure(configuration)
            return scene.makeFrame().item("arrow")?.transform
        }
        #expect(try transform(true, .leftToRight) == nil)
        #expect(try transform(false, .rightToLeft) == nil)
        let flipped = try transform(true, .rightToLeft)
        #expect(flipped?.a == -1)
        #expect(flipped?.d == 1)
    }

    @Test func `turns a part back that reads left to right in one that does not`() throws {
        let part = row().with(.environment(.layoutDirection(.leftToRight)))
            .with(.frame(width: 200, height: nil, alignment: .center))
            .with(.flexibleFrame(FlexibleFrameValue(maxWidth: .infinity, alignment: .leading)))
            .with(.environment(.layoutDirection(.rightToLeft)))
        let frame = try Scene.showing(part).makeFrame()

        // The 200 points stand at the right edge of 393; inside they count from their left edge.
        #expect(isClose(frame.item("first")?.frame.minX, 193))
        #expect(isClose(frame.item("second")?.frame.minX, 223))
    }

    /// The frames of the second view of the row, as the program reads them.
    private func frames(_ part: (ViewValue) -> ViewValue, scene direction: LayoutDirection) throws -> [Rect] {
        var seen: [Rect] = []
        let spaces: [CoordinateSpaceValue] = [.local, .global, .named(ViewID("space"))]
        let transform = Function { arguments, _ in
            guard case .geometry(let proxy)? = arguments.first else { return nil }
            seen = spaces.map { proxy.source.frame(in: $0) }
            return Number(0)
        }
        let second = Make.color("blue").with(.frame(width: 50, height: 20, alignment: .center))
            .with(.onGeometryChange(transform: transform, action: Function { _, _ in nil }))
        let row = Make.stack(
            .horizontal,
            [Make.color("red").with(.frame(width: 30, height: 20, alignment: .center)), second]
        )
        .with(.flexibleFrame(FlexibleFrameValue(maxWidth: .infinity, alignment: .leading)))
        let scene = try Scene.showing(part(row), width: 400, height: 100)
        var configuration = scene.configuration
        configuration.layoutDirection = direction
        scene.configure(configuration)
        _ = scene.makeFrame()
        return seen
    }

    /// 200 points wide, at the leading edge, named.
    private func box(_ content: ViewValue) -> ViewValue {
        content.with(.frame(width: 200, height: 20, alignment: .center))
            .with(.coordinateSpace(name: ViewID("space")))
            .with(.flexibleFrame(FlexibleFrameValue(maxWidth: .infinity, alignment: .leading)))
            .with(.frame(width: nil, height: 100, alignment: .topLeading))
    }

    @Test func `tells the frames of a part that reads the other way as they are drawn`() throws {
        // In the 200 points at the left of a screen that reads left to right: 30 and 50 from the right, so at 120.
        let part = try frames(
            { box($0.with(.environment(.layoutDirection(.rightToLeft)))) },
            scene: .leftToRight
        )
        #expect(
            part == [
                Rect(x: 0, y: 0, width: 50, height: 20), Rect(x: 120, y: 0, width: 50, height: 20),
                Rect(x: 120, y: 0, width: 50, height: 20),
            ]
        )

        // On a screen that reads right to left the box is at 200…400, and the whole row counts from its right.
        let whole = try frames(box, scene: .rightToLeft)
        #expect(
            whole == [
                Rect(x: 0, y: 0, width: 50, height: 20), Rect(x: 320, y: 0, width: 50, height: 20),
                Rect(x: 120, y: 0, width: 50, height: 20),
            ]
        )

        // A part of it that reads left to right: 30 from the left of the box.
        let back = try frames(
            { box($0.with(.environment(.layoutDirection(.leftToRight)))) },
            scene: .rightToLeft
        )
        #expect(
            back == [
                Rect(x: 0, y: 0, width: 50, height: 20), Rect(x: 230, y: 0, width: 50, height: 20),
                Rect(x: 30, y: 0, width: 50, height: 20),
            ]
        )
    }

    @Test func `tells scroll views and the tree of a part that reads the other way as they are drawn`() throws {
        let scroll = Make.scroll(Make.color("green").height(300))
            .with(.frame(width: 60, height: 50, alignment: .center))
            .with(.flexibleFrame(FlexibleFrameValue(maxWidth: .infinity, alignment: .leading)))
            .with(.environment(.layoutDirection(.rightToLeft)))
        let scene = try Scene.showing(scroll, width: 400, height: 100)
        #expect(scene.makeFrame().scrollViews.first?.frame == Rect(x: 340, y: 25, width: 60, height: 50))
        func find(_ node: ViewTreeNode?) -> ViewTreeNode? {
            guard let node, node.view != "ScrollView" else { return node }
            return node.children.lazy.compactMap { find($0) }.first
        }
        #expect(find(scene.inspect())?.frame == Rect(x: 340, y: 25, width: 60, height: 50))

        let plain = Make.color("green").with(.frame(width: 60, height: 50, alignment: .center))
            .with(.flexibleFrame(FlexibleFrameValue(maxWidth: .infinity, alignment: .leading)))
        let mirrored = try Scene.showing(plain, width: 400, height: 100)
        var configuration = mirrored.configuration
        configuration.layoutDirection = .rightToLeft
        mirrored.configure(configuration)
        var node = mirrored.inspect()
        while let inner = node?.children.first { node = inner }
        #expect(node?.frame == Rect(x: 340, y: 25, width: 60, height: 50))
    }

    @Test(arguments: [false, true])
    func `puts what is turned where it belongs on a screen that reads from the right`(isRow: Bool) throws {
        let square = Make.color("red").named("square").with(.frame(width: 40, height: 20, alignment: .center))
            .with(.rotationEffect(degrees: 90, anchor: .center))
            .with(.flexibleFrame(FlexibleFrameValue(maxWidth: .infinity, alignment: .leading)))
        let scene = try Scene.showing(isRow ? Make.scroll(Lazy.stack([square])) : square, width: 400, height: 20)
        var configuration = scene.configuration
        configuration.layoutDirection = .rightToLeft
        scene.configure(configuration)

        let item = try #require(scene.makeFrame().item("square"))
        // 40 wide at the right edge, so its middle is at 380; turned, it is 20 wide.
        #expect(isClose(item.frame.minX, 370))
        let map = try #require(item.transform)
        #expect(isClose(map.a * 20 + map.c * 10 + map.tx, 380))
        #expect(isClose(map.b * 20 + map.d * 10 + map.ty, 10))
        // A quarter of a turn clockwise, as on any screen.
        #expect(isClose(map.b, 1))
        #expect(isClose(map.c, -1))
    }
}
