import Testing
import ViewInterpreter
import ViewRuntime

@Suite("Budget")
struct BudgetTests {
    private func failure(_ source: String, limits: ProgramLimits = ProgramLimits()) throws -> EvaluationFailure? {
        let scene = try RunningProgram(source, limits: limits)
        do throws(EvaluationFailure) {
            try scene.show()
            return nil
        } catch {
            return error
        }
    }

    @Test
    func `stops an endless loop at its line`() throws {
        let members = "var answer: Int {\nvar n = 0\nwhile true { n &+= 1 }\nreturn n\n}"

        let failure = try failure(
            screen("Text(\"\\(answer)\")", members: members),
            limits: ProgramLimits(steps: 10_000)
        )

        #expect(failure?.reason == .tooManySteps)
        #expect(failure?.position == SourcePosition(line: 6, column: 1))
    }

    @Test
    func `stops endless recursion`() throws {
        let source = screen("Text(\"\\(deep(1))\")", members: "func deep(_ n: Int) -> Int { deep(n + 1) }")

        #expect(try failure(source, limits: ProgramLimits(depth: 100))?.reason == .tooDeep)
    }

    @Test
    func `makes no elements of a range of a billion before they are asked for`() throws {
        let scene = try RunningProgram(screen("ForEach(0..<1_000_000_000, id: \\.self) { Text(\"\\($0)\") }"))
        scene.rowLimit = 2

        try scene.show()

        #expect(scene.texts == ["0", "1"])
    }

    /// What Swift's own program prints, or `nil` where Swift stops.
    @Test(
        arguments: [
            ("[1, 2, 3][0...Int.max].count", nil), ("[1, 2, 3][...Int.max].count", nil),
            ("[1, 2, 3][Int.min..<2].count", nil), ("[1, 2, 3, 4][1...][Int.min..<2].count", nil),
            ("[1, 2, 3, 4][1...].prefix(upTo: Int.min).count", nil), ("[1, 2, 3].prefix(through: Int.max).count", nil),
            ("Array(-1..<Int.max).count", nil), ("Array(stride(from: Int.min, to: Int.max, by: 1)).count", nil),
            ("Array(stride(from: Int.max, to: Int.min, by: -1)).count", nil),
            ("Array(stride(from: Int.min, through: Int.max, by: Int.max)).count", "3"),
            ("Array(stride(from: Int.max - 3, to: Int.max, by: 2)).count", "2"),
            ("Array(stride(from: Int.max, through: Int.min, by: Int.min)).count", "2"),
            ("Array(stride(from: Float.nan, to: 1, by: 0.5)).count", nil),
            ("((Int.max - 1)...Int.max).map { $0 - Int.max }.count", "2"), ("(Int.min..<Int.max).isEmpty", "false"),
        ] as [(String, String?)]
    )
    func `counts with numbers at the ends of Int`(expression: String, shown: String?) throws {
        let members = "var value: String { \"\\(\(expression))\" }"
        let scene = try RunningProgram(screen("Text(verbatim: value)", members: members))
        var stopped: EvaluationFailure?
        do throws(EvaluationFailure) {
            try scene.show()
        } catch {
            stopped = error
        }

        #expect((stopped == nil) == (shown != nil), "\(stopped?.message ?? "not stopped")")
        #expect(scene.texts == (shown.map { [$0] } ?? []))
    }

    @Test(
        arguments: [
            "values.swapAt(Int.min, Int.max)", "values.remove(at: Int.min)", "values.insert(1, at: Int.min)",
            "text.insert(\"c\", at: text.index(text.endIndex, offsetBy: 1))", "values.removeSubrange(0...Int.max)",
            "values.replaceSubrange(Int.min..<2, with: [1])",
            "text.removeSubrange(text.index(text.startIndex, offsetBy: 5)...)", "values.removeFirst(Int.max)",
        ]
    )
    func `stops a change at an index that is not there`(change: String) throws {
        let members = """
            var value: Int {
                var values = [1, 2, 3, 4][1...]
                var text = "ab"
                \(change)
                return values.count + text.count
            }
            """

        #expect(try failure(screen("Text(\"\\(value)\")", members: members))?.reason == .trap)
    }

