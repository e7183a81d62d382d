import Testing

@testable import FrameProtocol

@Suite("JSONWriter")
struct JSONWriterTests {
    @Test(
        arguments: [
            (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (10, "10"), (99, "99"), (100, "100"), (12_345_678, "12345678"),
            (0.5, "0.5"), (-0.25, "-0.25"), (1.0 / 3, "0.3333"), (2.0 / 3, "0.6667"), (149.0 + 2.0 / 3, "149.6667"),
            (0.00004, "0"), (-0.00004, "0"), (0.00005, "0.0001"), (0.001, "0.001"), (99.99999, "100"),
            (20.333333333333332, "20.3333"), (123_456_789.125, "123456789.125"), (1e18, "1000000000000000000"),
            (1.5e20, "150000000000000000000"),
        ] as [(Double, String)]
    )
    func `writes a length with at most four decimals`(value: Double, expected: String) {
        #expect(written { $0.length(value) } == expected)
    }

    @Test(
        arguments: [
            (0, "0"), (2, "2"), (-3.5, "-3.5"), (1.0 / 60, "0.016666666666666666"), (0.1 + 0.2, "0.30000000000000004"),
            (1e-5, "0.00001"), (1.25e-7, "0.000000125"), (-2.5e-10, "-0.00000000025"), (1e16, "10000000000000000"),
            (1.2345e20, "123450000000000000000"), (4711, "4711"),
        ] as [(Double, String)]
    )
    func `writes an exact number without exponent`(value: Double, expected: String) {
        #expect(written { $0.exact(value) } == expected)
        #expect(Double(expected) == value)
    }

    @Test(arguments: [(0, "0"), (-7, "-7"), (Int.max, "9223372036854775807"), (Int.min, "-9223372036854775808")])
    func `writes whole numbers`(value: Int, expected: String) {
        #expect(written { $0.integer(value) } == expected)
    }

    @Test(
        arguments: [
            ("", #""""#), ("plain", #""plain""#), ("a\"b\\c", #""a\"b\\c""#), ("a\nb\r\tc", #""a\nb\r\tc""#),
            ("\u{0}\u{1F}", ##""\u0000\u001F""##), ("Zoë 日本語 👩‍👩‍👧", #""Zoë 日本語 👩‍👩‍👧""#), ("</script>", #""</script>""#),
        ]
    )
    func `escapes what JSON asks to escape and nothing else`(value: String, expected: String) {
        #expect(written { $0.string(value) } == expected)
    }

    @Test func `writes colours as eight digits`() {
        #expect(written { $0.color(WireColor(rgba: 0x0A1B_2CFF)) } == "\"#0A1B2CFF\"")
        #expect(WireColor(red: 1, green: 0.5, blue: 0, opacity: 0.6) == WireColor(rgba: 0xFF80_0099))
        #expect(WireColor(red: 2, green: -1, blue: .nan, opacity: 1) == WireColor(rgba: 0xFF00_00FF))
    }

    @Test func `puts commas between members and elements`() {
        let text = written { writer in
            writer.beginObject()
            writer.member("a", 1)
            writer.name("b")
            writer.beginArray()
            writer.integer(1)
            writer.null()
            writer.beginObject()
            writer.endObject()
            writer.bool(false)
            writer.endArray()
            writer.member("c", "x")
            writer.endObject()
        }

        #expect(text == #"{"a":1,"b":[1,null,{},false],"c":"x"}"#)
    }

    @Test func `starts anew after a reset`() {
        var writer = JSONWriter()
        writer.integer(1)
        writer.reset()
        writer.integer(2)

        #expect(writer.bytes == [UInt8(ascii: "2")])
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func `writes 0 for what is not finite, as lengths and as numbers`(value: Double) {
        #expect(written { $0.length(value) } == "0")
        #expect(written { $0.exact(value) } == "0")
    }

    private func written(_ body: (inout JSONWriter) -> Void) -> String {
        var writer = JSONWriter()
        body(&writer)
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}
