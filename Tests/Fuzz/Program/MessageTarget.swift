import FrameProtocol
import SceneServer

/// Messages, one a line, and gestures: read alone, read in two ways, and sent to a session.
struct MessageTarget: FuzzTarget {
    private static let program = """
        struct ContentView: View {
            @State private var count = 0
            var body: some View {
                NavigationStack {
                    ScrollView { Button("\\(count)") { count += 1 }; Color.red.frame(height: 2000) }
                        .navigationTitle("Title")
                }
            }
        }
        """
    private static let mostMessages = 64
    private let sessions: FuzzSession

    init() throws { sessions = try FuzzSession() }

    func run(_ input: [UInt8]) {
        let lines = input.split(separator: UInt8(ascii: "\n")).prefix(Self.mostMessages).map(Array.init)
        for line in lines { checkBothReadings(of: line) }
        do throws(MessageError) {
            _ = try ClientMessageDecoder.decodeList(input)
        } catch {
            if error.message.isEmpty { fail("a gesture was refused without a reason") }
        }
        let program = Self.program.split(separator: "\n").joined(separator: "\\n").replacing("\"", with: "\\\"")
        let open = #"{"type":"open","clock":"manual","program":"\#(program.replacing("\\(", with: "\\\\("))"}"#
        let answers = sessions.answers(to: [Array(open.utf8)] + lines, encoding: .json)
        // Every message is answered at least once.
        if answers.count < lines.count { fail("\(lines.count) messages, \(answers.count) answers") }
    }

    /// The quick reading of frequent messages and the library's reading have to agree.
    private func checkBothReadings(of line: [UInt8]) {
        guard line.first == UInt8(ascii: "{"), let quick = try? ClientMessageDecoder.decode(line) else { return }
        // A field that the quick reading does not know sends the message to the library.
        let slow = try? ClientMessageDecoder.decode(Array(#"{"":0,"#.utf8) + line.dropFirst())
        if slow != quick { fail("read as \(quick) and as \(String(describing: slow))") }
    }
}