    @Test
    func `takes no steps back for a negative count`() throws {
        let members = "var answer: Int {\nwhile true { _ = repeatElement(1, count: -1_000_000) }\n}"
        let source = screen("Text(\"\\(answer)\")", members: members)

        #expect(try failure(source, limits: ProgramLimits(steps: 10_000))?.reason == .tooManySteps)
    }

    /// Each takes time in proportion to the collection, as in Swift, where as many would take minutes.
    @Test(
        arguments: [
            "list.reverse()", "list.removeFirst()", "list.insert(1, at: 0)", "list.sort()", "_ = list == other",
            "_ = list.reversed()", "_ = Set(list)", "_ = list.description", "part.append(1)", "_ = text.count",
            "_ = text.uppercased()", "_ = text == otherText", "_ = text.contains(\"zz\")", "list.remove(at: 0)",
        ]
    )
    func `counts work that grows with a collection`(work: String) throws {
        let members = """
            var answer: Int {
                var list = Array(0..<8_000)
                let other = Array(0..<8_000)
                var part = other[10...]
                var text = String(repeating: "ab ", count: 8_000)
                let otherText = text + ""
                for _ in 0..<200 { \(work) }
                return list.count + part.count
            }
            """

        let source = screen("Text(\"\\(answer)\")", members: members)

        #expect(try failure(source, limits: ProgramLimits(steps: 100_000))?.reason == .tooManySteps)
    }

    /// Twenty rounds over 8,000 elements or letters, each of which is looked up or spelled.
    @Test(
        arguments: [
            "_ = set.union(twin)", "_ = set.intersection(twin)", "_ = set.subtracting(twin)",
            "_ = set.symmetricDifference(twin)", "_ = set.isSubset(of: twin)", "_ = set.isSuperset(of: twin)",
            "_ = set.isStrictSubset(of: twin)", "_ = set.isStrictSuperset(of: twin)", "_ = set.isDisjoint(with: twin)",
            "set.formUnion(twin)", "set.formIntersection(twin)", "set.subtract(twin)",
            "set.formSymmetricDifference(twin)", "_ = text.reversed()", "_ = text == spelled", "_ = text < spelled",
            "_ = text.uppercased()", "_ = text.hasPrefix(spelled)", "_ = plain.unicodeScalars",
            "_ = plain.contains(\"z\")", "_ = plain.components(separatedBy: \",\")",
            "_ = plain.split(separator: \",\")", "_ = LocalizedStringKey(plain)", "_ = set == twin",
            "_ = Dictionary(grouping: set) { $0 }", "_ = \"\\(set)\"", "_ = String(describing: set)",
            "_ = try? JSONEncoder().encode(set)",
        ]
    )
    func `counts every element that is looked up and every letter that is spelled`(work: String) throws {
        let members = """
            var answer: Int {
                var set = Set(0..<8_000)
                let twin = Set(0..<8_000)
                let text = String(repeating: "\u{e1}", count: 8_000)
                let spelled = String(repeating: "a\u{301}", count: 8_000)
                let plain = String(repeating: "*a*,", count: 4_000)
                for _ in 0..<20 { \(work) }
                return set.count + twin.count + text.utf8.count + spelled.utf8.count
            }
            """
        let source = screen("Text(\"\\(answer)\")", members: members)

        #expect(try failure(source, limits: ProgramLimits(steps: 120_000))?.reason == .tooManySteps)
    }

    /// Each would make 100,000,000 elements, or as many bytes, of what takes little room by itself.
    @Test(
        arguments: [
            "_ = lists.joined()", "_ = lists.joined(separator: list)", "_ = list.flatMap { _ in list }",
            "_ = texts.joined()", "_ = texts.joined(separator: text)",
        ]
    )
    func `stops what is put together before it takes room`(work: String) throws {
        let members = """
            var answer: Int {
                let list = Array(0..<10_000)
                let text = String(repeating: "a", count: 10_000)
                let lists = Array(repeating: list, count: 10_000)
                let texts = Array(repeating: text, count: 10_000)
                \(work)
                return list.count + text.count + lists.count + texts.count
            }
            """
        let source = screen("Text(\"\\(answer)\")", members: members)

        #expect(try failure(source)?.reason == .tooMuchMemory)
    }

