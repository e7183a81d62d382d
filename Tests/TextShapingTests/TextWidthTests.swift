import LayoutCore
import Testing
@testable import TextShaping

@Suite("ShapedTextMeasurer widths")
struct TextWidthTests {
    /// A text and its advance in 2816ths of an em in the regular, the semibold and the italic Inter 3.19.
    ///
    /// From the Python binding of HarfBuzz (uharfbuzz 0.57, HarfBuzz 15): the whole text in one buffer, features
    /// `calt`, `liga` and `clig` off, language English.
    static let shaped: [(String, Int, Int, Int)] = [
        ("Hello, world", 15700, 16064, 15710),
        ("AVATAR To. Ty, LT", 23804, 24235, 23804),
        ("Sticky Header", 18700, 19140, 18714),
        ("Content 12", 14500, 14836, 14504),
        ("The quick brown fox jumps over the lazy dog.", 60364, 61506, 60386),
        ("“Quoted” – it’s 50 % off…, yes", 38744, 39361, 38796),
        ("café naïve Ångström", 27284, 28047, 27296),
        ("Привет, мир", 16928, 17214, 16936),
        ("Καλημέρα κόσμε", 22828, 23444, 22820),
        ("1,234.56 and 10:30", 25352, 26146, 25354),
        ("1 x 2 -> 3", 12644, 12525, 12644),
        ("f(x) = {a: [b]}; // #c @d", 29872, 30547, 29874),
        ("fi fl ffi", 7652, 7848, 7652),
        ("e\u{301}le\u{300}ve", 7052, 7265, 7064),
        ("Dvořák, Łódź, Čapek", 27604, 27999, 27616),
    ]

    @Test(arguments: shaped)
    func `are those of the whole text shaped at once`(text: String, regular: Int, semibold: Int, italic: Int) throws {
        let measurer = try Fixtures.measurer()
        let fonts = [
            (ResolvedFont(size: 28.16, weight: .regular), regular),
            (ResolvedFont(size: 28.16, weight: .semibold), semibold),
            (ResolvedFont(size: 28.16, isItalic: true), italic),
        ]

        for (font, units) in fonts {
            let layout = measurer.layout(
                TextRequest(runs: [MeasuredRun(string: text, font: font)]),
                width: nil,
                height: nil
            )

            // At 28.16 points a unit is a hundredth of a point; the tracking is 0.38 + 0.16 × 0.02 there.
            let expected = Double(units) / 100 + Double(text.count) * 0.3832
            #expect(isClose(layout.lines[0].width, to: expected, within: 0.001), "\(text) in \(font)")
        }
    }

    /// Widths that headless Chromium's canvas measured with the same files, `letterSpacing` as given, `textRendering`
    /// `geometricPrecision`, and contextual alternates off in the font's `@font-face` rule.
    @Test(arguments: [
        ("Hello, world", 17.0, FontWeight.regular, 89.621),
        ("AVATAR To. Ty, LT", 17, .regular, 136.395),
        ("Sticky Header", 17, .regular, 107.302),
        ("“Quoted” – it’s 50 % off…, yes", 17, .regular, 220.998),
        ("1 x 2 -> 3", 17, .regular, 72.032),
        ("café naïve Ångström", 17, .regular, 156.544),
        ("Hello, world", 17, .semibold, 91.818),
        ("AVATAR To. Ty, LT", 17, .semibold, 138.997),
        ("Sticky Header", 17, .semibold, 109.958),
        ("“Quoted” – it’s 50 % off…, yes", 17, .semibold, 224.722),
        ("café naïve Ångström", 17, .semibold, 161.150),
        ("Hello, world", 12, .regular, 66.902),
        ("1 x 2 -> 3", 12, .regular, 53.879),
        ("“Quoted” – it’s 50 % off…, yes", 34, .regular, 479.785),
        ("AVATAR To. Ty, LT", 34, .regular, 294.203),
        ("Sticky Header", 15, .semibold, 98.964),
        ("“Quoted” – it’s 50 % off…, yes", 15, .semibold, 202.766),
    ])
    func `are those of a browser`(text: String, size: Double, weight: FontWeight, width: Double) throws {
        let request = TextRequest(runs: [
            MeasuredRun(string: text, font: ResolvedFont(size: size, weight: weight))
        ])

        let layout = try Fixtures.measurer().layout(request, width: nil, height: nil)

        #expect(isClose(layout.lines[0].width, to: width, within: 0.05))
        #expect(layout.size.width >= width - 0.05)
        #expect(layout.size.width <= width + 1.0 / 3 + 0.05)
    }

