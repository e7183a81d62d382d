import Testing
import ViewInterpreter
import ViewRuntime

/// What formatters of Foundation show.
///
/// Those that exist on Linux were asked there; the others are Apple's documented examples.
@Suite("Formats of Foundation")
struct FoundationFormatTests {
    private func text(_ expression: String, _ setup: String = "") throws -> String? {
        let scene = try RunningProgram(
            """
            import SwiftUI
            struct ContentView: View {
                var words: String {
                    \(setup)
                    return \(expression)
                }
                var body: some View { Text(words) }
            }
            """
        )
        try scene.show()
        return scene.texts.first
    }

    @Test(arguments: [
        (".positional", ".pad", 3_725.0, "01:02:05"), (".positional", ".dropLeading", 3_725, "1:02:05"),
        (".positional", ".default", 65, "1:05"), (".abbreviated", ".dropAll", 3_605, "1h 5s"),
        (".abbreviated", ".default", 3_725, "1h 2m 5s"), (".full", ".default", 3_661, "1 hour, 1 minute, 1 second"),
        (".short", ".default", 125, "2 min, 5 sec"), (".full", ".default", 0, "0 seconds"),
    ])
    func `lengths of time`(style: String, zeros: String, seconds: Double, expected: String) throws {
        let setup = """
            let formatter = DateComponentsFormatter()
            formatter.allowedUnits = [.hour, .minute, .second]
            formatter.unitsStyle = \(style)
            formatter.zeroFormattingBehavior = \(zeros)
            """
        #expect(try text("formatter.string(from: \(seconds)) ?? \"none\"", setup) == expected)
    }

    @Test(arguments: [
        ("Duration.seconds(125).formatted(.time(pattern: .minuteSecond))", "2:05"),
        ("Duration.seconds(3725).formatted()", "1:02:05"),
        ("Duration.seconds(3725).formatted(.time(pattern: .hourMinute))", "1:02"),
        ("Duration.seconds(65).formatted(.time(pattern: .minuteSecond(padMinuteToLength: 2)))", "01:05"),
        ("Duration.seconds(3725).formatted(.units(allowed: [.hours, .minutes], width: .wide))", "1 hour, 2 minutes"),
        ("Duration.seconds(90).formatted(.units(width: .narrow))", "1m 30s"),
        ("ByteCountFormatter.string(fromByteCount: 1_500_000, countStyle: .file)", "1.5 MB"),
        ("ByteCountFormatter.string(fromByteCount: 2048, countStyle: .memory)", "2 KB"),
        ("1_500_000.formatted(.byteCount(style: .file))", "1.5 MB"),
        ("ListFormatter.localizedString(byJoining: [\"a\", \"b\", \"c\"])", "a, b, and c"),
        ("LengthFormatter().string(fromValue: 3, unit: .kilometer)", "3 km"),
        ("Measurement(value: 5, unit: UnitLength.kilometers).formatted()", "3.1 mi"),
        (
            "Measurement(value: 5, unit: UnitLength.kilometers).formatted(.measurement(width: .wide, usage: .asProvided))",
            "5 kilometers"
        ),
        ("Measurement(value: 20, unit: UnitTemperature.celsius).formatted()", "68°F"),
        ("PersonNameComponents(givenName: \"Ann\", familyName: \"Lee\").formatted(.name(style: .abbreviated))", "AL"),
        ("Decimal(12.5).formatted(.currency(code: \"USD\"))", "$12.50"),
        ("NumberFormatter.localizedString(from: 1234.5, number: .currency)", "$1,234.50"),
    ])
    func `values`(expression: String, expected: String) throws {
        #expect(try text(expression) == expected)
    }

    @Test func `a text shows a measurement, a duration and an amount`() throws {
        let scene = try RunningProgram(
            """
            import SwiftUI
            struct ContentView: View {
                let price: Decimal = 9.99
                let length = Measurement(value: 3, unit: UnitLength.feet)
                let time = Duration.seconds(61)
                var body: some View {
                    Text(time, format: .time(pattern: .minuteSecond))
                    Text(length, format: .measurement(width: .narrow, usage: .asProvided))
                    Text("\\(price * 3, format: .currency(code: "USD")) and \\(time, format: .time(pattern: .minuteSecond))")
                }
            }
            """
        )
        try scene.show()
        #expect(scene.texts == ["1:01", "3′", "$29.97 and 1:01"])
        #expect(scene.diagnostics.filter { $0.severity != .note }.map(\.message) == [])
    }
}
