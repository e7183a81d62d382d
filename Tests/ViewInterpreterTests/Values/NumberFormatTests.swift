import Testing

@testable import ViewInterpreter

@Suite("NumberFormat")
struct NumberFormatTests {
    // Expected values are what C's printf writes.
    @Test(
        arguments: [
            (0.0, 6, "0.000000"), (1 / 3, 6, "0.333333"), (2 / 3, 2, "0.67"), (-1.5, 0, "-2"), (0.5, 0, "0"),
            (2.5, 0, "2"),
            (1e15, 1, "1000000000000000.0"), (0.000_000_4, 6, "0.000000"), (99.999, 1, "100.0"), (-0.0, 1, "-0.0"),
            (.infinity, 2, "inf"),
        ]
    )
    func `writes a fixed count of decimals`(value: Double, decimals: Int, text: String) {
        #expect(NumberFormat.fixed(value, decimals: decimals) == text)
    }
}