    @Test func `digits of one width take the tabular forms`() throws {
        let font = ResolvedFont(size: 28.16, isMonospacedDigit: true)
        let request = TextRequest(runs: [MeasuredRun(string: "1,111.10", font: font)])

        let layout = try Fixtures.measurer().layout(request, width: nil, height: nil)

        // uharfbuzz with `tnum`: 12,496 units, without: 9,136.
        #expect(isClose(layout.lines[0].width, to: 124.96 + 8 * 0.3832, within: 0.001))
    }

    @Test func `own tracking comes after every character on top of the published`() throws {
        var font = ResolvedFont(size: 12)
        font.tracking = 2
        let request = TextRequest(runs: [MeasuredRun(string: "Hello, world", font: font)])

        let layout = try Fixtures.measurer().layout(request, width: nil, height: nil)

        #expect(isClose(layout.lines[0].width, to: 66.902 + 12 * 2, within: 0.05))
    }

    @Test func `every character of a monospaced text is equally wide`() throws {
        let measurer = try Fixtures.measurer()
        let font = ResolvedFont(size: 17, design: .monospaced)
        let widths = ["iiiiiiii", "WWWWWWWW", "a b, c.…", "éééééééé"].map { text in
            measurer.layout(TextRequest(runs: [MeasuredRun(string: text, font: font)]), width: nil, height: nil)
                .lines[0].width
        }

        // 8 × 0.6 × 17
        #expect(widths.allSatisfy { isClose($0, to: 81.6, within: 1e-9) })
    }

    /// Advances in thousandths of an em by uharfbuzz with the same Noto files.
    @Test(arguments: [("مرحبا", 2104.0), ("שלום", 2227), ("สวัสดี", 2252), ("नमस्ते", 2112)])
    func `other scripts are shaped with fonts that have them`(text: String, units: Double) throws {
        let layout = try Fixtures.measurer().layout(Fixtures.body(text), width: nil, height: nil)

        #expect(isClose(layout.lines[0].width, to: units * 17 / 1_000, within: 0.001))
    }

    @Test(arguments: [("漢字かな", 68.0), ("한국어", 51), ("ｆｕｌｌ", 68)])
    func `East Asian characters are one em wide`(text: String, width: Double) throws {
        let layout = try Fixtures.measurer().layout(Fixtures.body(text), width: nil, height: nil)

        #expect(isClose(layout.lines[0].width, to: width, within: 1e-9))
    }

    @Test(arguments: ["😀", "👨‍👩‍👧‍👦", "🇩🇪", "👍🏽", "❤️", "1️⃣"])
    func `an emoji is one emoji wide, however many parts it has`(text: String) throws {
        let layout = try Fixtures.measurer().layout(Fixtures.body(text), width: nil, height: nil)

        // 17 × 2550 / 2048
        #expect(isClose(layout.lines[0].width, to: 21.1669921875, within: 1e-9))
    }

    @Test func `a text without fallback fonts is measured with the box for unknown characters`() throws {
        let fonts = try FontCatalog(fallbackDirectory: nil)
        let layout = ShapedTextMeasurer(fonts: fonts).layout(Fixtures.body("ש"), width: nil, height: nil)

        // The box of Inter is 2800 of 2816 units.
        #expect(isClose(layout.lines[0].width, to: 17 * 2800 / 2816 - 0.43, within: 0.001))
    }

    @Test func `spaces at the end of a line do not count`() throws {
        let measurer = try Fixtures.measurer()

        let plain = measurer.layout(Fixtures.body("Hello, world"), width: nil, height: nil)
        let padded = measurer.layout(Fixtures.body("Hello, world  \t "), width: nil, height: nil)

        #expect(plain == padded)
    }
}
