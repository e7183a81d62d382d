import FrameProtocol
import Testing

@Suite("MessageError")
struct MessageErrorTests {
    @Test(
        arguments: [
            ("", .malformedJSON, ""),
            ("hello", .malformedJSON, ""),
            (#"{"type": "advance", "#, .malformedJSON, ""),
            (#"{"type":"inspect"} {"type":"inspect"}"#, .malformedJSON, ""),
            (String(repeating: "[", count: 100_000), .malformedJSON, ""),
            // What RFC 8259 does not have, and readers often take.
            (#"{"type":"advance",}"#, .malformedJSON, ""),
            (#"{"type":"advance","to":1,}"#, .malformedJSON, ""),
            (#"{"type":"advance","to":01}"#, .malformedJSON, ""),
            (#"{"type":"advance","to":-01.5}"#, .malformedJSON, ""),
            (#"{"type":"advance","to":1.}"#, .malformedJSON, ""),
            (#"{"type":"advance","to":.5}"#, .malformedJSON, ""),
            (#"{"type":"advance","to":+1}"#, .malformedJSON, ""),
            (#"{"type":"advance","to":0x1}"#, .malformedJSON, ""),
            (#"{'type':'inspect'}"#, .malformedJSON, ""),
            (#"{type:"inspect"}"#, .malformedJSON, ""),
            (#"{"type":"inspect"} // a comment"#, .malformedJSON, ""),
            (#"{"type":"inspect" "id":1}"#, .malformedJSON, ""),
            (#"{"type":"insp\qect"}"#, .malformedJSON, ""),
            ("{\"type\":\"in\tspect\"}", .malformedJSON, ""),
            ("[1,]", .malformedJSON, ""),
            ("[1}", .malformedJSON, ""),
            ("[,]", .malformedJSON, ""),
            ("01", .malformedJSON, ""),
            ("-", .malformedJSON, ""),
            ("1e", .malformedJSON, ""),
            ("tru", .malformedJSON, ""),
            (" [ ] ", .notAnObject, ""),
            ("-0.5e-3", .notAnObject, ""),
            ("[1, 2]", .notAnObject, ""),
            ("7", .notAnObject, ""),
            ("null", .notAnObject, ""),
            ("true", .notAnObject, ""),
            (#""inspect""#, .notAnObject, ""),
            ("{}", .missingField, "'type'"),
            (#"{"type":null}"#, .missingField, "'type'"),
            (#"{"type":3}"#, .wrongField, "'type'"),
            (#"{"type":"nonsense"}"#, .unknownType, "nonsense"),
            (#"{"type":"inspect","id":"seven"}"#, .wrongField, "'id'"),
            (#"{"type":"advance"}"#, .missingField, "'to'"),
            (#"{"type":"advance","to":"soon"}"#, .wrongField, "'to'"),
            (#"{"type":"advance","to":true}"#, .wrongField, "'to'"),
            (#"{"type":"advance","to":1e999}"#, .notFinite, "'to'"),
            (#"{"type":"advance","to":NaN}"#, .notFinite, "'to'"),
            (#"{"type":"advance","to":-Infinity}"#, .notFinite, "'to'"),
            (#"{"type":"advance","to":1e300}"#, .wrongField, "'to'"),
            (#"{"type":"touch","phase":"began","x":1,"y":2}"#, .missingField, "'time'"),
            (#"{"type":"touch","x":1,"y":2,"time":0}"#, .missingField, "'phase'"),
            (
                #"{"type":"touch","phase":"wobbled","x":1,"y":2,"time":1}"#, .wrongField,
                "began, moved, ended, cancelled"
            ),
            (#"{"type":"touch","phase":"began","x":NaN,"y":1,"time":1}"#, .notFinite, "'x'"),
            (#"{"type":"touch","phase":"began","x":1,"y":2,"time":1,"finger":0.5}"#, .wrongField, "'finger'"),
            (#"{"type":"touch","phase":"began","x":1,"y":2,"time":1,"finger":-1}"#, .wrongField, "'finger'"),
            (#"{"type":"wheel","x":1,"y":2,"deltaX":0,"time":1}"#, .missingField, "'deltaY'"),
            (#"{"type":"scroll"}"#, .missingField, "'displacement'"),
            (#"{"type":"scroll","displacement":{}}"#, .missingField, "'displacement.y'"),
            (#"{"type":"scroll","displacement":30}"#, .wrongField, "'displacement'"),
            (#"{"type":"scroll","displacement":{"y":"far"}}"#, .wrongField, "'displacement.y'"),
            (#"{"type":"scroll","displacement":{"x":0,"y":-1e400}}"#, .notFinite, "'displacement.y'"),
            (#"{"type":"scroll","displacement":{"x":0,"y":0},"scrollView":"main"}"#, .wrongField, "'scrollView'"),
            (#"{"type":"set","os":12}"#, .wrongField, "18 or 26"),
            (#"{"type":"set","os":"18"}"#, .wrongField, "18 or 26"),
            (#"{"type":"set","environment":"dark"}"#, .wrongField, "'environment'"),
            (#"{"type":"set","environment":{"dynamicTypeSize":"huge"}}"#, .wrongField, "'environment.dynamicTypeSize'"),
            (#"{"type":"set","environment":{"colorScheme":"sepia"}}"#, .wrongField, "light, dark"),
            (#"{"type":"set","environment":{"locale":"../etc"}}"#, .wrongField, "'environment.locale'"),
            (#"{"type":"set","device":12}"#, .wrongField, "'device'"),
            (#"{"type":"set","device":{"width":0,"height":10,"scale":2}}"#, .wrongField, "'device.width'"),
            (#"{"type":"set","device":{"width":10,"height":10001,"scale":2}}"#, .wrongField, "'device.height'"),
            (#"{"type":"set","device":{"width":10,"height":10}}"#, .missingField, "'device.scale'"),
            (
                #"{"type":"set","device":{"width":10,"height":10,"scale":2,"safeArea":{"top":11}}}"#, .wrongField,
                "'device.safeArea'"
            ),
            (#"{"type":"edit","program":7}"#, .wrongField, "'program'"),
            (#"{"type":"edit"}"#, .missingField, "'program'"),
            (#"{"type":"open","device":"iphone-16"}"#, .missingField, "'preset'"),
            (#"{"type":"open","program":"","preset":"a"}"#, .wrongField, "'preset'"),
            (#"{"type":"open","program":"","clock":"sundial"}"#, .wrongField, "real, manual"),
            (#"{"type":"open","program":"","frameRate":0}"#, .wrongField, "'frameRate'"),
        ] as [(String, MessageError.Code, String)]
    )
    func `has a code and says what was expected where`(text: String, code: MessageError.Code, words: String) throws {
        let refused = try #require(throws: RefusedMessage.self) { try ClientMessageDecoder.decode(Array(text.utf8)) }

        #expect(refused.error.code == code, "\(refused.error.message)")
        #expect(words.isEmpty || refused.error.message.contains(words), "\(refused.error.message)")
        #expect(refused.error.message.contains("expected") || refused.error.message.contains("must be"))
    }

    @Test(
        arguments: [
            #"{"type":"nonsense","id":99}"#,
            #"{"id":99}"#,
            #"{"type":"advance","to":1e999,"id":99}"#,
            #"{"id":99,"type":"touch","phase":"began","x":NaN,"y":1,"time":1}"#,
            #"{"type":"open","id":99}"#,
            #"{"type":"inspect","id":99,}"#,
        ]
    )
    func `answers the number that the message has`(text: String) throws {
        let refused = try #require(throws: RefusedMessage.self) { try ClientMessageDecoder.decode(Array(text.utf8)) }

        #expect(refused.id == MessageID(99))
    }

    @Test func `refuses a message over the limit unread`() throws {
        let bytes = [UInt8](repeating: 0x20, count: 4_194_305)

        let refused = try #require(throws: RefusedMessage.self) { try ClientMessageDecoder.decode(bytes) }

        #expect(refused.error.code == .messageTooLarge)
        #expect(refused.error.message.contains("4194304"))
    }

    @Test func `survives bytes that are no text`() throws {
        let bytes: [UInt8] = Array(#"{"type":"edit","program":""#.utf8) + [0xFF, 0xC0, 0x80] + Array(#""}"#.utf8)

        let refused = try #require(throws: RefusedMessage.self) { try ClientMessageDecoder.decode(bytes) }

        #expect([.malformedJSON, .wrongField].contains(refused.error.code))
    }

    @Test func `has a code that starts with a letter for every refusal`() {
        let codes = MessageError.Code.allCases.map(\.rawValue)

        #expect(codes.allSatisfy { $0.first?.isLetter == true })
        #expect(Set(codes).count == codes.count)
    }

    /// Found by the fuzzer: the library's lenient reading stopped the process on these.
    @Test(arguments: [
        [0x7B, 0xFF], [0x7B, 0x80, 0x3A], [0xFE], [0x7B, 0x22, 0xFF, 0x22, 0x3A, 0x31, 0x7D], [0xEF, 0xBB, 0xBF],
    ])
    func `answers bytes that are not UTF-8`(bytes: [UInt8]) {
        #expect(throws: RefusedMessage.self) { try ClientMessageDecoder.decode(bytes) }
    }

    @Test func `takes no word inside a text for a number`() {
        let text = #"{"type":"edit","id":4,"program":"NaN \" Infinity","a":NaN}"#

        #expect(
            throws: RefusedMessage(
                error: MessageError(
                    .malformedJSON,
                    "the message is not JSON; expected one object such as {\"type\":\"inspect\"}"
                ),
                id: MessageID(4)
            )
        ) {
            try ClientMessageDecoder.decode(Array(text.utf8))
        }
    }
}