    /// Each would take ten gigabytes if it were made first.
    @Test(
        arguments: [
            "text.replacingOccurrences(of: \"a\", with: text).count", "text.replacing(\"a\", with: text).count",
            "text.replacingOccurrences(of: \"A\", with: text, options: .caseInsensitive).count",
            "text.replacing(/a/, with: text).count",
        ]
    )
    func `refuses what would be too large before it is made`(work: String) throws {
        let members = """
            var answer: Int {
                let text = String(repeating: "a", count: 100_000)
                return text.count + \(work)
            }
            """

        #expect(try failure(screen("Text(\"\\(answer)\")", members: members))?.reason == .tooMuchMemory)
    }

    /// A thousand rounds of one step each, and what the calls in them take: a property and a function of numbers nothing, as an operator, others three
    /// steps, and more where each takes as long as many additions.
    @Test(
        arguments: [
            ("number = Double(round)", 0), ("number = max(number, 1)", 0), ("flag = text.isEmpty", 0),
            ("rect = CGRect(x: number, y: 0, width: 1, height: 1)", 3), ("flag = text.hasPrefix(\"a\")", 3),
            ("table[round % 3] = round", 3), ("amount += 2", 24), ("text = String(format: \"%d\", round)", 99),
        ]
    )
    func `counts calls as the additions that take as long`(work: String, steps: Int) throws {
        let members = """
            var answer: Int {
                var (number, flag, text, amount) = (0.5, false, "ab", Decimal(1))
                var (rect, table) = (CGRect.zero, [1: 1])
                for round in 0..<1_000 { \(work) }
                return flag && amount > 0 && number > 0 && rect.isEmpty ? text.count : table.count
            }
            """
        let source = screen("Text(\"\\(answer)\")", members: members)
        let enough = 1_000 * (1 + steps) + 200

        #expect(try failure(source, limits: ProgramLimits(steps: enough))?.reason == nil)
        #expect(try failure(source, limits: ProgramLimits(steps: enough - 400))?.reason == .tooManySteps)
    }

    /// 6,000 rounds: a call of a built-in member counts as much as a round does, an operator nothing.
    @Test(
        arguments: [
            ("number = number.rounded()", true), ("list.append(1)", true), ("_ = text.hasPrefix(\"a\")", true),
            ("number = number + 1", false), ("number += 1", false),
        ]
    )
    func `counts calls of built-in members`(work: String, isStopped: Bool) throws {
        let members = """
            var answer: Int {
                var number = 0.5
                var list = [1]
                var text = "ab"
                for _ in 0..<6_000 { \(work) }
                text += "\\(number)"
                return list.count + text.count
            }
            """
        let source = screen("Text(\"\\(answer)\")", members: members)

        let reason = try failure(source, limits: ProgramLimits(steps: 10_000))?.reason

        #expect(reason == (isStopped ? .tooManySteps : nil))
    }

    @Test
    func `stops lazy sequences that are made of one another without end`() throws {
        let members = """
            var answer: Int {
                var numbers = AnySequence([1, 2, 3])
                for _ in 0..<2_000 {
                    let inner = numbers
                    numbers = AnySequence(inner.lazy.map { $0 + 1 })
                }
                return Array(numbers).count
            }
            """

        #expect(try failure(screen("Text(\"\\(answer)\")", members: members))?.reason == .tooDeep)
    }

    @Test
    func `changes the elements of a slice one by one without copying it`() throws {
        let members = """
            var answer: Int {
                var part = Array(repeating: 0, count: 10_000)[1...]
                for index in part.indices { part[index] = index }
                return part[9_999]
            }
            """
        let scene = try RunningProgram(screen("Text(verbatim: \"\\(answer)\")", members: members))

        try scene.show()

        #expect(scene.texts == ["9999"])
    }

