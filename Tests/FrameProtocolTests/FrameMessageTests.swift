import Foundation
import FrameProtocol
import LayoutCore
import Testing

@Suite("FrameMessage")
struct FrameMessageTests {
    @Test func `leaves out what does not apply`() {
        let frame = FrameMessage(
            sequence: 1,
            time: 0,
            items: [ItemRecord(id: 3, kind: .line, frame: Rect(x: 0, y: 1.0 / 3, width: 10, height: 1.0 / 3))]
        )

        #expect(
            text(frame) == """
                {"type":"frame","sequence":1,"time":0,"scrollViews":[],"items":[{"id":3,"kind":"line",\
                "frame":{"x":0,"y":0.3333,"width":10,"height":0.3333}}],"callbacks":[]}
                """
        )
    }

    @Test func `writes scroll views, callbacks, state and printed lines`() {
        let view = ScrollViewRecord(
            id: 8,
            frame: Rect(x: 0, y: 0, width: 393, height: 852),
            contentOffset: Point(x: 0, y: -59),
            contentInsets: EdgeInsets(top: 59, bottom: 34),
            contentSize: Size(width: 393, height: 2_000),
            containerSize: Size(width: 393, height: 852),
            phase: .decelerating
        )
        let frame = FrameMessage(
            sequence: 2,
            time: 1.0 / 60,
            scrollViews: [view],
            callbacks: [
                CallbackRecord(name: "onChange", line: 9, old: "0.0", new: "-12.5", pass: 1),
                CallbackRecord(name: "warning", line: 9, message: "The frame did not settle."),
            ],
            state: [StateRecord(name: "offset", view: "ContentView", line: 3, value: "-12.5")],
            console: ["hello"],
            reply: MessageID(5)
        )

        #expect(
            text(frame) == """
                {"type":"frame","reply":5,"sequence":2,"time":0.016666666666666666,"scrollViews":[{"id":8,\
                "frame":{"x":0,"y":0,"width":393,"height":852},"contentOffset":{"x":0,"y":-59},\
                "contentInsets":{"top":59,"leading":0,"bottom":34,"trailing":0},"contentSize":{"width":393,"height":2000},\
                "containerSize":{"width":393,"height":852},"phase":"decelerating"}],"items":[],\
                "callbacks":[{"name":"onChange","line":9,"old":"0.0","new":"-12.5","pass":1},\
                {"name":"warning","line":9,"message":"The frame did not settle."}],\
                "state":[{"name":"offset","view":"ContentView","line":3,"value":"-12.5"}],"console":["hello"]}
                """
        )
    }

    @Test func `writes what lazy containers hold`() {
        let container = LazyContainerRecord(
            id: 14,
            view: "LazyVStack",
            scrollView: 11,
            axis: .vertical,
            frame: Rect(x: 0, y: -58, width: 393, height: 6_680),
            elementCount: 40,
            realizedCount: 6,
            placedCount: 12,
            placed: -24...861,
            sections: [
                LazyContainerRecord.Section(
                    range: -92...75,
                    pinnables: [
                        .init(part: .header, state: .pushed, natural: -92, position: 41, length: 34, pushedBy: 109),
                        .init(part: .footer, state: .natural, natural: 60, position: 60, length: 15, pushedBy: 0),
                    ]
                )
            ]
        )
        let empty = LazyContainerRecord(
            id: 15,
            view: "LazyHGrid",
            scrollView: nil,
            axis: .horizontal,
            frame: .zero,
            elementCount: 0,
            realizedCount: 0,
            placedCount: 0,
            placed: nil,
            sections: []
        )

        #expect(
            text(FrameMessage(sequence: 1, time: 0, lazyContainers: [container, empty])) == """
                {"type":"frame","sequence":1,"time":0,"scrollViews":[],"items":[],"callbacks":[],"lazyContainers":[\
                {"id":14,"view":"LazyVStack","scrollView":11,"axis":"vertical",\
                "frame":{"x":0,"y":-58,"width":393,"height":6680},"elementCount":40,"realizedCount":6,"placedCount":12,\
                "placed":{"start":-24,"end":861},"sections":[{"start":-92,"end":75,"pinnables":[\
                {"part":"header","state":"pushed","natural":-92,"position":41,"length":34,"pushedBy":109},\
                {"part":"footer","state":"natural","natural":60,"position":60,"length":15}]}]},\
                {"id":15,"view":"LazyHGrid","axis":"horizontal","frame":{"x":0,"y":0,"width":0,"height":0},\
                "elementCount":0,"realizedCount":0,"placedCount":0,"sections":[]}]}
                """
        )
    }

    /// Foundation reads what we write: another implementation of the format.
    @Test func `is read back by another reader with every field of an item`() throws {
        let frame = FrameMessage(sequence: 7, time: 2.5, items: [Self.fullItem])

        let object = try #require(JSONSerialization.jsonObject(with: Data(text(frame).utf8)) as? [String: Any])
        let items = try #require(object["items"] as? [[String: Any]])
        let item = try #require(items.first)

        #expect(
            Set(item.keys) == [
                "id", "kind", "frame", "clip", "clipShapes", "transform", "bounds", "fill", "opacity", "cornerRadius",
                "cornerRadii",
                "stroke",
                "shape",
                "gradient", "shadow", "blur", "text", "font", "lines", "decoration", "symbol", "name", "identifier",
                "pinned",
                "role", "traits", "source",
            ]
        )
        #expect(item["fill"] as? String == "#11223344")
        #expect(item["opacity"] as? Double == 0.5)
        #expect(item["transform"] as? [Double] == [0.5, 0, 0, 0.5, 10, 20.25])
        #expect(item["pinned"] as? String == "header")
        let shapes = try #require(item["clipShapes"] as? [[String: Any]])
        #expect(
            shapes.map { $0.keys.sorted() } == [
                ["bounds", "fillRule", "frame", "path", "transform"],
                ["cornerRadii", "cornerRadius", "frame", "shape"],
            ]
        )
        #expect(shapes[0]["path"] as? String == "M0 0L1 2Z")
        #expect(shapes[0]["transform"] as? [Double] == [0, 1, -1, 0, 5, 0])
        #expect(shapes[1]["shape"] as? String == "roundedRectangle")
        #expect((shapes[1]["frame"] as? [String: Any])?["width"] as? Double == 9)
        #expect(item["traits"] as? [String] == ["button"])
        #expect((item["stroke"] as? [String: Any])?["width"] as? Double == 2)
        #expect((item["font"] as? [String: Any])?["design"] as? String == "monospaced")
        #expect((item["font"] as? [String: Any])?["tracking"] as? Double == -0.43)
        #expect((item["gradient"] as? [String: Any])?["type"] as? String == "linear")
        let lines = try #require(item["lines"] as? [[String: Any]])
        #expect(lines.first?["text"] as? String == "Zoë \"…\"")
        #expect(lines.first?["baseline"] as? Double == 33.3333)
        #expect(lines.map { $0["direction"] as? String } == [nil, "rightToLeft"])
    }

    @Test func `gives the same bytes each time`() {
        let frame = FrameMessage(sequence: 7, time: 2.5, items: [Self.fullItem, Self.fullItem])
        var writer = JSONWriter()
        writer.write(.frame(frame))
        let first = writer.bytes
        writer.reset()
        writer.write(.frame(frame))

        #expect(writer.bytes == first)
    }

    /// What a writer remembers of earlier frames must not show: each frame reads as if it were the first.
    @Test func `writes items anew that changed, moved, came and went`() {
        var plain = ItemRecord(id: 7, kind: .shape, frame: Rect(x: 0, y: 0, width: 1, height: 1))
        plain.fill = WireColor(rgba: 0xFF)
        var moved = Self.fullItem
        moved.frame.origin.y += 10
        moved.clip = nil
        var changed = moved
        changed.text?.lines.removeLast()
        changed.identifier = "other"
        var straight = changed
        straight.transform = nil
        let many = (0..<100).map { ItemRecord(id: $0, kind: .line, frame: Rect(x: 0, y: 0, width: 1, height: 1)) }
        let lists: [[ItemRecord]] = [
            [Self.fullItem, plain], [moved, plain], [plain, changed], [], [straight], [straight, straight], [plain],
            many, many.reversed() + [plain], many.filter { $0.id % 3 == 0 },
        ]
        var writer = JSONWriter()

        for (index, items) in lists.enumerated() {
            let frame = FrameMessage(sequence: index, time: 0, items: items)
            writer.reset()
            writer.write(.frame(frame))
            #expect(String(decoding: writer.bytes, as: UTF8.self) == text(frame))
        }
    }

    static let fullItem: ItemRecord = {
        var item = ItemRecord(id: 41, kind: .text, frame: Rect(x: 1, y: 2, width: 3, height: 4))
        item.clip = Rect(x: 1, y: 2, width: 3, height: 2)
        var path = OutlineRecord()
        path.path = "M0 0L1 2Z"
        path.isEvenOdd = true
        var turned = ClipShapeRecord(outline: path, frame: Rect(x: 0, y: 0, width: 5, height: 6.5))
        turned.transform = [0, 1, -1, 0, 5, 0]
        turned.bounds = Size(width: 6.5, height: 5)
        var rounded = OutlineRecord()
        rounded.shape = .roundedRectangle
        rounded.cornerRadius = 2
        rounded.cornerRadii = [1, 2, 3, 4]
        item.clipShapes = [turned, ClipShapeRecord(outline: rounded, frame: Rect(x: 1, y: 1, width: 9, height: 8))]
        item.transform = [0.5, 0, 0, 0.5, 10, 20.25]
        item.bounds = Size(width: 6, height: 8)
        item.fill = WireColor(rgba: 0x1122_3344)
        item.opacity = 0.5
        item.cornerRadius = 8
        item.cornerRadii = [1, 2, 3, 4.5]
        item.stroke = StrokeRecord(color: WireColor(rgba: 0xFF), width: 2)
        item.shape = .capsule
        item.gradient = GradientRecord(
            form: .linear,
            start: .top,
            end: .bottom,
            stops: [
                .init(color: WireColor(rgba: 0xFF), location: 0), .init(color: WireColor(rgba: 0xFFFF), location: 1),
            ]
        )
        item.shadow = ShadowRecord(color: WireColor(rgba: 0x33), radius: 4, x: 0, y: 2)
        item.blur = 3
        item.text = TextRecord(
            string: "Zoë \"long\"",
            font: FontRecord(size: 17, weight: 400, design: .monospaced, isItalic: true, tracking: -0.43),
            lines: [
                .init(text: "Zoë \"…\"", x: 1, baseline: 33.0 + 1.0 / 3),
                .init(text: "Zoë \"long\"", x: 1, baseline: 55, isRightToLeft: true),
            ],
            decoration: .underline
        )
        item.symbol = "pin.fill"
        item.name = "hero"
        item.identifier = "red"
        item.pinned = .header
        item.role = .largeTitle
        item.traits = ["button"]
        item.source = SourceRecord(line: 8, column: 17)
        return item
    }()

    private func text(_ frame: FrameMessage) -> String {
        var writer = JSONWriter()
        writer.write(.frame(frame))
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}
