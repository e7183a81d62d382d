import HandMadeViews
import LayoutCore
import Testing
import ViewRuntime

@Suite("Redaction")
struct RedactionTests {
    private func scene(_ content: ViewValue, _ direction: LayoutDirection = .leftToRight) throws -> Scene {
        let scene = try Scene.showing(
            content.with(.environment(.redactedPlaceholder(true))),
            width: 300,
            height: 200
        )
        var configuration = scene.configuration
        configuration.layoutDirection = direction
        scene.configure(configuration)
        return scene
    }

    /// The left ends of the bars, from the item's left edge.
    private func starts(_ item: DisplayItem?) -> [Double] {
        guard case .shape(.path(let path), _)? = item?.content else { return [] }
        return path.elements.split { $0 == .close }.compactMap { bar in
            PathValue(Array(bar)).boundingBox?.minX
        }
    }

    @Test func `puts a bar in the place of each line, and leaves the layout alone`() throws {
        let text = Make.text("one\nlonger two").named("text")
        let plain = try Scene.showing(text, width: 300, height: 200).makeFrame().item("text")
        let hidden = try scene(text).makeFrame().item("text")

        #expect(hidden?.frame == plain?.frame)
        #expect(starts(hidden) == [0, 0])
        guard case .shape(_, .color(let color))? = hidden?.content else {
            Issue.record("no bar")
            return
        }
        #expect(color.alpha == 0.16)
    }

    /// Lines of two lengths stand at the leading edge, which is the right one.
    @Test func `puts bars where the lines are that read from the right`() throws {
        let item = try scene(Make.text("one\nlonger two").named("text"), .rightToLeft).makeFrame().item("text")

        guard case .shape(.path(let path), _)? = item?.content, let width = item?.frame.width else {
            Issue.record("no bars")
            return
        }
        let ends = path.elements.split { $0 == .close }.compactMap { PathValue(Array($0)).boundingBox?.maxX }
        #expect(ends.count == 2)
        #expect(ends.allSatisfy { isClose($0, width, within: 0.5) })
    }

    @Test func `puts a box in the place of an image, and nothing in that of a shape`() throws {
        let image = ViewValue(.image(ImageValue(source: .symbol("star"))), source: Make.here).named("star")
        let frame = try scene(Make.stack(.vertical, [image, Make.color("red").named("red").height(20)])).makeFrame()

        guard case .shape(.roundedRectangle(4), _)? = frame.item("star")?.content else {
            Issue.record("\(String(describing: frame.item("star")?.content))")
            return
        }
        guard case .shape(.rectangle, .color(let red))? = frame.item("red")?.content else {
            Issue.record("no red")
            return
        }
        #expect(red.alpha == 1)
    }

    @Test func `shows again what is unredacted inside`() throws {
        let text = Make.text("seen").named("text").with(.environment(.redactedPlaceholder(false)))
        guard case .text(let drawn)? = try scene(text).makeFrame().item("text")?.content else {
            Issue.record("no text")
            return
        }
        #expect(drawn.string == "seen")
    }
}
