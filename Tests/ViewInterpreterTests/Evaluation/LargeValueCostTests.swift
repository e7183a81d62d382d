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
