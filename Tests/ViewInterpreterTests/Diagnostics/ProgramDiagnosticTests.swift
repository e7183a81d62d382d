import Testing
import ViewInterpreter
import ViewRuntime

@Suite("ProgramDiagnostic")
struct ProgramDiagnosticTests {
    private func found(_ marked: MarkedSource) -> [ProgramDiagnostic] {
        ProgramCompiler.compile(source: marked.source).diagnostics
    }

    @Test
    func `names an unknown identifier and the nearest known one`() {
        let source = MarkedSource(screen("Color.red.frame(width: 1️⃣sidelength)", members: "let sideLength = 3.0"))

        let expected = source.diagnostic("1️⃣", .error, "cannot find 'sidelength' in scope; did you mean 'sideLength'?")
        #expect(found(source) == [expected])
    }

    @Test
    func `warns of an unknown modifier and keeps the view`() {
        let source = MarkedSource(screen("Text(\"a\").1️⃣paddin(4)"))

        #expect(
            found(source) == [source.diagnostic("1️⃣", .warning, "unknown modifier 'paddin'; did you mean 'padding'?")]
        )
    }

    @Test
    func `warns of an unknown view and shows a labelled box`() throws {
        let scene = try RunningProgram(screen("Mapp()\nText(\"below\")"))

        try scene.show()

        #expect(scene.diagnostics.map(\.severity) == [.warning])
        #expect(scene.diagnostics.first?.line == 7)
        #expect(scene.texts == ["below"])
        let boxes = scene.views.compactMap { view -> String? in
            guard case .unsupported(let name) = view.kind else { return nil }
            return name
        }
        #expect(boxes == ["Mapp"])
    }

    @Test
    func `shows the forms of a modifier whose label is wrong`() {
        let source = MarkedSource(screen("Text(\"a\").frame(1️⃣widht: 4)"))

        let message = found(source).first?.message ?? ""
        #expect(found(source).map(\.severity) == [.error])
        #expect(message.hasPrefix("'frame' has no parameter 'widht'; did you mean 'width'?"))
        #expect(message.contains("frame(width:height:alignment:)"))
    }

    @Test
    func `reports a missing argument of a program's own view`() {
        let source = MarkedSource(
            """
            struct Row: View {
                let title: String
                var body: some View { Text(title) }
            }
            struct ContentView: View {
                var body: some View { 1️⃣Row() }
            }
            """
        )

        let message = "missing argument for parameter 'title' in call to 'Row'. It takes: Row(title:)"
        #expect(found(source) == [source.diagnostic("1️⃣", .error, message)])
    }

    @Test(
        arguments: [
            ("Text(\"a\").opacity(\"x\")", "cannot convert value of type 'String' to expected type 'Double'"),
            ("Text(\"\\(1 + \"a\")\")", "binary operator '+' cannot be applied to operands of type 'Int' and 'String'"),
            (
                "Text(\"\\(count + 0.5 * width)\")",
                "binary operator '+' cannot be applied to operands of type 'Int' and 'Double'"
            ),
            ("if count { Text(\"a\") }", "cannot convert value of type 'Int' to expected condition type 'Bool'"),
            (
                "Text(\"a\").frame(maxWidth: .infinite)",
                "type 'Double' has no member 'infinite'; did you mean 'infinity'?"
            ),
            ("Text(\"\\(count.foo)\")", "value of type 'Int' has no member 'foo'"),
            (
                "ForEach([1, 2]) { Text(\"\\($0)\") }",
                "'ForEach' needs 'id: \\.self' because 'Int' does not conform to 'Identifiable'"
            ),
            ("count", "type 'Int' cannot conform to 'View'; show a value with 'Text(…)'"),
            ("let x: Int = nil\nText(\"\\(x)\")", "'nil' cannot be used where a value of type 'Int' is expected"),
        ]
    )
    func `finds type errors`(body: String, message: String) {
        let members = "let count = 3\nlet width = 2.0"

        let diagnostics = ProgramCompiler.compile(source: screen(body, members: members)).diagnostics

        #expect(diagnostics.filter { $0.severity == .error }.map(\.message) == [message])
    }

    @Test
    func `gives the parser's own syntax errors`() {
        let source = MarkedSource(
            "struct ContentView: View {\n    var body: some View {\n        Text(\"one\"1️⃣\n    }\n}\n"
        )

        #expect(found(source) == [source.diagnostic("1️⃣", .error, "expected ')' to end function call")])
    }

    @Test
    func `says what an accepted modifier without effect would have done`() {
        let source = MarkedSource(screen("Text(\"a\").1️⃣sensoryFeedback(.success, trigger: 0)"))

        let message = "'sensoryFeedback' has no effect here: it would have played a vibration"
        #expect(found(source) == [source.diagnostic("1️⃣", .note, message)])
    }

    @Test
    func `forgives a missing import and reports an unknown one`() {
        #expect(found(MarkedSource("struct A: View { var body: some View { Text(\"x\") } }")).isEmpty)

        let source = MarkedSource("1️⃣import Alamofire\nstruct A: View { var body: some View { Text(\"x\") } }")
        let message = "module 'Alamofire' is not available here; what it declares is not known"
        #expect(found(source) == [source.diagnostic("1️⃣", .warning, message)])
    }

    @Test
    func `asks for a view if there is none`() {
        let diagnostics = ProgramCompiler.compile(source: "struct A { var x = 1 }").diagnostics

        #expect(diagnostics.map(\.message) == ["there is no view to show: declare a struct that conforms to 'View'"])
    }

    @Test
    func `reports a switch that leaves out a case`() {
        let source = MarkedSource(
            """
            enum E { case a, b }
            struct ContentView: View {
                let e = E.a
                var body: some View {
                    1️⃣switch e {
                    case .a: Text("a")
                    }
                }
            }
            """
        )

        #expect(found(source) == [source.diagnostic("1️⃣", .error, "switch must be exhaustive: add missing case '.b'")])
    }

    @Test
    func `reports an assignment to a constant`() {
        let source = MarkedSource(screen("Button(\"x\") { 1️⃣count = 2 }", members: "let count = 3"))

        #expect(
            found(source) == [source.diagnostic("1️⃣", .error, "cannot assign to property: 'count' is a 'let' constant")]
        )
    }
}

