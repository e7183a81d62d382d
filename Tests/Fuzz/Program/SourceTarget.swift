import Foundation
import FrameProtocol
import SceneServer
import WebSocketTransport

/// Programs: each is opened, looked at, dragged, flung, surrounded differently and edited.
struct SourceTarget: FuzzTarget {
    private let sessions: FuzzSession
    private let mutator = SourceMutator()

    init() throws { sessions = try FuzzSession() }

    func run(_ input: [UInt8]) {
        let messages = Self.messages(String(decoding: input, as: UTF8.self))
        let answers = sessions.answers(to: messages, encoding: .compact)
        check(answers)
        guard input.count.isMultiple(of: 8) else { return }
        let again = sessions.answers(to: messages, encoding: .compact)
        if answers != again { fail("the same messages were answered with other bytes") }
    }

    func mutate(_ input: [UInt8], _ random: inout FuzzRandom) -> [UInt8]? { mutator.mutate(input, &random) }

    /// Every frame has to be readable.
    private func check(_ answers: [FuzzSession.Answer]) {
        var decoder = CompactFrameDecoder()
        for answer in answers where answer.kind == .binary {
            do {
                _ = try decoder.decode(answer.bytes)
            } catch {
                fail("a frame cannot be read: \(error)")
            }
        }
    }

    /// All that is done with one program.
    static func messages(_ source: String) -> [[UInt8]] {
        var list = [program("open", source), #"{"type":"inspect"}"#]
        list += [
            touch("began", 500, 0.1), touch("moved", 540, 0.12), touch("moved", 640, 0.14), touch("ended", 640, 0.15),
        ]
        list += [#"{"type":"advance","to":0.3}"#, #"{"type":"advance","to":2}"#]
        list += [#"{"type":"scroll","displacement":{"y":250}}"#, #"{"type":"scroll","displacement":{"x":40}}"#]
        list += stride(from: 120, through: 780, by: 220).flatMap { y in
            [touch("began", y, 2 + Double(y) / 1_000), touch("ended", y, 2.05 + Double(y) / 1_000)]
        }
        let environment = #"{"layoutDirection":"rightToLeft","dynamicTypeSize":"accessibility3","colorScheme":"dark"}"#
        list.append(#"{"type":"set","os":26,"device":"iphone-se-3","environment":\#(environment)}"#)
        list.append(#"{"type":"wheel","x":100,"y":300,"deltaX":0,"deltaY":120,"time":3}"#)
        list += [program("edit", source + "\n"), #"{"type":"advance","to":4}"#, #"{"type":"inspect"}"#]
        return list.map { Array($0.utf8) }
    }

    private static func touch(_ phase: String, _ y: Int, _ time: Double) -> String {
        #"{"type":"touch","phase":"\#(phase)","x":200,"y":\#(y),"time":\#(time)}"#
    }

    private static func program(_ type: String, _ source: String) -> String {
        #"{"type":"\#(type)","clock":"manual","program":"\#(escaped(source))"}"#
    }

    private static func escaped(_ source: String) -> String {
        var text = ""
        for scalar in source.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\u{0}"..<" ": text += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
