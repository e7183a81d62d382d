import Testing
import ViewInterpreter
import ViewRuntime

/// A round of a loop and a call count what stands in them, in twelfths of a step; the first twelve are the round's own.
@Suite("Work of blocks")
struct BlockWorkTests {
    private func isStopped(_ source: String, after steps: Int) throws -> Bool {
        let scene = try RunningProgram(source, limits: ProgramLimits(steps: steps))
        do throws(EvaluationFailure) {
            try scene.show()
            return false
        } catch {
            #expect(error.reason == .tooManySteps)
            return true
        }
    }

    /// Takes so many steps, give or take what stands around the loop.
    private func expect(_ steps: Int, members: String) throws {
        let source = screen("Text(\"\\(answer)\")", members: members)
        #expect(try !isStopped(source, after: steps + 100))
        #expect(try isStopped(source, after: steps - 100))
    }

    /// A thousand rounds.
    ///
    /// A statement is two parts, a name one, an operator and each operand one.
    @Test(
        arguments: [
            ("number &+= 1", 0), ("number = number &+ round &* 2", 0),
            ("number = number &+ 1; number = number &+ 1; number = number &+ 1; number = number &+ 1", 24),
            ("number = number &+ number &+ number &+ number &+ number &+ number", 10),
            ("if isOn { number = number &+ 1 }", 0),
            ("if isOn { if isOn { number = number &+ 1; number = number &+ 1 } }", 18),
            ("if isOn { if isOn { if isOn { number &+= 1 } } }", 11),
            ("if !isOn { number = number &+ 1; number = number &+ 1; number = number &+ 1 }", 0),
            ("if isOn { number = number &+ 1; number = number &+ 1; number = number &+ 1 }", 15),
        ]
    )
    func `counts what stands in a loop's body`(body: String, parts: Int) throws {
        let loop = "for round in 0..<1_000 { \(body) }"
        let members = "var answer: Int { var number = 0; let isOn = true; \(loop); return isOn ? number : 0 }"
        try expect(1_000 + parts * 1_000 / 12, members: members)
    }

    /// A thousand rounds, each of which puts what there is into something that takes room of its own: six steps, so that no call nests more
    /// than a worker's stack can let go of.
    @Test(
        arguments: [
            ("var list: [Any] = []", "list = [list]"), ("var pair: Any = 0", "pair = (pair, 1)"),
            ("var table: [String: Any] = [:]", "table = [\"a\": table]"),
            ("var chain = Chain.end", "chain = .link(chain)"),
            ("var nest = Nest(inside: [])", "nest = Nest(inside: [nest])"),
            ("var node: Node?", "node = Node(next: node)"),
            ("var work: () -> Int = { 0 }", "let inner = work; work = { inner() }"),
        ]
    )
    func `counts what takes room of its own`(variable: String, change: String) throws {
        let members = """
            indirect enum Chain { case end, link(Chain) }
            struct Nest { var inside: [Nest] }
            final class Node { let next: Node?; init(next: Node?) { self.next = next } }
            var answer: Int { \(variable); for _ in 0..<1_000 { \(change) }; return 0 }
            """
        #expect(try isStopped(screen("Text(\"\\(answer)\")", members: members), after: 6_900))
    }

    /// What is asked before each round is no part of the body, and six parts of it are the round's own.
    @Test(
        arguments: [
            ("while number < 1_000 { number &+= 1 }", 1_000),
            ("while number &+ number &+ number &+ number &+ number < 5_000 { number &+= 1 }", 2_000),
            ("repeat { number &+= 1 } while number &+ number &+ number &+ number &+ number &+ 0 < 5_000", 2_000),
            ("for round in 0..<1_000 where round &+ round &+ round &+ round &+ round &+ 0 < 0 { number &+= 1 }", 2_000),
        ]
    )
    func `counts what is asked for with each round`(loop: String, steps: Int) throws {
        try expect(steps, members: "var answer: Int { var number = 0; \(loop); return number }")
    }

    /// A thousand calls of one step each, in a loop's body of eight parts.
    @Test(
        arguments: [
            ("func next(_ n: Int) -> Int { n &+ 1 }", 0),
            ("func next(_ n: Int) -> Int { n &+ n &+ n &+ n &+ n &+ n }", 7),
            ("func next(_ n: Int) -> Int { let m = n &+ 1; let o = m &+ 1; return o &+ 1 }", 12),
        ]
    )
    func `counts what stands in a function`(function: String, parts: Int) throws {
        let loop = "for _ in 0..<1_000 { number = next(number) }"
        let members = "\(function)\nvar answer: Int { var number = 0; \(loop); return number & 1 }"
        try expect(2_000 + parts * 1_000 / 12, members: members)
    }

    /// Two thousand statements of nine parts, of which twelve parts are the round's own: 1,500 steps a round.
    @Test
    func `counts every statement of a long body`() throws {
        let body = String(repeating: "n = n &+ 1\n", count: 2_000)
        try expect(100 * 1_500, members: "var answer: Int {\nvar n = 0\nfor _ in 0..<100 {\n\(body)}\nreturn n\n}")
    }

    @Test
    func `counts the first values of properties with each instance`() throws {
        let sum = "1.0" + String(repeating: " + Double.pi", count: 20)
        let type = "struct Wide { var first = \(sum) }"
        let members = "\(type)\nvar answer: Int { for _ in 0..<1_000 { _ = Wide() }; return 0 }"
        let source = screen("Text(\"\\(answer)\")", members: members)
        // Forty-one operators and operands, forty names and a variable of three are 84 parts, twelve of them an instance's own.
        #expect(try isStopped(source, after: 1_000 + 1_000 * 72 / 12 - 100))
    }
}