/// What other frameworks define is named once, and the rest of the screen runs.
@Suite("Other frameworks")
struct ForeignFrameworkTests {
    private func messages(_ source: String) -> [String] {
        ProgramCompiler.compile(source: source).diagnostics.map { "\($0.severity): \($0.message)" }
    }

    @Test func `a name is told once, whatever is done with it`() throws {
        let source = """
            import SwiftUI
            struct ContentView: View {
                @State private var isOn = false
                var top: CGFloat { UIApplication.shared.windows.first?.safeAreaInsets.top ?? 12 }
                init() { UIApplication.shared.delegate.window.tintColor = .red }
                var body: some View {
                    Text(UIApplication.shared.isIdle == .yes ? "idle" : "busy \\(Int(top + UIApplication.shared.height))")
                        .onAppear { for window in UIApplication.shared.windows { window.close(animated: .never) } }
                }
            }
            """
        #expect(messages(source).filter { $0.contains("UIApplication") }.count == 1)
        #expect(messages(source).allSatisfy { !$0.hasPrefix("error") })

        let scene = try RunningProgram(source)
        try scene.show()
        #expect(scene.texts == ["busy 12"])
    }

    @Test(arguments: [
        ("UIDevice", "UIKit"), ("CLLocationManager", "CoreLocation"), ("ConnectablePublisher", "Combine"),
        ("MKCoordinateRegion", "MapKit"), ("FileManager", "Foundation"),
    ])
    func `the message names the framework and what it would have done`(name: String, framework: String) {
        let found = messages(
            "import SwiftUI\nlet value = \(name)()\nstruct A: View { var body: some View { Text(\"a\") } }"
        )
        #expect(
            found.contains { $0.hasPrefix("warning: '\(name)' belongs to \(framework)") && $0.contains("would have") }
        )
    }

    @Test func `types of a module that is not known are taken for its own`() {
        let source = """
            import SwiftUI
            import Sparkles
            struct A: View {
                var glow: GlowKind?
                var body: some View { Text("a") }
            }
            """
        #expect(messages(source).allSatisfy { $0.hasPrefix("warning") })
        let without = source.replacing("import Sparkles\n", with: "")
        #expect(messages(without).contains { $0.hasPrefix("error: cannot find type 'GlowKind' in scope") })
    }
}

/// What a beginner reads: the cause, and what to write in its place.
@Suite("Advice")
struct AdviceTests {
    @Test(arguments: [
        ("struct A: View { @State var on = false; var body: some View { Toggle(\"\", isOn: on) } }", "write '$on'"),
        ("struct A: View { let n = 5; var body: some View { Text(n) } }", "write \"\\(n)\""),
        ("struct A: View { var body: some View { VStack { Spacer; Text(\"\") } } }", "make one with 'Spacer()'"),
        ("struct A: View { var body: some View { VStack { 5 } } }", "show a value with 'Text(…)'"),
        (
            "struct A: View { var body: some View { Text(\"\").padding.bold() } }",
            "call it with parentheses, 'padding()'"
        ),
        ("struct A: View { @State var n = 0; var body: some View { VStack { n = 1 } } }", "write it in an action"),
        ("struct A: View { var body: View { Text(\"\") } }", "write 'some View'"),
        ("struct A: View { let n: Int; var body: some View { Text(\"\") } }", "'A' needs 'n'"),
        ("class A: View { var body: some View { Text(\"\") } }", "a view has to be a struct"),
        (
            "struct A: View { @State var l = [1]; var body: some View { Button(\"\") { l.add(1) } } }",
            "did you mean 'append'?"
        ),
        ("struct A: View { var body: some View { Text(\"\").onTap {} } }", "did you mean 'onTapGesture'?"),
        ("struct A: View { var body: some View { Text(\"\").backgroundColor(.red) } }", "did you mean 'background'?"),
        ("struct A: View { var body: some View { Image(systemname: \"a\") } }", "did you mean 'systemName'?"),
        ("struct A: View { var body: some View { Text(\"\").frame(foo: 1) } }", "no parameter 'foo'. It takes: frame("),
        (
            "@Observable class M {}\nstruct A: View { @StateObject var m = M(); var body: some View { Text(\"\") } }",
            "is kept in '@State'"
        ),
    ])
    func `each mistake says what to write`(source: String, advice: String) {
        let messages = ProgramCompiler.compile(source: source).diagnostics.map(\.message)

        #expect(messages.contains { $0.contains(advice) }, "\(messages)")
    }
}
