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

    @Test
    func `refuses an array of a billion elements`() throws {
        let failure = try failure(screen("Text(\"\\(Array(0..<1_000_000_000).count)\")"))

        #expect(failure?.reason == .tooMuchMemory)
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

        var failure: EvaluationFailure?
        var presses = 0
        while failure == nil, presses < 20 {
            do throws(EvaluationFailure) {
                try scene.press("grow")
                presses += 1
            } catch {
                failure = error
            }
        }

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
        ]
    )
    func `tells the values of a trap`(expression: String, message: String) throws {
        let failure = try failure(screen("Text(\"\\(\(expression))\")", members: "let count = 7"))

        #expect(failure?.reason == .trap)
        #expect(failure?.message == message)
        #expect(failure?.position.line == 7)
    }
}
