import TestSupport
import Testing

@testable import ViewInterpreter

/// Every form in the tables with the numbers that break arithmetic: the scene is drawn, moved and told, and the session answers.
@Suite("Numbers at their ends")
struct NumbersAtTheirEndsTests {
    @Test(arguments: Self.names(of: SupportTable.modifiers))
    func `a modifier of rows survives them`(name: String) async throws {
        let calls = Self.calls(of: name, in: SupportTable.modifiers)
        try await check(calls.map { "Text(\"row\").frame(height: 40).\($0)" }) { rows in
            "NavigationStack { ScrollView { \(Self.sections(rows)) }.navigationTitle(\"Title\") }"
        }
    }

    @Test(arguments: Self.names(of: SupportTable.modifiers))
    func `a modifier of a scroll view survives them`(name: String) async throws {
        let calls = Self.calls(of: name, in: SupportTable.modifiers)
        try await check(
            calls.map { "ScrollView { \(Self.sections("Text(\"row\").frame(height: 40)")) }.\($0)" }
        ) { "ZStack { \($0) }" }
    }

    @Test(arguments: Self.names(of: SupportTable.views))
    func `a view survives them`(name: String) async throws {
        try await check(Self.calls(of: name, in: SupportTable.views)) { "ScrollView { \(Self.sections($0)) }" }
    }

    @Test(arguments: Self.animations)
    func `an animation that scrolls survives them`(form: String) async throws {
        for call in CallWriter.Numbers.ends.compactMap({ CallWriter(numbers: $0).call(form) }) {
            let button = "Button(\"go\") { withAnimation(Animation.\(call)) { proxy.scrollTo(3, anchor: .top) } }"
            let rows = Self.sections("Text(\"row\").frame(height: 400)")
            try await check(["EmptyView()"]) { _ in
                "ScrollViewReader { proxy in ScrollView { \(button).frame(height: 300)\n\(rows) } }"
            }
        }
    }

    @Test func `are written into most forms that have numbers`() {
        let forms = (SupportTable.views + SupportTable.modifiers).filter { entry in
            (Signature(entry.form).parameters ?? []).contains { [.double, .int].contains($0.type.unwrapped) }
        }
        let written = forms.filter { CallWriter(numbers: .ends[0]).call($0.form) != nil }

        #expect(forms.count >= 60)
        #expect(written.count * 10 >= forms.count * 8)
    }

    // MARK: Programs

    private static let animations = (BuiltinTable.standard.statics["Animation"] ?? [:]).values.flatMap { $0 }
        .map(\.signature.text).filter { CallWriter(numbers: .ends[0]).call($0) != nil }.sorted()

    private static func names(of entries: [SupportEntry]) -> [String] {
        Set(entries.filter { CallWriter(numbers: .ends[0]).call($0.form) != nil }.map(\.name)).sorted()
    }

    private static func calls(of name: String, in entries: [SupportEntry]) -> [String] {
        entries.filter { $0.name == name }.flatMap { entry in
            CallWriter.Numbers.ends.compactMap { CallWriter(numbers: $0).call(entry.form) }
        }
    }

    private static func sections(_ rows: String) -> String {
        """
        LazyVStack(pinnedViews: [.sectionHeaders]) {
            ForEach(0..<2) { index in
                Section { \(rows) } header: { Text("head") }
            }
        }
        """
    }

    /// Shows the views, each a view of its own so that one that fails takes no other with it, and sees whether all is answered.
    private func check(_ views: [String], _ body: (String) -> String) async throws {
        let structs = views.enumerated().map { "struct Part\($0): View { var body: some View {\n\($1)\n} }" }
        let parts = views.indices.map { "Part\($0)()" }.joined(separator: "\n")
        let program =
            "struct ContentView: View { var body: some View {\n\(body(parts))\n} }\n" + structs.joined(separator: "\n")
        #expect(ProgramCompiler.compile(source: program).program != nil, "\(program)")
        let session = try QuietSession()

        var answers = try await session.ask(["type": "open", "clock": "manual", "program": program])
        for message in Self.gesture { answers += try await session.ask(message) }

        #expect(answers.count == Self.gesture.count + 2)
        // Where nothing is longer than the screen, nothing scrolls.
        #expect(
            answers.allSatisfy { $0.type != "error" || $0.code == "unknownScrollView" },
            "\(answers.compactMap(\.message)) \(views.first ?? "")"
        )
    }

    /// Presses the button of a program that has one, scrolls both ways, and asks why everything is where it is.
    private static var gesture: [[String: Any]] {
        [
            ["type": "touch", "phase": "began", "x": 196, "y": 200, "time": 0.01],
            ["type": "touch", "phase": "ended", "x": 196, "y": 200, "time": 0.05],
            ["type": "advance", "to": 0.3],
            ["type": "scroll", "displacement": ["x": 0, "y": -80]],
            ["type": "scroll", "displacement": ["x": 0, "y": 150]],
            ["type": "inspect"],
            ["type": "advance", "to": 100],
        ]
    }
}
