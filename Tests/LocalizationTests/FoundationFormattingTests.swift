import Localization
import Testing
import ViewRuntime

/// Expected texts are Unicode's data for the locales, as the phones' own formats show them.
@Suite("FoundationFormatting")
struct FoundationFormattingTests {
    private let formatting = FoundationFormatting()
    private let number = NumberFormatStyle(kind: .number)

    @Test(
        arguments: [
            ("en_US", "12,345,678", "1,234.5"), ("de_DE", "12.345.678", "1.234,5"), ("de-CH", "12’345’678", "1’234.5"),
            ("fr_FR", "12\u{202F}345\u{202F}678", "1\u{202F}234,5"), ("es_ES", "12.345.678", "1234,5"),
            ("pl_PL", "12\u{A0}345\u{A0}678", "1234,5"), ("hi_IN", "1,23,45,678", "1,234.5"),
            ("ar_EG", "١٢٬٣٤٥٬٦٧٨", "١٬٢٣٤٫٥"), ("no-such-locale", "12345678", "1234.5"),
        ]
    )
    func `groups digits and points as the locale does`(locale: String, whole: String, fraction: String) {
        #expect(formatting.text(of: .integer(12_345_678, number), in: locale) == whole)
        #expect(formatting.text(of: .number(1_234.5, number), in: locale) == fraction)
    }

    @Test(
        arguments: [
            ("en_US", "25.6%", "€1,234.50", "1.2M"), ("de_DE", "25,6\u{A0}%", "1.234,50\u{A0}€", "1,2\u{A0}Mio."),
            ("ja_JP", "25.6%", "€1,234.50", "123万"),
        ]
    )
    func `writes percents, sums and short names`(locale: String, percent: String, sum: String, short: String) {
        var compact = number
        compact.notation = .compactName
        #expect(formatting.text(of: .number(0.256, NumberFormatStyle(kind: .percent)), in: locale) == percent)
        #expect(formatting.text(of: .number(1_234.5, NumberFormatStyle(kind: .currency("EUR"))), in: locale) == sum)
        #expect(formatting.text(of: .integer(1_234_567, compact), in: locale) == short)
    }

    @Test func `keeps every digit of whole numbers`() {
        #expect(formatting.text(of: .integer(.max, number), in: "en_US") == "9,223,372,036,854,775,807")
        #expect(formatting.text(of: .integer(.min, number), in: "en_US") == "-9,223,372,036,854,775,808")
        #expect(formatting.text(of: .integer(25, NumberFormatStyle(kind: .percent)), in: "en_US") == "25%")
        #expect(formatting.text(of: .integer(99, NumberFormatStyle(kind: .currency("EUR"))), in: "en_US") == "€99.00")
    }

