import LayoutCore
import Testing
import ViewRuntime

@Suite("EffectItem")
struct EffectItemTests {
    @Test func `draws what stands on a style where the style is`() throws {
        let marked = Make.color("blue").named("content").height(20)
            .with(.padding(edges: .all, length: 10))
            .with(.backgroundStyle(.color(.named("red")), ignoresSafeAreaEdges: []))
            .named("box")
        let above = Make.color("green").height(100)
        let scene = try Scene.showing(Make.scroll(Make.lazyStack(Make.stack(.vertical, [above, marked]))))

        let frame = scene.makeFrame()

        // The device's safe area ends at 59: 100 points of green, then the style, and 10 points further in its content.
        #expect(isClose(frame.item("box")?.frame.minY, 159))
        #expect(isClose(frame.item("content")?.frame.minX, 10))
        #expect(isClose(frame.item("content")?.frame.minY, 169))
    }
}
