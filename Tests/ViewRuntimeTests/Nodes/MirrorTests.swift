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

    private static let fonts = Result { () throws(FontCatalogError) in try FontCatalog() }

    @Test(arguments: 0..<4)
    func `mirrors a screen of any views exactly`(part: Int) throws {
        let measurer = ShapedTextMeasurer(fonts: try Self.fonts.get())
        for seed in part * 400..<(part + 1) * 400 {
            var random = SplitMix(seed: UInt64(seed))
            let root = Self.randomTree(&random, depth: 4)
            let (left, right) = (
                Self.items(of: root, .leftToRight, measurer), Self.items(of: root, .rightToLeft, measurer)
            )

            try #require(left.count == right.count, "seed \(seed)")
            for (item, twin) in zip(left, right) {
                // Edges are aligned after mirroring, and half a pixel goes to the right on both screens.
                #expect(abs(393 - item.frame.maxX - twin.frame.minX) <= 1.0 / 3 + 1e-9, "seed \(seed)")
                #expect(isClose(twin.frame.minY, item.frame.minY), "seed \(seed)")
            }
        }
    }

    private static func items(
        of root: ViewValue,
        _ direction: LayoutDirection,
        _ measurer: ShapedTextMeasurer
    ) -> [DisplayItem] {
        var configuration = SceneConfiguration(
            device: Device(bareSize: Size(width: 393, height: 852), scale: 3, safeArea: EdgeInsets(top: 59))
        )
        configuration.layoutDirection = direction
        let scene = Scene(configuration: configuration, text: measurer)
        scene.show(root)
        return scene.makeFrame().items.filter { $0.role == nil }
    }

    private static func randomTree(_ random: inout SplitMix, depth: Int) -> ViewValue {
        if depth == 0 || random.next(below: 5) == 0 { return leaf(&random) }
        if random.next(below: 2) == 0 { return modified(randomTree(&random, depth: depth - 1), &random, depth: depth) }
        let children = (0...random.next(below: 3)).map { _ in randomTree(&random, depth: depth - 1) }
        let direction: StackValue.Direction = [.horizontal, .vertical, .depth][random.next(below: 3)]
        return Make.stack(direction, alignment: alignment(&random), spacing: 3, children)
    }

    private static func leaf(_ random: inout SplitMix) -> ViewValue {
        switch random.next(below: 4) {
        case 0: Make.text(["Hello", "two words", "שלום"][random.next(below: 3)])
        case 1: ViewValue(.spacer(minLength: nil), source: Make.here)
        default: Make.color("green").with(.frame(width: length(&random), height: 12, alignment: .center))
        }
    }

    private static func modified(_ view: ViewValue, _ random: inout SplitMix, depth: Int) -> ViewValue {
        switch random.next(below: 10) {
        case 0: view.with(.padding(edges: [.leading, .top], length: length(&random)))
        case 1: view.with(.frame(width: length(&random) + 60, height: nil, alignment: alignment(&random)))
        case 2:
            view.with(.flexibleFrame(FlexibleFrameValue(maxWidth: .infinity, alignment: alignment(&random))))
        case 3: view.with(.offset(x: length(&random), y: 4))
        case 4: view.with(.position(Point(x: length(&random), y: 20)))
        case 5:
            view.with(
                .overlay(content: .value(randomTree(&random, depth: depth - 1)), alignment: alignment(&random))
            )
        case 6:
            view.with(.scaleEffect(x: 1.5, y: 0.5, anchor: [.leading, .center, .topTrailing][random.next(below: 3)]))
        case 7: view.with(.fixedSize(horizontal: true, vertical: false))
        case 8: view.with(.layoutPriority(Double(random.next(below: 2))))
        default: view.with(.aspectRatio(1.5, contentMode: .fit))
        }
    }

    private static func length(_ random: inout SplitMix) -> Double { Double(random.next(below: 180)) / 3 }

    private static func alignment(_ random: inout SplitMix) -> Alignment {
        [.topLeading, .center, .bottomTrailing, .leading, .trailing][random.next(below: 5)]
    }
}

/// A small generator of numbers that are the same on every run.
private struct SplitMix {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    mutating func next(below limit: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((value ^ (value >> 31)) % UInt64(limit))
    }
}
