import Foundation
import FrameProtocol
import LayoutCore
import Testing

@Suite("ServerMessage")
struct ServerMessageTests {
    @Test func `writes hello`() {
        let device = DeviceRecord(
            id: "iphone-se-3",
            name: "iPhone SE",
            size: Size(width: 375, height: 667),
            scale: 2,
            safeArea: EdgeInsets(top: 20)
        )
        let hello = HelloMessage(
            version: "1.0",
            devices: [device],
            presets: [PresetRecord(id: "a", title: "A", summary: "One.")]
        )

        #expect(
            text(.hello(hello)) == """
                {"type":"hello","protocol":1,"version":"1.0","devices":[{"id":"iphone-se-3","name":"iPhone SE","width":375,\
                "height":667,"scale":2,"safeArea":{"top":20,"leading":0,"bottom":0,"trailing":0}}],\
                "presets":[{"id":"a","title":"A","summary":"One."}]}
                """
        )
    }

    @Test func `writes opened for a bare screen without id and name`() {
        let device = DeviceRecord(id: nil, name: nil, size: Size(width: 100, height: 200), scale: 1.5, safeArea: .zero)
        let diagnostic = DiagnosticRecord(
            severity: .warning,
            line: 3,
            column: 9,
            message: "'glassEffect' is not supported"
        )
        let opened = OpenedMessage(diagnostics: [diagnostic], device: device, program: "x", reply: MessageID(2.5))

        #expect(
            text(.opened(opened)) == """
                {"type":"opened","reply":2.5,"diagnostics":[{"severity":"warning","line":3,"column":9,\
                "message":"'glassEffect' is not supported"}],"device":{"width":100,"height":200,"scale":1.5,\
                "safeArea":{"top":0,"leading":0,"bottom":0,"trailing":0}},"program":"x"}
                """
        )
    }

    @Test func `writes an error with its place in the program`() {
        let error = ErrorMessage(
            MessageError(.programTrapped, "Index out of range"),
            source: SourceRecord(line: 4, column: 2),
            reply: MessageID(12)
        )

        #expect(
            text(.error(error)) == """
                {"type":"error","reply":12,"code":"programTrapped","message":"Index out of range",\
                "source":{"line":4,"column":2}}
                """
        )
    }

    @Test func `writes a tree with proposals that are nothing, a length or unlimited`() {
        let child = TreeNodeRecord(
            id: 2,
            view: "Text",
            source: SourceRecord(line: 5, column: 9),
            proposal: ProposedViewSize(width: .infinity, height: 12.5),
            size: Size(width: 40, height: 20),
            frame: Rect(x: 1, y: 2, width: 40, height: 20),
            why: "Its text is 40 wide."
        )
        let root = TreeNodeRecord(
            id: 1,
            view: "VStack",
            identifier: "main",
            proposal: .unspecified,
            size: Size(width: 40, height: 20),
            frame: Rect(x: 1, y: 2, width: 40, height: 20),
            why: "As large as its content.",
            children: [child]
        )

        #expect(
            text(.tree(TreeMessage(root: root, reply: MessageID(1)))) == """
                {"type":"tree","reply":1,"root":{"id":1,"view":"VStack","identifier":"main",\
                "proposal":{"width":null,"height":null},"size":{"width":40,"height":20},\
                "frame":{"x":1,"y":2,"width":40,"height":20},"safeArea":{"top":0,"leading":0,"bottom":0,"trailing":0},\
                "why":"As large as its content.","children":[{"id":2,"view":"Text","source":{"line":5,"column":9},\
                "proposal":{"width":"infinity","height":12.5},"size":{"width":40,"height":20},\
                "frame":{"x":1,"y":2,"width":40,"height":20},"safeArea":{"top":0,"leading":0,"bottom":0,"trailing":0},\
                "why":"Its text is 40 wide.","children":[]}]}}
                """
        )
    }

    private func text(_ message: ServerMessage) -> String {
        var writer = JSONWriter()
        writer.write(message)
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}
