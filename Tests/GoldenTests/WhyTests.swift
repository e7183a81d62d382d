import LayoutCore
import Testing
import ViewRuntime

/// What the tree says of a view's size and place: what decided them, with the numbers that layout had.
@Suite("Why")
struct WhyTests {
    /// The sentence about the first view of a name, on a screen of 300 × 200 that shows a program's lines.
    private func why(_ view: String, _ body: String) throws -> String {
        let source = "import SwiftUI\n\nstruct ContentView: View {\n    var body: some View {\n\(body)\n    }\n}\n"
        let device = Device(bareSize: Size(width: 300, height: 200), scale: 2, safeArea: EdgeInsets())
        let stage = try Stage(source: source, configuration: SceneConfiguration(device: device))
        _ = stage.scene.makeFrame()
        func find(_ node: ViewTreeNode?) -> ViewTreeNode? {
            guard let node, node.view != view else { return node }
            return node.children.lazy.compactMap { find($0) }.first
        }
        return try #require(find(stage.scene.inspect())).why
    }

    @Test func `tells the proposal`() throws {
        let sentence = try why("Rectangle", "Rectangle().padding(10)")
        #expect(sentence.contains("offered, 280 × 180: 280 × 180"))
    }

    @Test func `tells the least flexible sibling, the sum and the gaps`() throws {
        let row = "HStack(spacing: 10) { Color.red; Color.blue.frame(minWidth: 20, maxWidth: 50); Text(\"a\") }"
        let sentence = try why("HStack", row)
        // Text keeps its width, the frame has 30 to give, the colour any; two gaps of 10.
        #expect(sentence.contains("Offered 300 × 200"))
        #expect(sentence.contains("gaps of 20 make 300"))
        #expect(sentence.contains("Text, the least flexible, chose first"))
    }

    @Test(arguments: [
        (
            ".frame", "Color.red.frame(width: 40, height: 30)",
            "fixes its width at 40 and height at 30, whatever it is offered: 40 × 30"
        ),
        (
            ".frame(flexible)", "Color.red.frame(minWidth: 20, maxWidth: 50)",
            "Offered 300 × 200, the frame stays within a width from 20 to 50: 50 × 200"
        ),
        (
            ".frame(flexible)", "Text(\"\").frame(maxWidth: .infinity)",
            "a width from its content to all that is offered: 300 × "
        ),
    ])
    func `tells the frame that clamped it`(view: String, body: String, words: String) throws {
        #expect(try why(view, body).contains(words))
    }

    @Test func `tells the guide that aligned it`() throws {
        let column = "VStack(alignment: .trailing, spacing: 0) { Color.red; Rectangle().frame(width: 40, height: 30) }"
        #expect(try why(".frame", column).contains("puts it at 260, 170 by its trailing alignment"))
        let row = "HStack(alignment: .firstTextBaseline) { Text(\"a\"); Text(\"b\") }"
        #expect(try why("Text", row).contains("by its first text baseline alignment"))
        let own = "VStack(alignment: .leading) { Color.red.alignmentGuide(.leading) { _ in 5 } }"
        #expect(try why(".alignmentGuide", own).contains("The program says where its leading guide is"))
    }

    @Test(arguments: [
        (".padding", "Color.red.padding(10)", "Padding adds to the 280 × 180 of Color: 300 × 200"),
        (".fixedSize", "Color.red.fixedSize()", "keeps its content's ideal size: 10 × 10"),
        (".offset", "Color.red.offset(x: 5, y: -2)", "moves what is drawn by 5, −2 and leaves its place"),
        (
            ".position", "Color.red.position(x: 5, y: 7)",
            "puts the middle of Color at 5, 7 of what it is offered, 300 × 200"
        ),
        (".layoutPriority", "Color.red.layoutPriority(2)", "with those of priority 2"),
        (
            ".containerRelativeFrame", "Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: 0)",
            "its part of the scroll view or screen around it: 100 × 200"
        ),
        (
            ".scaleEffect", "Color.red.scaleEffect(2)",
            "changes what is drawn and leaves its place in the layout: 300 × 200"
        ),
        ("Image", "Image(systemName: \"star\")", "the picture keeps its own size"),
        (
            "Image", "Image(systemName: \"star\").resizable()",
            "Image takes all that it is offered, 300 × 200: 300 × 200"
        ),
        ("GeometryReader", "GeometryReader { _ in Color.red }", "takes all that it is offered: 300 × 200"),
        (
            "Spacer", "HStack { Color.red.frame(width: 40); Spacer() }",
            "takes the room that the other views leave: 260 × "
        ),
    ])
    func `tells what a modifier or view does`(view: String, body: String, words: String) throws {
        #expect(try why(view, body).contains(words))
    }
}
