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
            "Offered 300 × 200, the frame stays within a width from 20 to 50 (the most): 50 × 200"
        ),
        (
            ".frame(flexible)", "Text(\"\").frame(maxWidth: .infinity)",
            "a width from its content to all that is offered (what is offered): 300 × "
        ),
        (
            ".frame(flexible)", "Color.red.frame(minWidth: 400)",
            "a width from 400 to its content (the least): 400 × 200"
        ),
        (
            ".frame(flexible)", "Color.red.frame(width: 30, height: 20).frame(maxHeight: 80)",
            "a height from its content to 80 (the most): 30 × 80"
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
        let layers = "ZStack(alignment: .topLeading) { Color.red; Rectangle().frame(width: 40, height: 30) }"
        #expect(try why(".frame", layers).contains("puts it at 0, 0 by its top leading alignment"))
        let middle = "ZStack { Color.red; Rectangle().frame(width: 40, height: 30) }"
        #expect(try why(".frame", middle).contains("by its center alignment"))
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
        (".hidden", "Color.red.hidden()", "Color is hidden but keeps its room: 300 × 200"),
        (".clipShape", "Color.red.clipShape(Circle())", "changes what shows of Color and leaves its size: 300 × 200"),
        (
            ".accessibilityIdentifier", "Color.red.accessibilityIdentifier(\"x\")",
            "It leaves the size of Color as it is: 300 × 200"
        ),
        (
            "Rectangle", "Color.red.background(alignment: .topLeading) { Rectangle().fixedSize() }",
            "Nobody offers Rectangle a length, so it has its ideal size: 10 × 10"
        ),
        (
            ".fixedSize", "Color.red.overlay(alignment: .bottom) { Rectangle().fixedSize() }",
            "and it stands in front of Color, at 145, 190 from its corner"
        ),
        (
            "Rectangle", "ScrollView(.horizontal) { Rectangle() }",
            "Rectangle takes the height that it is offered, 200, and its ideal width: 10 × 200"
        ),
        (
            "ScrollView", "ScrollView { Color.red.frame(width: 50, height: 900) }",
            "A scroll view takes the height that it is offered, and the width of its content: 50 × 200"
        ),
        (
            "Text",
            "Text(\"one two three four\").font(.system(size: 10, design: .monospaced)).lineLimit(1).frame(width: 60)",
            "the text takes one line of 60 × 12; the rest is cut off, for want of room or lines"
        ),
        (
            "Text",
            "Text(\"abcdefghij\").font(.system(size: 10, design: .monospaced)).lineLimit(1).minimumScaleFactor(0.5).frame(width: 30)",
            "shrunk to 50 %"
        ),
        (".fixedSize", "Rectangle().fixedSize()", "and it stands at 145, 95 in the screen"),
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
