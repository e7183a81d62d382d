import LayoutCore
import Testing
@testable import TextShaping

@Suite("ShapedTextMeasurer answers")
struct DeterminismTests {
    private static let texts = [
        "Hello, world", "café, naïve…  “x” ", "مرحبا بالعالم 12", "漢字かな 😀👨‍👩‍👧‍👦", "one\ntwo", "", "a\u{301}\u{0}b",
    ]

    @Test func `do not depend on what was asked before`() throws {
        let first = try Fixtures.measurer()
        let second = try Fixtures.measurer()

        let forwards = Self.texts.map { first.layout(Fixtures.body($0), width: 60, height: nil) }
        let backwards = Self.texts.reversed().map { second.layout(Fixtures.body($0), width: 60, height: nil) }

        #expect(forwards == backwards.reversed())
        #expect(forwards == Self.texts.map { first.layout(Fixtures.body($0), width: 60, height: nil) })
    }

    @Test func `are the same on several threads at once`() async throws {
        let shared = try Fixtures.measurer()
        let expected = Self.texts.map { shared.layout(Fixtures.body($0), width: 61, height: nil) }
        let busy = try Fixtures.measurer()

        let answers = await withTaskGroup(of: [TextLayout].self) { group in
            for _ in 0..<8 {
                group.addTask {
                    Self.texts.map { busy.layout(Fixtures.body($0), width: 61, height: nil) }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }

        #expect(answers.count == 8)
        #expect(answers.allSatisfy { $0 == expected })
    }

    @Test func `are the same by the short and the long way`() throws {
        let shaper = Shaper(fonts: try Fixtures.fonts.get())
        var generator = Sequence64(state: 7)

        for _ in 0..<2_000 {
            let text = generator.ascii(count: 1 + generator.next(below: 40)) + "."
            let weight = FontWeight.allCases[generator.next(below: 9)]
            let font = ResolvedFont(size: 17, weight: weight, isMonospacedDigit: generator.next(below: 2) == 0)
            let request = TextRequest(runs: [MeasuredRun(string: text, font: font)])

            let short = try #require(SingleLine.layout(request, width: nil, fonts: shaper.fonts))
            let long = TextSetting(request: request, width: nil, height: nil, shaper: shaper).layout()

            #expect(short == long, "\(text)")
        }
    }

    @Test func `of the table of pairs are HarfBuzz's for the whole text`() throws {
        let fonts = try Fixtures.fonts.get()
        var generator = Sequence64(state: 11)

        for weight in FontWeight.allCases {
            for isItalic in [false, true] {
                let face = fonts.face(weight: weight, isItalic: isItalic)
                for (features, tabular) in [(FontFeatures.plain, false), (.tabularDigits, true)] {
                    let pairs = face.pairs(tabularDigits: tabular)
                    for _ in 0..<60 {
                        let text = generator.ascii(count: 60)
                        let letters = text.unicodeScalars.compactMap { PairAdvances.letter($0) }
                        let neighbours = zip(letters, letters.dropFirst())
                        var sum = letters.last.map { Int(pairs.finalAdvance(of: $0)) } ?? 0
                        for (left, right) in neighbours { sum += Int(pairs.advance(of: left, before: right)) }

                        let glyphs = face.font.shape(Array(text.utf8)[...], features: features)
                        #expect(sum == glyphs.reduce(0) { $0 + Int($1.units) }, "\(text) in \(weight)")
                    }
                }
            }
        }
    }
}

/// Numbers that look random and are the same in every run (a 64-bit linear congruential generator).
struct Sequence64 {
    var state: UInt64

    mutating func next(below limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(limit))
    }

    mutating func ascii(count: Int) -> String {
        String(String.UnicodeScalarView((0..<count).map { _ in Unicode.Scalar(UInt8(32 + next(below: 95))) }))
    }
}