    @Test
    func `keeps up with a stream that gives all its values at once`() async throws {
        let scene = try RunningProgram(
            screen(
                "Text(verbatim: \"\\(sum)\").task { await add() }",
                members: """
                    @State private var sum = 0
                    func add() async {
                        let values = AsyncStream<Int> { source in
                            for value in 1...10_000 { source.yield(value) }
                            source.finish()
                        }
                        var total = 0
                        for await value in values { total += value }
                        sum = total
                    }
                    """
            )
        )

        try scene.show()

        #expect(scene.texts == ["0"])
    }

    /// Swift prints them all, if it lives so long: the text of the first has two to the fortieth characters.
    @Test(
        arguments: [
            "var list: [Any] = [1]; for _ in 0..<40 { list = [list, list] }; return \"\\(list)\"",
            "var list: [Any] = []; for _ in 0..<2_000 { list = [list] }; return \"\\(list)\"",
            "var chain = Chain.end; for _ in 0..<2_000 { chain = .link(chain) }; return String(describing: chain)",
            "var chain = Chain.end; for _ in 0..<2_000 { chain = .link(chain) }; return \"\\(Optional(chain))\"",
            "let text = String(repeating: \"a\", count: 100_000); return \"\\(Array(repeating: text, count: 10_000))\"",
        ]
    )
    func `prints three dots for a value that is too large to print`(statements: String) throws {
        let members = """
            indirect enum Chain { case end, link(Chain) }
            var value: String { \(statements) }
            """
        let scene = try RunningProgram(screen("Text(verbatim: value)", members: members))

        try scene.show()

        #expect(scene.texts == ["…"])
    }

    /// Widths and lengths beyond any number count as a thousand, or as the 998 digits that Foundation writes at most.
    @Test(
        arguments: [
            ("String(format: \"%1999999999d\", 3).count", "1000"),
            ("String(format: \"%.999999999f\", 0.5).count", "1002"),
            ("3.formatted(.number.grouping(.never).precision(.integerLength(Int.max))).count", "998"),
            ("\"ab\".padding(toLength: 5, withPad: \"xy\", startingAt: 1)", "abyxy"),
        ]
    )
    func `writes no number wider than any is`(expression: String, shown: String) throws {
        let members = "var value: String { \"\\(\(expression))\" }"
        let scene = try RunningProgram(screen("Text(verbatim: value)", members: members))

        try scene.show()

        #expect(scene.texts == [shown])
    }

    @Test
    func `pads no text without end`() throws {
        let source = screen("Text(\"ab\".padding(toLength: Int.max, withPad: \"x\", startingAt: 0))")

        #expect(try failure(source)?.reason == .tooMuchMemory)
    }

    @Test
    func `refuses an array of a billion elements`() throws {
        let failure = try failure(screen("Text(\"\\(Array(0..<1_000_000_000).count)\")"))

        #expect(failure?.reason == .tooMuchMemory)
    }

    /// Each write compares all of the old value with the new one.
    @Test(
        arguments: [
            ("@State private var list: [Any] = []", "list = [list]"),
            ("struct Nest { var inside: [Any] = [] }; @State private var nest = Nest()", "nest = Nest(inside: [nest])"),
            (
                "struct Nest: Equatable { var inside: [Nest] = [] }; @State private var same = 0",
                "old = Nest(inside: [old]); new = Nest(inside: [new]); same += old == new ? 1 : 0"
            ),
        ]
    )
    func `counts the comparison of values that are nested deep`(declaration: String, change: String) throws {
        let members = """
            \(declaration)
            func grow() {
                \(change.hasPrefix("old") ? "var (old, new) = (Nest(), Nest())" : "")
                for _ in 0..<300_000 { \(change) }
            }
            """
        let source = screen("Button(\"grow\") { grow() }", members: members)
        let scene = try RunningProgram(source, limits: ProgramLimits(steps: 200_000))
        try scene.show()

        var failure: EvaluationFailure?
        do throws(EvaluationFailure) { try scene.press("grow") } catch { failure = error }

        #expect(failure?.reason == .tooManySteps)
    }

    /// How often a button could be pressed, up to twenty times, and what ended it.
    private func pressUntilFailure(_ label: String, in scene: RunningProgram) -> (Int, EvaluationFailure?) {
        for presses in 0..<20 {
            do throws(EvaluationFailure) { try scene.press(label) } catch { return (presses, error) }
        }
        return (20, nil)
    }

