import LayoutCore
import Testing
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

    @Test(arguments: 0..<200)
    func `mirrors a screen of any stacks exactly`(seed: Int) throws {
        var random = SplitMix(seed: UInt64(seed))
        let root = Self.randomTree(&random, depth: 3)
        let plain = try Scene.showing(root)
        let mirrored = try Scene.showing(root)
        var configuration = mirrored.configuration
        configuration.layoutDirection = .rightToLeft
        mirrored.configure(configuration)

        let left = plain.makeFrame().items.filter { $0.role == nil }
        let right = mirrored.makeFrame().items.filter { $0.role == nil }

        try #require(left.count == right.count)
        for (item, twin) in zip(left, right) {
            // Edges are aligned after mirroring, and half a pixel goes to the right on both screens.
            #expect(abs(393 - item.frame.maxX - twin.frame.minX) <= 1.0 / 3 + 1e-9)
            #expect(isClose(twin.frame.minY, item.frame.minY))
        }
    }

    private static func randomTree(_ random: inout SplitMix, depth: Int) -> ViewValue {
        if depth == 0 || random.next(below: 4) == 0 {
            let width = Double(random.next(below: 60) + 5)
            return Make.color("green").with(.frame(width: width, height: 12, alignment: .center))
        }
        let children = (0...random.next(below: 3)).map { _ in randomTree(&random, depth: depth - 1) }
        let alignments: [Alignment] = [.topLeading, .center, .bottomTrailing]
        let direction: StackValue.Direction = [.horizontal, .vertical, .depth][random.next(below: 3)]
        let stack = Make.stack(direction, alignment: alignments[random.next(below: 3)], spacing: 3, children)
        return stack.with(.padding(edges: [.leading, .top], length: Double(random.next(below: 9))))
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
