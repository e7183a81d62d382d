import Foundation
import LayoutCore
import Testing
import TextShaping
import ViewInterpreter
import ViewRuntime

/// Programs that nobody should send: each is answered, in bounded work, and the scene goes on.
///
/// One after the other, since several of them fill memory up to a limit.
@Suite("Hostile programs", .serialized)
struct HostileProgramTests {
    @Test(arguments: HostileExpectation.all)
    func `ends as its row says, and the scene goes on`(expectation: HostileExpectation) async throws {
        let bytes = try Data(contentsOf: Fixtures.hostile.appending(path: expectation.file))
        guard let source = String(validating: bytes, as: UTF8.self) else {
            // Text that is no text never reaches the compiler: JSON and the command line refuse it.
            #expect(expectation.outcome == .error)
            return
        }

        let run = try await LargeStack.run { try HostileRun(source) }

        #expect(run.isMet(expectation), "\(expectation.file): \(run.summary)")
        #expect(run.recovered, "a good program after it did not show")
    }

    @Test func `has a row for every file`() {
        let files = Fixtures.names(in: Fixtures.hostile, ending: ".swift").map { $0 + ".swift" }

        #expect(files.count >= 50)
        #expect(HostileExpectation.all.map(\.file).sorted() == files)
    }

    @Test(
        arguments: [
            GiantProgram(
                "10 MB",
                Self.program(text: String(repeating: "x", count: 10_000_000)),
                1,
                "over the size limit of 262144"
            ),
            GiantProgram("100,000 parentheses", Self.program(Self.nested("(", ")", 100_000)), 5, "at most 200 levels"),
            GiantProgram("100,000 braces", Self.program(Self.nested("{", "}", 100_000)), 5, "at most 200 levels"),
            GiantProgram(
                "30,000 modifiers",
                Self.program("Text(\"x\")" + String(repeating: ".bold()", count: 30_000)),
                5,
                "more than 2000"
            ),
            GiantProgram(
                "100,000 minus signs",
                Self.program("Text(\"\\(" + String(repeating: "-", count: 100_000) + "1)\")"),
                5,
                "a chain of more than 2000"
            ),
            GiantProgram("5,000 else ifs", Self.program(Self.branches(5_000)), 5, "more than 2000"),
            GiantProgram(
                "20,000 colons of a ternary",
                Self.program("Text(" + Self.ternary(20_000) + ")"),
                5,
                "a chain of more than 2000"
            ),
        ]
    )
    fileprivate func `refuses what would nest too deep before it is parsed`(program: GiantProgram) async throws {
        let run = try await LargeStack.run { try HostileRun(program.source) }

        #expect(
            run.errors.contains { $0.line == program.line && $0.message.contains(program.words) },
            "\(program.name): \(run.summary)"
        )
        #expect(run.errors.count <= 50)
        #expect(run.recovered)
    }

    /// What the parser would follow by recursion until the stack ends, or look through anew for each repetition.
    ///
    /// A text and a regular expression before it make a quote that opens nothing.
    @Test(
        arguments: [
            "A<", "A <", "A<\n", "a<b,", "[A<", "()->", "(Int) -> ", "[", "[a:", "([", "{", "if a {", "struct A {", "(",
            "#",
            "#if A\n",
        ]
    )
    func `refuses a quarter of a megabyte of what opens and never closes`(word: String) async throws {
        let source = Self.repeated(word, byteCount: 260_000)

        let run = try await LargeStack.run { try HostileRun(source) }

        #expect(run.errors.first?.message.contains("too deep here") == true, "\(run.summary.prefix(500))")
        #expect(run.recovered)
    }

    /// What has a mistake with each repetition: words for all of them would take minutes.
    @Test(
        arguments: [
            "any ", "@a ", "case ", "throw ", "return ", "#a", "##", "\"", "\"\"\"", "\\(", "a ? b : ", "a;", "a=",
            "a?", "a: ",
            " as A", "}", ")", "]", ">", "`", "/", "\u{1F600}", "switch a { case 1:", "\\.a", "!A", ",",
            " else\nif a {}",
        ]
    )
    func `tells the first of thousands of mistakes`(word: String) async throws {
        let source = Self.repeated(word, byteCount: 20_000)

        let run = try await LargeStack.run { try HostileRun(source) }

        #expect((1...500).contains(run.errors.count))
        #expect(run.recovered)
    }

    /// Lengths and factors that are no numbers to lay out with, where rows are looked for by their places.
    @Test(
        arguments: [
            "contentMargins(v)", "contentMargins(.top, v)", "scaleEffect(v)", "scaleEffect(x: v, y: 1)", "offset(y: v)",
            "safeAreaInset(edge: .top, spacing: v) { Color.red.frame(height: 20) }", "safeAreaPadding(v)",
            "safeAreaInset(edge: .top) { Color.red.frame(height: v) }", "padding(v)", "rotationEffect(.degrees(v))",
            "defaultScrollAnchor(UnitPoint(x: v, y: v))", "visualEffect { content, _ in content.scaleEffect(v) }",
            "scrollTransition { content, phase in content.offset(y: phase.value * v) }",
        ],
        ["Double.nan", "-Double.infinity", "1e308"]
    )
    func `shows rows among lengths that are not finite`(modifier: String, length: String) async throws {
        let source = """
            import SwiftUI
            let v = \(length)
            struct ContentView: View {
                var body: some View {
                    NavigationStack {
                        ScrollView {
                            LazyVStack(pinnedViews: [.sectionHeaders, .sectionFooters]) {
                                ForEach(0..<3) { section in
                                    Section {
                                        ForEach(0..<9) { row in Text("row \\(row)") }
                                    } header: {
                                        Text("section \\(section)")
                                    }
                                }
                            }
                            .\(modifier)
                        }
                        .\(modifier)
                        .navigationTitle("Rows")
                    }
                }
            }
            """

        let run = try await LargeStack.run { try HostileRun(source) }

        #expect(run.errors.isEmpty, "\(run.summary)")
        #expect(run.hasProgram)
        #expect(run.recovered)
    }

    private static func repeated(_ word: String, byteCount: Int) -> String {
        "import SwiftUI\nlet a = /\"/; func f() { let b = \"(\\(1)\" + "
            + String(repeating: word, count: byteCount / word.utf8.count)
    }

    // MARK: Programs too long for a file

    private static func program(_ expression: String) -> String {
        "import SwiftUI\n\nstruct ContentView: View {\n    var body: some View {\n        \(expression)\n    }\n}\n"
    }

    private static func program(text: String) -> String { program("Text(\"\(text)\")") }

    private static func nested(_ open: String, _ close: String, _ depth: Int) -> String {
        String(repeating: open, count: depth) + "Text(\"x\")" + String(repeating: close, count: depth)
    }

    private static func branches(_ count: Int) -> String {
        "if true { Text(\"x\") }" + String(repeating: " else if true { Text(\"x\") }", count: count)
    }

    private static func ternary(_ count: Int) -> String {
        String(repeating: "true ? \"x\" : ", count: count) + "\"y\""
    }
}