    /// What is kept is let go of by as many calls inside calls as it has levels.
    @Test
    func `stops state that nests deeper with every tap`() throws {
        let members = """
            @State private var chain: [Any] = []
            func grow() {
                var next: [Any] = chain
                for _ in 0..<1_000 { next = [next] }
                // It is counted after a million steps, of which these are some hundred thousand.
                var sum = 0
                for number in 0..<200_000 { sum += number }
                chain = next
            }
            """
        let source = screen("Text(\"a\")\nButton(\"grow\") { grow() }", members: members)
        let scene = try RunningProgram(source, limits: ProgramLimits(keptLevels: 2_500))
        try scene.show()

        let (presses, failure) = pressUntilFailure("grow", in: scene)

        #expect((2...6).contains(presses))
        #expect(failure?.reason == .tooDeep)
        #expect(failure?.position.line == 4)
        #expect(failure?.message == "the program keeps values that are nested more than 2500 levels deep")
    }

    @Test
    func `stops state that grows with every tap`() throws {
        let members = """
            @State private var lists: [[Int]] = []
            func grow() { lists.append(Array(repeating: lists.count, count: 300_000)) }
            """
        let source = screen("Text(\"a\")\nButton(\"grow\") { grow() }", members: members)
        let scene = try RunningProgram(source, limits: ProgramLimits(keptValues: 1_000_000))
        try scene.show()

        let (presses, failure) = pressUntilFailure("grow", in: scene)

        // Four lists are over the million; what a list cost to make lets the next count come with the fourth at the earliest.
        #expect((3...7).contains(presses))
        #expect(failure?.reason == .tooMuchMemory)
        #expect(failure?.position.line == 4)
        #expect(failure?.message == "the program keeps more than 1000000 values, most of them in 'lists'")
    }

    @Test(
        arguments: [
            ("[1, 2, 3][count]", "index 7 is out of range: there are 3 elements"),
            ("Int.max + count", "arithmetic overflow: 9223372036854775807 + 7 is not an Int"),
            ("count / (count - 7)", "division by zero: 7 / 0"),
            ("Int(\"x\")!", "unexpectedly found nil while unwrapping an Optional value"),
            ("(count..<3).count", "a range needs its lower bound (7) not above its upper bound (3)"),
            ("Int(Double(count) * 1e300)", "7e+300 cannot be an Int"),
            ("[1, 2].dropFirst(-count).count", "cannot drop -7 elements: the number must not be negative"),
            ("(0..<9).dropLast(-count).count", "cannot drop -7 elements: the number must not be negative"),
            ("[1, 2].prefix(-count).count", "cannot take -7 elements: the number must not be negative"),
            ("\"abc\".suffix(-count)", "cannot take -7 elements: the number must not be negative"),
            ("String(repeating: \"a\", count: -count)", "cannot repeat -7 elements: the number must not be negative"),
            ("Int.random(in: count..<7)", "cannot get a random value of the empty range 7..<7"),
            ("String(255, radix: count * 9)", "radix 63 is not between 2 and 36"),
            ("Int(\"ff\", radix: count - 6) ?? 0", "radix 1 is not between 2 and 36"),
            ("Int.max.advanced(by: count)", "9223372036854775807 advanced by 7 overflows 'Int'"),
            ("UInt8(250).advanced(by: count)", "250 advanced by 7 overflows 'UInt8'"),
            (
                "\"abc\".index(\"abc\".startIndex, offsetBy: count)",
                "string index 7 is out of bounds: 7 from 0 in a text of 3 characters"
            ),
            (
                "\"abc\".index(after: \"abc\".endIndex)",
                "string index 4 is out of bounds: 1 from 3 in a text of 3 characters"
            ),
        ]
    )
    func `tells the values of a trap`(expression: String, message: String) throws {
        let failure = try failure(screen("Text(\"\\(\(expression))\")", members: "let count = 7"))

        #expect(failure?.reason == .trap)
        #expect(failure?.message == message)
        #expect(failure?.position.line == 7)
    }
}
