import Testing
import ViewInterpreter

@Suite("Hostile sources")
struct SourceLimitTests {
    private func message(_ source: String) async throws -> String? {
        try await DeepStack.run {
            ProgramCompiler.compile(source: source).diagnostics.first { $0.severity == .error }?.message
        }
    }

    @Test
    func `refuses a program over the size limit`() async throws {
        let source = String(repeating: "// a long comment\n", count: 600_000)

        #expect(try await message(source) == "the program has 10800000 bytes, over the size limit of 262144")
    }

    @Test
    func `refuses a hundred thousand nested parentheses`() async throws {
        let source = screen(
            "Text(\"\\(" + String(repeating: "(", count: 100_000) + "1" + String(repeating: ")", count: 100_000)
                + ")\")"
        )

        #expect(try await message(source) == "brackets nest too deep here; at most 200 levels are read")
    }

    /// All of them compile, and none leaves a bracket open.
    @Test(
        arguments: [
            #"let a* = "row \(n)""#, #"let a* = "\(n) of \(n + 1) (about""#, #"let a* = "say \("\(n) (x")" + "[""#,
            "let a* = \"\"\"\n  :( \\(n) \"[\" {\n  \"\"\"", ##"let a* = #"\( \"( \#(n) {"#"##,
            "let a* = n /* ( /* [ */ { */ + 1", #"let a* = "https://example.org/(\(n)""#, #"let a* = "{\"id\": \(n)""#,
        ]
    )
    func `counts no brackets of texts and comments`(member: String) async throws {
        let members = (0..<300).map { member.replacing("let a*", with: "static let a\($0)") }.joined(separator: "\n")

        #expect(try await message(screen("Text(\"a\")", members: "static let n = 1\n" + members)) == nil)
    }

    @Test
    func `counts the brackets of an interpolation behind another one`() async throws {
        let deep = String(repeating: "(", count: 250) + "1" + String(repeating: ")", count: 250)

        #expect(
            try await message(screen("Text(\"\\(1) and \\(\(deep))\")"))
                == "brackets nest too deep here; at most 200 levels are read"
        )
    }

    @Test
    func `refuses square brackets inside square brackets before the parser tries them all`() async throws {
        let source = screen(
            "Text(\"a\")",
            members: "let x = " + String(repeating: "[", count: 100) + String(repeating: "]", count: 100)
        )

        #expect(try await message(source) == "brackets nest too deep here; at most 200 levels are read")
    }

    @Test
    func `refuses thirty thousand chained modifiers`() async throws {
        let source = screen("Text(\"a\")" + String(repeating: ".bold()", count: 30_000))

        #expect(
            try await message(source)
                == "a chain of more than 2000 members, calls or branches goes on here; split it up"
        )
    }

    @Test
    func `lowers a chain of fifteen hundred modifiers`() async throws {
        let count = try await DeepStack.run {
            let chain = String(repeating: "\n.padding(1)", count: 1_500)
            let scene = try RunningProgram(screen("Color.red" + chain))
            try scene.show()
            return scene.modifiers.count
        }

        #expect(count == 1_500)
    }

    @Test
    func `refuses an expression of more operators than can be folded`() async throws {
        let source = screen("Text(\"\\(" + String(repeating: "1 + ", count: 3_000) + "1)\")")

        #expect(try await message(source) == "the expression has more than 1000 operators and operands; split it up")
    }

    @Test
    func `adds up nine hundred numbers in one expression`() async throws {
        let texts = try await DeepStack.run {
            let sum = String(repeating: " + n", count: 899)
            let scene = try RunningProgram(screen("Text(\"\\(n\(sum))\")", members: "let n = 2"))
            try scene.show()
            return scene.texts
        }

        #expect(texts == ["1,800"])
    }

    @Test
    func `refuses bytes that are not text`() async throws {
        #expect(try await message("struct A {\u{0}}") == "this is not Swift source: it has a zero byte here")
    }

    @Test(
        arguments: [
            "", "}", "{{{{", "func", "#include <stdio.h>\nint main() { return 0; }", "<html><body>hello</body></html>",
            "import UIKit\nclass V: UIViewController {}",
            "struct ContentView: View { var body: some View {", "\u{FEFF}let x = ", "@@@@",
            "struct A: View { var body: some View { A() } }; extension A {",
            "let x = x", "class A: A {}", "struct S { var s: S }", "protocol P: P {}", "enum E { case e(E) }",
            "typealias T = T\nlet x: T = 1",
        ]
    )
    func `answers whatever is pasted with a diagnostic or a program`(source: String) async throws {
        let isAnswered = try await DeepStack.run {
            let result = ProgramCompiler.compile(source: source)
            return result.program != nil || result.hasErrors
        }

        #expect(isAnswered)
    }
}