/// A program too long for a file; the log of a test names it instead of printing it.
private struct GiantProgram: CustomTestStringConvertible, Sendable {
    let name: String
    let source: String
    /// Where the message points, and words that it contains.
    let line: Int
    let words: String

    init(_ name: String, _ source: String, _ line: Int, _ words: String) {
        self.name = name
        self.source = source
        self.line = line
        self.words = words
    }

    var testDescription: String { name }
}

/// What came of one hostile program.
private struct HostileRun: Sendable {
    private struct Finding: Sendable {
        var line: Int
        var column: Int?
        var message: String
    }

    private var refusals: [Finding] = []
    private var warnings: [Finding] = []
    private var failures: [Finding] = []
    private var loops: [Finding] = []
    private(set) var hasProgram = false
    /// True if the scene showed a good program afterwards.
    private(set) var recovered = false

    var errors: [(line: Int, message: String)] { refusals.map { ($0.line, $0.message) } }

    /// Compiles a program, shows it, moves it, looks at it, and shows a good one in its place.
    init(_ source: String) throws {
        let screen = Device(
            bareSize: Size(width: 400, height: 800),
            scale: 2,
            safeArea: EdgeInsets(top: 40, bottom: 20)
        )
        let scene = Scene(configuration: SceneConfiguration(device: screen), text: try Stage.text())
        let result = ProgramCompiler.compile(source: source)
        for found in result.diagnostics {
            let finding = Finding(line: found.line, column: found.column, message: found.message)
            switch found.severity {
            case .error: refusals.append(finding)
            case .warning: warnings.append(finding)
            case .note: break
            }
        }
        if let root = result.program?.rootView() {
            hasProgram = true
            scene.show(root)
            take(scene.makeFrame())
            _ = scene.scroll(x: nil, y: 100)
            scene.touch(.began, at: Point(x: 200, y: 400), time: 0.1)
            scene.touch(.ended, at: Point(x: 200, y: 400), time: 0.2)
            scene.advance(to: 1)
            take(scene.makeFrame())
            _ = scene.inspect()
        }
        let good = "struct ContentView: View { var body: some View { Text(\"still here\") } }"
        guard let root = ProgramCompiler.compile(source: good).program?.rootView() else { return }
        scene.show(root, isEdit: true)
        recovered = scene.makeFrame().items.contains { item in
            if case .text(let drawn) = item.content { return drawn.string == "still here" }
            return false
        }
    }

    private mutating func take(_ frame: SceneFrame) {
        failures += frame.failures.map {
            Finding(line: $0.position.line, column: $0.position.column, message: $0.message)
        }
        loops += frame.callbacks.filter { $0.name == "warning" }.map {
            Finding(line: $0.line ?? 0, message: $0.message ?? "")
        }
    }

    func isMet(_ expectation: HostileExpectation) -> Bool {
        func has(_ findings: [Finding]) -> Bool {
            findings.contains { expectation.isMet(line: $0.line, column: $0.column, message: $0.message) }
        }
        return switch expectation.outcome {
        case .error: !hasProgram && has(refusals)
        case .told: has(refusals + warnings)
        case .stopped: hasProgram && refusals.isEmpty && has(failures)
        case .loops: hasProgram && failures.isEmpty && has(loops)
        case .shows: hasProgram && failures.isEmpty && loops.isEmpty
        case .survives: true
        }
    }

    var summary: String {
        func words(_ title: String, _ findings: [Finding]) -> String {
            findings.prefix(3).map { "\(title) \($0.line):\($0.column ?? 0) \($0.message)" }.joined(separator: "; ")
        }
        return [
            words("error", refusals), words("warning", warnings), words("failure", failures), words("loop", loops),
            hasProgram ? "ran" : "did not run",
        ].filter { !$0.isEmpty }.joined(separator: "; ")
    }
}
