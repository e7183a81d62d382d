import LayoutCore
import Testing
@testable import TextShaping

@Suite("ShapedTextMeasurer line breaking")
struct LineBreakingTests {
    private static let fox =
        "The quick brown fox jumps over the lazy dog and runs on through the wood until it is dark."

    @Test func `words go to the first line they fit on`() throws {
        let layout = try Fixtures.measurer().layout(Fixtures.body(Self.fox), width: 150, height: nil)

        // Line widths from uharfbuzz: 127.16, 140.70, 135.50, 112.84, 109.00 and 38.25; none has room for a word more.
        #expect(
            layout.texts == [
                "The quick brown", "fox jumps over the", "lazy dog and runs", "on through the", "wood until it is",
                "dark.",
            ]
        )
        #expect(layout.lines.allSatisfy { $0.width <= 150 })
        #expect(layout.size.width <= 150)
        // 6 × 20.287 = 121.72
        #expect(isClose(layout.size.height, to: 122, within: 0.0005))
        #expect(!layout.isTruncated)
    }

    @Test func `a text proposed its own width keeps its lines`() throws {
        let measurer = try Fixtures.measurer()
        let natural = measurer.layout(Fixtures.body(Self.fox), width: nil, height: nil)

        let again = measurer.layout(Fixtures.body(Self.fox), width: natural.size.width, height: natural.size.height)

        #expect(again == natural)
        #expect(again.lines.count == 1)
    }

    @Test(arguments: [
        ("well-known", 60.0, ["well-", "known"]),
        ("a/b", 15, ["a/", "b"]),
        ("(one) two", 50, ["(one)", "two"]),
        ("one\u{A0}two three", 75, ["one\u{A0}two", "three"]),
        ("say “yes”, no", 60, ["say", "“yes”,", "no"]),
        ("漢字かな交じり文。次", 60, ["漢字か", "な交じ", "り文。", "次"]),
        ("ab漢字", 40, ["ab漢", "字"]),
        ("😀😀😀", 50, ["😀😀", "😀"]),
        ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 30, ["👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"]),
        ("🇩🇪🇫🇷🇮🇹", 50, ["🇩🇪🇫🇷", "🇮🇹"]),
        ("مرحبا بالعالم", 60, ["مرحبا", "بالعالم"]),
        ("שלום עולם", 50, ["שלום", "עולם"]),
    ])
    func `lines end where the script lets them`(text: String, width: Double, lines: [String]) throws {
        let layout = try Fixtures.measurer().layout(Fixtures.body(text), width: width, height: nil)

        #expect(layout.texts == lines)
    }

    /// Sentences in scripts without spaces, by words as a dictionary has them.
    @Test(arguments: [
        ["สวัสดี", "ชาว", "โลก"], ["ສະບາຍດີ", "ຊາວໂລກ"], ["សួស្តី", "ពិភពលោក"], ["ကမ္ဘာ", "လောက"],
        ["ฉัน", "รัก", "ประเทศไทย"],
    ])
    func `a line ends between words where no spaces are written`(words: [String]) throws {
        let text = words.joined()
        let measurer = try Fixtures.measurer()
        func width(_ text: String) -> Double {
            measurer.layout(Fixtures.body(text), width: nil, height: nil).size.width
        }
        let widest = words.map(width).max() ?? 0

        let opportunities = LineBreaking().opportunities(in: Array(text.utf8))
        let lines = measurer.layout(Fixtures.body(text), width: widest, height: nil).texts

        #expect(opportunities == words.indices.map { words[...$0].joined().utf8.count })
        #expect(lines.joined() == text)
        var rest = words[...]
        for line in lines {
            var taken = ""
            while taken.utf8.count < line.utf8.count, let word = rest.popFirst() { taken += word }
            #expect(taken == line)
        }
    }

    @Test func `many threads get the same lines`() async throws {
        let breaking = LineBreaking()
        let texts = ["The quick (brown) fox", "漢字かな交じり文。次", "สวัสดีชาวโลก", "a/b well-known"]
        let expected = texts.map { breaking.opportunities(in: Array($0.utf8)) }

        let answers = await withTaskGroup(of: [[Int]].self) { group in
            for _ in 0..<16 {
                group.addTask {
                    (0..<50).flatMap { _ in texts.map { breaking.opportunities(in: Array($0.utf8)) } }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }

        // After the slash, the space and the hyphen, and at the end.
        #expect(expected[3] == [2, 4, 9, 14])
        #expect(answers.allSatisfy { $0 == Array(repeating: expected, count: 50).flatMap { $0 } })
    }

    @Test func `a word wider than the line is broken between characters`() throws {
        let layout = try Fixtures.measurer().layout(Fixtures.body("Wwwwwwwwww"), width: 60, height: nil)

        // uharfbuzz: W and three w are 55.85 points wide, a fourth w makes 69.23; four w are 53.53, five 66.91.
        #expect(layout.texts == ["Wwww", "wwww", "ww"])
        #expect(layout.lines.allSatisfy { $0.width <= 60 })
    }

    @Test(arguments: ["สวัสดีชาวโลก", "नमस्ते दुनिया", "e\u{301}e\u{301}e\u{301}e\u{301}", "👩🏽‍🚀👩🏽‍🚀"])
    func `never splits a character`(text: String) throws {
        let layout = try Fixtures.measurer().layout(Fixtures.body(text), width: 1, height: nil)

        #expect(layout.texts == text.map { String($0) }.filter { $0 != " " })
    }

    @Test(arguments: [
        ("one\ntwo", ["one", "two"]), ("one\r\ntwo", ["one", "two"]), ("one\u{2028}two", ["one", "two"]),
        ("one\n\ntwo", ["one", "", "two"]), ("one\n", ["one", ""]), ("\n", ["", ""]), ("é\n", ["é", ""]),
    ])
    func `line separators make lines, at the end as well`(text: String, lines: [String]) throws {
        let layout = try Fixtures.measurer().layout(Fixtures.body(text), width: nil, height: nil)

        #expect(layout.texts == lines)
    }

    @Test func `an empty text has no lines and no size`() throws {
        let layout = try Fixtures.measurer().layout(Fixtures.body(""), width: 100, height: 100)

        #expect(layout == TextLayout(size: Size(width: 0, height: 0), lines: []))
        #expect(layout.firstBaseline == 0)
    }

    @Test func `spaces alone make a line without width`() throws {
        let layout = try Fixtures.measurer().layout(Fixtures.body("  "), width: nil, height: nil)

        #expect(layout.size.width == 0)
        #expect(isClose(layout.size.height, to: 20.333, within: 0.0005))
    }

    @Test(arguments: [
        (TextAlignment.leading, false, 0.0), (.center, false, 0.5), (.trailing, false, 1),
        (.leading, true, 1), (.center, true, 0.5), (.trailing, true, 0),
    ])
    func `shorter lines are aligned in the widest`(alignment: TextAlignment, isRightToLeft: Bool, share: Double) throws
    {
        var request = Fixtures.body("a rather wide first line\nno")
        request.alignment = alignment
        request.isRightToLeft = isRightToLeft

        let layout = try Fixtures.measurer().layout(request, width: nil, height: nil)

        let slack = layout.lines[0].width - layout.lines[1].width
        #expect(slack > 100)
        #expect(layout.lines[0].x == 0)
        #expect(isClose(layout.lines[1].x, to: share * slack, within: 1e-9))
    }

    @Test(arguments: [FontWeight.regular, .semibold, .black])
    func `a line is as wide as its text alone`(weight: FontWeight) throws {
        let measurer = try Fixtures.measurer()
        let text = "Héllo, wörld… “Quoted”, To. Ty… it’s, naïve. 漢字 ok… Привет, мир."
        func request(_ text: String) -> TextRequest {
            TextRequest(runs: [MeasuredRun(string: text, font: ResolvedFont(size: 17, weight: weight))])
        }

        let layout = measurer.layout(request(text), width: 72, height: nil)

        #expect(layout.lines.count >= 6)
        for line in layout.lines {
            let alone = measurer.layout(request(line.text), width: nil, height: nil)
            #expect(isClose(line.width, to: alone.lines[0].width, within: 1e-9), "\(line.text)")
        }
    }

    @Test func `a run's font holds for its part only`() throws {
        let measurer = try Fixtures.measurer()
        let request = TextRequest(runs: [
            MeasuredRun(string: "Hello, ", font: ResolvedFont(size: 17)),
            MeasuredRun(string: "world", font: ResolvedFont(size: 17, weight: .semibold)),
        ])

        let layout = measurer.layout(request, width: nil, height: nil)

        // uharfbuzz: "Hello, " is 8,320 units in regular, "world" 7,654 in semibold; 12 characters with −0.43.
        #expect(layout.texts == ["Hello, world"])
        #expect(isClose(layout.lines[0].width, to: 91.27395, within: 0.001))
    }
}
