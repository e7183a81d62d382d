import HandMadeViews
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

    @Test func `blurs what is inside, and twice as one whose square is the sum of both`() throws {
        let inner = Make.color("blue").named("inner").with(.blur(radius: 3))
        let root = Make.stack(.vertical, [inner, Make.color("red").named("outer"), Make.color("green").named("none")])
        let once = try Scene.showing(root).makeFrame()
        #expect(["inner", "outer", "none"].map { once.item($0)?.drawing.blur } == [3, 0, 0])

        let twice = try Scene.showing(root.with(.blur(radius: 4))).makeFrame()
        #expect(["inner", "outer"].map { twice.item($0)?.drawing.blur } == [5, 4])
    }
}
