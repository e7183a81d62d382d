import FrameProtocol
import LayoutCore
import Testing

@Suite("ClientMessageDecoder")
struct ClientMessageDecoderTests {
    @Test func `reads an open with all of its fields`() throws {
        let text = """
            {"type":"open","id":7,"program":"import SwiftUI\\n","device":"iphone-14","os":26,"clock":"manual","frameRate":120,
             "environment":{"dynamicTypeSize":"accessibility1","colorScheme":"dark","layoutDirection":"rightToLeft","locale":"de_CH"}}
            """

        let received = try decode(text)

        let environment = EnvironmentSettings(
            dynamicTypeSize: .accessibility1,
            colorScheme: .dark,
            layoutDirection: .rightToLeft,
            locale: "de_CH"
        )
        let request = OpenRequest(
            program: .source("import SwiftUI\n"),
            device: .named("iphone-14"),
            os: .iOS26,
            environment: environment,
            clock: .manual,
            frameRate: 120
        )
        #expect(received == ReceivedMessage(message: .open(request), id: MessageID(7)))
    }

    @Test func `takes the contract's defaults for what an open leaves out`() throws {
        let received = try decode(#"{"type":"open","preset":"founding-screen"}"#)

        #expect(received.id == nil)
        #expect(received.message == .open(OpenRequest(program: .preset("founding-screen"))))
        guard case .open(let request) = received.message else { return }
        #expect(request.os == .iOS18)
        #expect(request.clock == .real)
        #expect(request.device == nil)
        #expect(request.frameRate == nil)
    }

    @Test func `reads a bare screen`() throws {
        let received = try decode(
            """
            {"type":"set","device":{"width":100,"height":200.5,"scale":3,
             "safeArea":{"top":59,"leading":1,"bottom":34,"trailing":2}}}
            """
        )

        let screen = BareScreen(
            size: Size(width: 100, height: 200.5),
            scale: 3,
            safeArea: EdgeInsets(top: 59, leading: 1, bottom: 34, trailing: 2)
        )
        #expect(received.message == .set(SettingsChange(device: .bare(screen))))
    }

    @Test func `reads an edit with escapes and several scripts`() throws {
        let received = try decode(#"{"type":"edit","program":"Text(\"日本語 \ud83d\udc4b\")\n"}"#)

        #expect(received.message == .edit(program: "Text(\"日本語 👋\")\n"))
    }

    @Test(
        arguments: [
            (
                #"{"type":"touch","phase":"began","x":10,"y":20.25,"time":0.016666666666666666,"id":3}"#,
                ClientMessage.touch(TouchInput(phase: .began, location: Point(x: 10, y: 20.25), time: 1.0 / 60)), 3.0
            ),
            (
                #"{"type":"touch","phase":"cancelled","x":-1e1,"y":0,"time":2E0,"finger":4,"id":4}"#,
                .touch(TouchInput(phase: .cancelled, location: Point(x: -10, y: 0), time: 2, finger: 4)), 4
            ),
            (
                #" { "type" : "wheel" , "x":1, "y":2, "deltaX":-3.5, "deltaY":120, "time":9, "id":5 } "#,
                .wheel(WheelInput(location: Point(x: 1, y: 2), delta: Point(x: -3.5, y: 120), time: 9)), 5
            ),
            (
                #"{"type":"scroll","displacement":{"x":0,"y":-66.6667},"scrollView":12,"id":6}"#,
                .scroll(ScrollRequest(x: 0, y: -66.6667, scrollView: 12)), 6
            ),
            (#"{"type":"scroll","displacement":{"y":30},"id":6}"#, .scroll(ScrollRequest(y: 30)), 6),
            (
                #"{"type":"set","details":["lazyContainers","of a later version"],"id":7}"#,
                .set(SettingsChange(details: [.lazyContainers])), 7
            ),
            (#"{"type":"set","details":[],"id":7}"#, .set(SettingsChange(details: [])), 7),
            (#"{"type":"set","os":26,"id":7}"#, .set(SettingsChange(os: .iOS26)), 7),
            (#"{"type":"advance","to":0.5,"id":1.5}"#, .advance(to: 0.5), 1.5),
            (#"{"type":"inspect","id":123456789012345}"#, .inspect, 123_456_789_012_345),
        ] as [(String, ClientMessage, Double)]
    )
    func `reads`(text: String, message: ClientMessage, id: Double) throws {
        let received = try decode(text)

        #expect(received == ReceivedMessage(message: message, id: MessageID(id)))
    }

    @Test(
        arguments: [
            #"{"type":"scroll","displacement":{"x":0,"y":50,"z":3},"colour":"green"}"#,
            #"{"future":{"a":[1,2,{"b":null}]},"type":"scroll","displacement":{"y":50,"x":0}}"#,
            #"{"type":"scroll","scrollView":null,"displacement":{"x":0,"y":50}}"#,
        ]
    )
    func `ignores fields that it does not know`(text: String) throws {
        let received = try decode(text)

        #expect(received.message == .scroll(ScrollRequest(x: 0, y: 50)))
    }

    /// The quick way and the library must not differ by a bit; an unknown field sends the same numbers through the library.
    @Test(
        arguments: [
            "0", "-0.0", "0.1", "1.005", "1234567.89012345", "0.3333333333333333", "149.66666666666666",
            "9999999.999999999",
            "1234567890123456789e-12", "0.000000000000001", "4.35", "2.675", "66.66666666666667",
        ]
    )
    func `reads a number the same on both ways`(number: String) throws {
        let quick = try decode(#"{"type":"advance","to":\#(number)}"#)
        let library = try decode(#"{"type":"advance","to":\#(number),"other":1}"#)

        #expect(quick == library)
        #expect(quick.message == .advance(to: try #require(Double(number))))
    }

    @Test func `takes the same of two fields with one name wherever they stand`() throws {
        let short = try decode(#"{"type":"advance","to":1,"to":2}"#)
        let long = try decode(#"{"type":"advance","to":1,"to":2,"other":0}"#)

        #expect(short == long)
    }

    private func decode(_ text: String) throws -> ReceivedMessage {
        try ClientMessageDecoder.decode(Array(text.utf8))
    }
}

extension ClientMessageDecoderTests {
    @Test func `reads a gesture as a list`() throws {
        let text = #"[{"type":"wheel","x":1,"y":2,"deltaX":0,"deltaY":5,"time":1},{"type":"advance","to":2}]"#

        let messages = try ClientMessageDecoder.decodeList(Array(text.utf8))

        let wheel = WheelInput(location: Point(x: 1, y: 2), delta: Point(x: 0, y: 5), time: 1)
        #expect(messages == [.wheel(wheel), .advance(to: 2)])
    }

    @Test func `names the message of a gesture that is wrong`() throws {
        let text = #"[{"type":"advance","to":2},{"type":"advance"}]"#

        let error = try #require(throws: MessageError.self) { try ClientMessageDecoder.decodeList(Array(text.utf8)) }

        #expect(error.code == .missingField)
        #expect(error.message.hasPrefix("message 1: "))
    }

    @Test func `refuses a gesture that is no list`() throws {
        let error = try #require(throws: MessageError.self) { try ClientMessageDecoder.decodeList(Array("{}".utf8)) }

        #expect(error.code == .malformedJSON)
    }
}
