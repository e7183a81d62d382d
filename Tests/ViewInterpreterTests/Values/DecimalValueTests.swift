import Testing

@testable import ViewInterpreter

/// Expected digits are those that Foundation's `Decimal` prints on Linux for the same calculation.
@Suite("DecimalValue")
struct DecimalValueTests {
    private func number(_ text: String) throws -> DecimalValue { try #require(DecimalValue(text)) }

    @Test(arguments: [
        ("0.1", "+", "0.2", "0.3"), ("0.1", "*", "0.2", "0.02"), ("0.1", "-", "0.2", "-0.1"),
        ("1", "/", "3", "0.33333333333333333333333333333333333333"),
        ("2", "/", "3", "0.66666666666666666666666666666666666666"),
        ("10", "/", "3", "3.3333333333333333333333333333333333333"),
        ("1", "/", "7", "0.14285714285714285714285714285714285714"), ("5", "/", "2", "2.5"),
        ("5", "/", "0", "NaN"),
        ("123456789012345678901234567890.12345678", "*", "3", "370370367037037036703703703670.37037034"),
        ("99999999999999999999999999999999999999", "+", "1", "100000000000000000000000000000000000000"),
        ("1", "-", "0.00000000000000000000000000000000000001", "0.99999999999999999999999999999999999999"),
        ("1234567890123456789", "*", "9876543210987654321", "12193263113702179522374638011112635269"),
    ])
    func `calculates in base ten`(_ a: String, _ name: String, _ b: String, _ expected: String) throws {
        let (x, y) = (try number(a), try number(b))
        let result =
            switch name {
            case "+": x + y
            case "-": x - y
            case "*": x * y
            default: x / y
            }
        #expect(result.description == expected)
    }

    @Test(arguments: [
        (3.133, "3.132999999999999488"), (0.1, "0.1"), (1e20, "100000000000000000000"),
        (123_456_789.123456789, "123456789.12345679872"), (-2.5, "-2.5"), (0, "0"), (.infinity, "NaN"),
    ])
    func `takes the digits of a binary number that Foundation takes`(_ value: Double, _ expected: String) {
        #expect(DecimalValue(value).description == expected)
    }

    @Test(arguments: [
        ("12abc", "12"), (" 5", "5"), ("1e3", "1000"), ("-.5", "-0.5"), ("12.50", "12.5"), ("", nil), ("abc", nil),
    ])
    func `reads the number at the beginning of a text`(_ text: String, _ expected: String?) {
        #expect(DecimalValue(text)?.description == expected)
    }

    @Test(arguments: [
        (2, "plain", "2.35"), (2, "bankers", "2.34"), (1, "up", "2.4"), (0, "down", "2"), (-1, "plain", "0"),
        (40, "plain", "2.345"),
    ])
    func `rounds to digits after the point`(_ scale: Int, _ mode: String, _ expected: String) throws {
        let rounding = try #require(DecimalValue.Rounding(rawValue: mode))
        #expect(try number("2.345").rounded(to: scale, rounding).description == expected)
    }

    @Test func `numbers of any size keep their limits`() throws {
        let large = try number("1e127")
        #expect((large * large).isNaN)
        let small = try number("1e-128")
        #expect((small * small).isZero)
        #expect((large + small).description == large.description)
        #expect(try number("-2") < number("1.5"))
        #expect(try number("-3.99").whole == -3)
    }
}
