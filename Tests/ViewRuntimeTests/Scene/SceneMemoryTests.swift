import HandMadeViews
import LayoutCore
import ScrollDynamics
import Testing
import ViewRuntime

/// What becomes of a scene that nobody holds any more.
@Suite("Memory of scenes")
struct SceneMemoryTests {
    @Test func `lets everything go with the scene, what stands in a navigation stack included`() throws {
        weak var row: Body?
        weak var search: KeptBinding?
        do {
            let body = Body { _ in Make.color("green").height(50) }
            let binding = KeptBinding(.id(nil))
            row = body
            search = binding
            let content = ViewValue(.group(content: .body(body)), source: Make.here)
            let list = Make.scroll(Make.lazyStack(Make.stack(.vertical, [content])))
            let field = SearchableValue(text: binding)
            let scene = try Scene.showing(Make.navigation(title: "Title", list).with(.searchable(field)))
            #expect(scene.scroll(x: nil, y: 20))
            _ = scene.makeFrame()
        }
        #expect(row == nil)
        #expect(search == nil)
    }
}
