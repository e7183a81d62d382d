import Foundation
import SceneServer
import Synchronization
import Testing

/// What screens show in other locales; expected texts are what Unicode's data and SwiftUI's formats (`%lld`, `%lf`) make of the values.
@Suite("Locales")
struct LocaleTests {
    private final class Output: Sendable {
        let frames = Mutex<[[UInt8]]>([])
    }

    /// The texts of the first frame, from the top.
    private func texts(_ body: String, locale: String, members: String = "") async throws -> [String] {
        let source = """
            import SwiftUI
            struct ContentView: View {
                \(members)
                var body: some View { VStack { \(body) } }
            }
            """
        var options = TraceOptions()
        options.locale = locale
        let output = Output()
        let outcome = try await ProgramRunner().trace(
            NamedProgram(name: "locale", source: source),
            gesture: nil,
            options: options
        ) { frame in
            output.frames.withLock { $0.append(frame) }
        }
        #expect(outcome.lines == [])
        let first = output.frames.withLock { $0.first ?? [] }
        let object = try JSONSerialization.jsonObject(with: Data(first)) as? [String: Any]
        let items = object?["items"] as? [[String: Any]] ?? []
        return items.filter { $0["role"] as? String != "statusBar" }.compactMap { $0["text"] as? String }
    }

    private let members =
        "let whole = 1234567\nlet price = 1234.5\nlet share = 0.25\nlet day = Date(timeIntervalSince1970: 0)"

    @Test(
        arguments: [
            ("Text(\"\\(whole) of \\(price)\")", "1,234,567 of 1,234.500000", "1.234.567 of 1.234,500000"),
            ("Text(\"\\(price, specifier: \"%.2f\") %\")", "1,234.50 %", "1.234,50 %"),
            ("Text(\"\\(7, specifier: \"%03d\")\")", "007", "007"),
            ("Text(price, format: .number)", "1,234.5", "1.234,5"),
            ("Text(\"\\(share, format: .percent)!\")", "25%!", "25\u{A0}%!"),
            ("Text(price, format: .currency(code: \"EUR\"))", "€1,234.50", "1.234,50\u{A0}€"),
            ("Text(price.formatted(.currency(code: \"EUR\")))", "€1,234.50", "1.234,50\u{A0}€"),
            ("Text(whole.formatted())", "1,234,567", "1.234.567"),
            ("Text(verbatim: \"\\(price)\")", "1234.5", "1234.5"),
            ("Text(String(format: \"%.1f\", price))", "1234.5", "1234.5"),
            ("Text([\"A\", \"B\", \"C\"].formatted())", "A, B, and C", "A, B und C"),
            ("Text(day, style: .date)", "January 1, 1970", "1. Januar 1970"),
            ("Text(day, format: .dateTime.month(.wide).day())", "January 1", "1. Januar"),
            ("Text(\"on \\(day, style: .date)\")", "on January 1, 1970", "on 1. Januar 1970"),
            ("Text(day.formatted(date: .long, time: .omitted))", "January 1, 1970", "1. Januar 1970"),
            ("Text(Calendar.current.monthSymbols[2])", "March", "März"),
            ("Text(\"\\(Calendar.current.firstWeekday)\")", "1", "2"),
            ("Text(Locale.current.identifier)", "en_US", "de_DE"),
        ]
    )
    func `follow the locale of the device`(body: String, english: String, german: String) async throws {
        #expect(try await texts(body, locale: "en_US", members: members) == [english])
        #expect(try await texts(body, locale: "de_DE", members: members) == [german])
    }

    @Test(
        arguments: [
            ("Text(\"\\(price)\").environment(\\.locale, Locale(identifier: \"de_DE\"))", "1.234,500000"),
            ("Text(\"\\(price)\").environment(\\.locale, .init(identifier: \"hi_IN\"))", "1,234.500000"),
            (
                "Group { Text(price, format: .number) }.environment(\\.locale, Locale(identifier: \"fr_FR\"))",
                "1\u{202F}234,5"
            ),
            ("Text(\"istanbul\").textCase(.uppercase).environment(\\.locale, Locale(identifier: \"tr\"))", "İSTANBUL"),
            // What is a string already does not change any more.
            ("Text(price.formatted()).environment(\\.locale, Locale(identifier: \"de_DE\"))", "1,234.5"),
            // A format's own locale wins.
            ("Text(price, format: .number.locale(Locale(identifier: \"de_DE\")))", "1.234,5"),
            ("Text(\"istanbul\".uppercased(with: Locale(identifier: \"tr_TR\")))", "İSTANBUL"),
            ("Text(\"istanbul\".uppercased())", "ISTANBUL"),
            ("Text(Locale(identifier: \"de_CH\").currencyCode ?? \"none\")", "CHF"),
            ("Text(Locale(identifier: \"fr_CA\").language.languageCode?.identifier ?? \"none\")", "fr"),
        ]
    )
    func `follow the locale around a text, not that around its view's body`(body: String, shown: String) async throws {
        #expect(try await texts(body, locale: "en_US", members: members) == [shown])
    }

    @Test func `write a formatter's dates and numbers`() async throws {
        let members = """
            var day: String {
                let formatter = DateFormatter()
                formatter.locale = Locale(identifier: "de_DE")
                formatter.dateFormat = "EEEE, d. MMMM"
                return formatter.string(from: Date(timeIntervalSince1970: 0))
            }
            var sum: String {
                let formatter = NumberFormatter()
                formatter.numberStyle = .currency
                formatter.locale = Locale(identifier: "ja_JP")
                return formatter.string(from: NSNumber(value: 1234)) ?? "none"
            }
            """
        let shown = try await texts("Text(day)\nText(sum)", locale: "en_US", members: members)

        #expect(shown == ["Donnerstag, 1. Januar", "¥1,234"])
    }
}