    @Test func `takes digits, signs and steps as they are asked for`() {
        var style = NumberFormatStyle(kind: .number, fraction: 2...2)
        style.isGrouped = false
        style.sign = .always(includingZero: false)
        #expect(formatting.text(of: .number(1_234.5, style), in: "en_US") == "+1234.50")
        style = NumberFormatStyle(kind: .currency("USD"))
        style.sign = .accounting
        #expect(formatting.text(of: .number(-3, style), in: "en_US") == "($3.00)")
        style = number
        style.increment = 0.25
        #expect(formatting.text(of: .number(1.3, style), in: "en_US") == "1.25")
        style = number
        style.significant = 3...3
        #expect(formatting.text(of: .number(2.5, style), in: "de_DE") == "2,50")
        style = number
        style.locale = "de_DE"
        #expect(formatting.text(of: .number(2.5, style), in: "en_US") == "2,5")
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -0.0])
    func `writes every number`(value: Double) {
        for kind in [NumberFormatStyle.Kind.number, .percent, .currency("EUR"), .currency("no code")] {
            var style = NumberFormatStyle(kind: kind, fraction: 0...Int.max)
            style.integerDigits = -5...Int.max
            #expect(!formatting.text(of: .number(value, style), in: "en_US").isEmpty)
        }
        #expect(!formatting.text(of: .date(value, DateFormat(.pattern("y"))), in: "en_US").isEmpty)
    }

    @Test(
        arguments: [
            ("en_US", "Jan 1, 2001 at 12:00\u{202F}AM", "January 1"), ("de_DE", "1. Jan. 2001, 0:00", "1. Januar"),
            ("en_GB", "1 Jan 2001 at 0:00", "1 January"), ("ja_JP", "2001年1月1日 0:00", "1月1日"),
        ]
    )
    func `orders the fields of dates as the locale does`(locale: String, medium: String, day: String) {
        let style = DateFormat(.style(date: .abbreviated, time: .shortened, fields: ""))
        #expect(formatting.text(of: .date(0, style), in: locale) == medium)
        let fields = DateFormat(.style(date: .omitted, time: .omitted, fields: "MMMMd"))
        #expect(formatting.text(of: .date(0, fields), in: locale) == day)
    }

    @Test func `a formatter that is kept answers for its own pattern and locale`() {
        for _ in 0..<2 {
            for (locale, month) in [("en_US", "January"), ("de_DE", "Januar"), ("fr_FR", "janvier")] {
                #expect(formatting.text(of: .date(0, DateFormat(.pattern("MMMM"))), in: locale) == month)
                #expect(formatting.text(of: .date(0, DateFormat(.pattern("MM"), locale: "fr_FR")), in: locale) == "01")
            }
        }
        for number in 0..<200 {
            let pattern = DateFormat(.pattern("yyyy '\(number)'"))
            #expect(formatting.text(of: .date(0, pattern), in: "en_US") == "2001 \(number)")
        }
        let long = DateFormat(.pattern("d '" + String(repeating: "x", count: 300) + "'"))
        #expect(formatting.text(of: .date(0, long), in: "en_US") == "1 " + String(repeating: "x", count: 300))
    }

    @Test func `writes dates by patterns and by the formatter's styles`() {
        let pattern = DateFormat(.pattern("EEEE, d. MMMM yyyy"))
        #expect(formatting.text(of: .date(0, pattern), in: "de_DE") == "Montag, 1. Januar 2001")
        #expect(formatting.text(of: .date(0, DateFormat(.formatter(date: 1, time: 0))), in: "de_DE") == "01.01.01")
        #expect(formatting.datePattern(forTemplate: "MMMd", in: "en_US") == "MMM d")
        #expect(formatting.datePattern(forTemplate: "MMMd", in: "de_DE") == "d. MMM")
    }

    @Test(
        arguments: [
            ("en_US", "A, B, and C", "A or B"), ("en_GB", "A, B and C", "A or B"), ("de_DE", "A, B und C", "A oder B"),
            ("ja_JP", "A、B、C", "AまたはB"),
        ]
    )
    func `joins lists`(locale: String, all: String, either: String) {
        #expect(formatting.text(of: .list(["A", "B", "C"], ListFormat(isChoice: false)), in: locale) == all)
        #expect(formatting.text(of: .list(["A", "B"], ListFormat(isChoice: true)), in: locale) == either)
    }

    // Unicode's SpecialCasing for Turkish, Azeri and Lithuanian; Greek capitals go without accents, Dutch has the letter ij.
    @Test(
        arguments: [
            ("en_US", "istanbul", LetterCase.uppercase, "ISTANBUL"), ("tr_TR", "istanbul", .uppercase, "İSTANBUL"),
            ("az", "ISI", .lowercase, "ısı"), ("lt_LT", "i\u{307}", .uppercase, "I"), ("el_GR", "άέ", .uppercase, "ΑΕ"),
            ("de_DE", "straße", .uppercase, "STRASSE"), ("nl_NL", "ijssel", .capitalized, "IJssel"),
            ("en_US", "ijssel lake", .capitalized, "Ijssel Lake"), ("el_GR", "ΟΔΟΣ", .lowercase, "οδος"),
        ]
    )
    func `changes letters as the locale does`(locale: String, text: String, letterCase: LetterCase, changed: String) {
        #expect(formatting.text(text, in: letterCase, locale: locale) == changed)
    }

    @Test func `tells what locales say about themselves`() {
        let swiss = LocaleFact.allCases.map { formatting.fact($0, of: "de-CH") }
        #expect(swiss == ["de", "CH", "CHF", "CHF", ".", "’", "metric", "2", "de-CH"])
        #expect(formatting.fact(.measurementSystem, of: "en_US") == "us")
        #expect(formatting.fact(.measurementSystem, of: "en_GB") == "uk")
        #expect(formatting.fact(.firstWeekday, of: "en_US") == "1")
        #expect(formatting.names(.shortMonthSymbols, in: "es_ES").prefix(3) == ["ene", "feb", "mar"])
        #expect(formatting.names(.amPmSymbols, in: "ja_JP") == ["午前", "午後"])
    }
}
