import Testing
import ViewInterpreter
import ViewRuntime

/// What built-in work on large values costs is counted, so that no short loop of it takes minutes.
@Suite("Costs of large values")
struct LargeValueCostTests {
    private static let text = "let s = String(repeating: \"a\", count: size), other = s + \"b\"\n"
    private static let list = "let list = Array(0..<size), more = list + [1]\n"
    private static let table = "var set = Set(0..<size); let twin = Set(0..<size)\n"

    private static let path =
        "var path = Path()\nfor _ in 0..<min(size, 15_000) { path.addLine(to: CGPoint(x: 1, y: 1)) }\n"

    /// One use of each kind of work, in a loop.
    static let uses = [
        (text, "s.count"), (text, "s.uppercased()"), (text, "s.lowercased()"), (text, "s.capitalized"),
        (text, "s.hasPrefix(other)"), (text, "s.hasSuffix(s)"), (text, "s.contains(\"b\")"),
        (text, "s.contains(other)"), (text, "s.replacingOccurrences(of: \"aab\", with: \"c\")"),
        (text, "s.replacing(\"b\", with: \"c\")"), (text, "s.split(separator: \"b\")"),
        (text, "s.components(separatedBy: \"b\")"), (text, "s.prefix(5)"), (text, "s.dropFirst()"),
        (text, "s.dropLast(2)"), (text, "s.firstIndex(of: \"b\")"), (text, "s.utf8.count"), (text, "s.endIndex"),
        (text, "s.trimmingCharacters(in: .whitespaces)"), (text, "Int(s)"), (text, "Double(s)"), (text, "Array(s)"),
        (text, "Set(s)"), (text, "s == other"), (text, "s < other"), (text, "s >= other"),
        (text, "[s: 1][other]"), (text, "s[s.index(s.startIndex, offsetBy: size - 1)]"),
        (list, "list == more"), (list, "list.sorted()"), (list, "list.contains(-1)"), (list, "list.max()"),
        (table, "set == twin"), (path, "path.boundingRect"), (path, "path.offsetBy(dx: 1, dy: 1)"),
    ]

    /// Changes of a variable that holds a large value.
    static let changes = [
        ("var s = String(repeating: \"a\", count: size)\n", "s.removeFirst()"),
        ("var s = String(repeating: \"a\", count: size)\n", "s.removeLast()"),
        ("var s = String(repeating: \"a\", count: size)\n", "s.insert(\"b\", at: s.startIndex)"),
        ("var list = Array(0..<size * 10)\n", "list.insert(1, at: 0)"),
        ("var list = Array(0..<size * 10)\n", "list.remove(at: 0)"),
        ("var list = Array(0..<size * 10)\n", "list.removeFirst()"),
    ]

    /// Changes of a value that another variable holds as well: all of it is copied first.
    static let changesOfCopies = [
        ("let list = Array(0..<size)\n", "var copy = list; copy.append(1)"),
        ("let list = Array(0..<size)\n", "var copy = list; copy[0] = 1"),
        ("let list = Array(0..<size)\n", "var copy = list; copy[0] += 1"),
        ("let list = Array(0..<size)\n", "var copy = list; copy += [1]"),
        ("let list = Array(0..<size)\n", "var copy = list; copy.removeLast()"),
        ("let held = (list: Array(0..<size), 1)\n", "var copy = held; copy.list[0] = 1"),
        ("let held = [Array(0..<size)]\n", "var copy = held; copy[0].append(1)"),
        ("let set = Set(0..<size)\n", "var copy = set; copy.insert(-1)"),
        ("let pairs = Dictionary(grouping: 0..<size) { $0 }\n", "var copy = pairs; copy[0] = []"),
        ("let text = String(repeating: \"a\", count: size * 20)\n", "var copy = text; copy += \"b\""),
        ("let text = String(repeating: \"a\", count: size * 20)\n", "var copy = text; copy.append(\"b\")"),
    ]

    @Test(arguments: changesOfCopies)
    func `counts what is copied to be changed`(made: String, use: String) throws {
        try check(made, use, small: 60)
    }

    /// Nothing else holds it, so that nothing is copied: a round, a call or lookup, and what growing takes now and then.
    @Test(arguments: [
        "_ = set.popFirst()", "list.append(1)", "list[0] += 1", "list += [1]", "pair.list[0] = 1",
        "pair.list.append(1)",
    ])
    func `copies nothing that one variable alone holds`(change: String) throws {
        let made = "var list = Array(0..<size); var pair = (list: Array(0..<size), 1); var set = Set(0..<size)"
        #expect(try failure(made, change, size: 30_000) == nil)
    }

    @Test(arguments: uses)
    func `counts what is read`(made: String, use: String) throws {
        try check(made, "let result = \(use)", small: 60)
    }

    @Test(arguments: changes)
    func `counts what is moved`(made: String, use: String) throws {
        // One of what is moved for each of the 400 rounds.
        try check(made, "_ = \(use)", small: 410)
    }

    /// The same loop over small and over large values: only the large ones may end it.
    private func check(_ made: String, _ use: String, small: Int) throws {
        #expect(try failure(made, use, size: small) == nil)
        #expect(try failure(made, use, size: 30_000)?.reason == .tooManySteps)
    }

    private func failure(_ made: String, _ use: String, size: Int) throws -> EvaluationFailure? {
        let members = """
            func work() -> String {
                let size = \(size)
                \(made)
                for _ in 0..<400 { \(use) }
                return "done"
            }
            """
        let source = screen("Text(work())", members: members)
        let scene = try RunningProgram(source, limits: ProgramLimits(steps: 500_000))
        do throws(EvaluationFailure) {
            try scene.show()
            return nil
        } catch {
            return error
        }
    }
}
