import LayoutCore
import Testing
import TextShaping
import ViewRuntime

/// What holds for every screen, tried on thousands of them: all containers, leaves and modifiers, nested by chance.
@Suite("Random screens")
struct RandomScreenTests {
    private static let fonts = Result { () throws(FontCatalogError) in try FontCatalog() }

    private static func configuration(
        width: Double = 393,
        height: Double = 852,
        scale: Double = 3
    ) -> SceneConfiguration {
        SceneConfiguration(
            device: Device(bareSize: Size(width: width, height: height), scale: scale, safeArea: EdgeInsets(top: 59))
        )
    }

    private func scene(_ root: ViewValue, _ configuration: SceneConfiguration) throws -> Scene {
        let scene = Scene(configuration: configuration, text: ShapedTextMeasurer(fonts: try Self.fonts.get()))
        scene.show(root)
        return scene
    }

    private func items(_ root: ViewValue, _ configuration: SceneConfiguration) throws -> [DisplayItem] {
        try scene(root, configuration).makeFrame().items.filter { $0.role == nil }
    }

    @Test(arguments: 0..<4)
    func `are mirrored exactly where the layout reads from the right`(part: Int) throws {
        for seed in part * 500..<(part + 1) * 500 {
            let root = RandomScreen.make(seed: seed)
            var configuration = Self.configuration()
            let left = try items(root, configuration)
            configuration.layoutDirection = .rightToLeft
            let right = try items(root, configuration)

            #expect(left.allSatisfy { hasTwin($0, in: right) }, "seed \(seed)")
            #expect(right.allSatisfy { hasTwin($0, in: left) }, "seed \(seed)")
        }
    }

    /// Says whether a mirrored screen shows what one shows, where less than two pixels of it are seen aside.
    ///
    /// Edges are aligned after mirroring, and half a pixel goes to the right on both screens.
    private func hasTwin(_ item: DisplayItem, in others: [DisplayItem]) -> Bool {
        guard min(item.frame.maxX, 393) - max(item.frame.minX, 0) > 2.0 / 3 else { return true }
        return others.contains { other in
            abs(393 - item.frame.maxX - other.frame.minX) <= 1.0 / 3 + 1e-9
                && abs(393 - item.frame.minX - other.frame.maxX) <= 1.0 / 3 + 1e-9
                && isClose(other.frame.minY, item.frame.minY) && isClose(other.frame.height, item.frame.height)
        }
    }

    @Test(arguments: [false, true])
    func `have frames that are finite and not negative, whatever the lengths`(isHostile: Bool) throws {
        for seed in 0..<1_500 {
            let width = [393.0, 1, 10_000][seed % 3]
            let items = try items(
                RandomScreen.make(seed: seed, isHostile: isHostile),
                Self.configuration(width: width, scale: Double(seed % 3 + 1))
            )

            let isSound = items.allSatisfy { item in
                [item.frame.minX, item.frame.minY, item.frame.maxX, item.frame.maxY].allSatisfy(\.isFinite)
                    && item.frame.width >= 0 && item.frame.height >= 0
            }
            #expect(isSound, "seed \(seed)")
        }
    }

    @Test func `are the same whatever was shown before`() throws {
        for seed in 0..<1_000 {
            let root = RandomScreen.make(seed: seed)
            let scene = try scene(root, Self.configuration(width: 320, height: 568, scale: 2))
            _ = scene.makeFrame()
            var other = Self.configuration(width: 834, height: 300)
            other.layoutDirection = .rightToLeft
            other.dynamicTypeSize = .accessibility2
            scene.configure(other)
            _ = scene.makeFrame()
            scene.configure(Self.configuration())

            let used = scene.makeFrame().items.filter { $0.role == nil }.map(\.frame)
            let fresh = try items(root, Self.configuration()).map(\.frame)
            #expect(used == fresh, "seed \(seed)")
        }
    }

    @Test(arguments: [1.0, 2, 3])
    func `have all their edges on pixels`(scale: Double) throws {
        for seed in 0..<700 {
            for item in try items(RandomScreen.make(seed: seed), Self.configuration(scale: scale))
            where item.transform == nil {
                let edges = [item.frame.minX, item.frame.minY, item.frame.maxX, item.frame.maxY].map { $0 * scale }
                #expect(edges.allSatisfy { abs($0 - $0.rounded()) < 1e-6 }, "seed \(seed)")
            }
        }
    }
}
