import FrameProtocol
import SceneServer
import TestSupport
import Testing

/// What editors and people who choose among views ask of a session.
@Suite("Editing")
struct EditingTests {
    private static let views = """
        struct Card: View { var body: some View { Text("card") } }
        struct Named: View { let name: String; var body: some View { Text(name) } }
        struct ContentView: View { var body: some View { Card() } }
        #Preview("Small") { Named(name: "small") }
        #Preview { Named(name: "other") }
        """

    @Test func `opened lists what can be shown, and what is`() async throws {
        let harness = try SessionHarness()

        let answers = try await harness.open(Self.views)

        #expect(answers[0]["roots"] as? [String] == ["Card", "ContentView"])
        #expect(answers[0]["previews"] as? [String] == ["Small", "Preview"])
        #expect(answers[0]["root"] as? String == "ContentView")
        #expect(answers[0]["preview"] == nil)
        #expect(answers[1].item(text: "card") != nil)
    }

    @Test(arguments: [
        (#","preview":"Small""#, "small", 0), (#","preview":1"#, "other", 1), (#","preview":"Preview""#, "other", 1),
    ])
    func `shows the preview that is asked for`(_ choice: String, _ text: String, _ index: Int) async throws {
        let harness = try SessionHarness()

        let answers = try await harness.open(Self.views, choice)

        #expect(answers[0]["preview"] as? Int == index)
        #expect(answers[0]["root"] == nil)
        #expect(answers[1].item(text: text) != nil)
    }

    private static let turned = """
        struct ContentView: View { var body: some View { Text("upright") } }
        #Preview("Side", traits: .landscapeLeft) { Text("side") }
        struct Pair: PreviewProvider {
            static var previews: some View {
                Text("first")
                Text("second").previewDisplayName("Second").previewInterfaceOrientation(.portrait)
            }
        }
        """

    @Test(arguments: [
        (#","preview":"Side""#, "side", "iphone-16-landscape"), (#","preview":"Second""#, "second", "iphone-16"),
        (#","preview":"Pair""#, "first", "iphone-16"), ("", "upright", "iphone-16"),
    ])
    func `a preview shows its own view on a device held as it asks`(
        _ choice: String,
        _ text: String,
        _ device: String
    ) async throws {
        let harness = try SessionHarness()

        let answers = try await harness.open(Self.turned, choice)

        #expect((answers[0]["device"] as? [String: Any])?["id"] as? String == device)
        #expect(answers[1].list("items").compactMap { $0["text"] as? String } == [text])
    }

    @Test func `a chosen view stays chosen while the program is edited`() async throws {
        let harness = try SessionHarness()

        try await harness.open(Self.views, #","root":"Card""#)
        let edited = try await harness.ask(Programs.edit(Self.views.replacing("\"card\"", with: "\"new\"")))

        #expect(edited[0]["root"] as? String == "Card")
        #expect(edited[1].item(text: "new") != nil)
    }

    @Test func `a view that is gone gives a warning and the program's own choice`() async throws {
        let harness = try SessionHarness()

        let answers = try await harness.open(Self.views, #","root":"Gone""#)

        let found = answers[0].list("diagnostics")
        #expect(found.compactMap { $0["severity"] as? String } == ["warning"])
        #expect(
            found.first?["message"] as? String
                == "the program has no view 'Gone' that can stand alone; there are Card, ContentView"
        )
        #expect(answers[0]["root"] as? String == "ContentView")
        let second = try await harness.open(Self.views, #","preview":7"#)
        #expect(
            second[0].list("diagnostics").first?["message"] as? String
                == "the program has no preview 7; there are Small, Preview"
        )
    }

    @Test func `state starts anew once the programs of earlier edits take too much memory`() async throws {
        var limits = SessionLimits()
        limits.keptProgramBytes = Programs.counter.utf8.count * 3
        let harness = try SessionHarness(limits: limits)
        try await harness.open(Programs.counter)
        try await harness.tap(x: 196, y: 440)

        var shown: [String?] = []
        var notes: [Int] = []
        for _ in 0..<7 {
            let answers = try await harness.ask(Programs.edit(Programs.counter))
            shown.append(answers.last?.list("state").first?["value"] as? String)
            notes.append(answers[0].list("diagnostics").count { $0["severity"] as? String == "note" })
            #expect(answers.last?["time"] as? Double == 1.1)
        }

        // Three programs are kept; the fourth begins anew, and so does every third after it.
        #expect(shown == ["1", "1", "0", "0", "0", "0", "0"])
        #expect(notes == [0, 0, 1, 0, 0, 1, 0])
    }

    @Test func `root and preview at once are refused`() async throws {
        let harness = try SessionHarness()

        let answers = try await harness.open(Self.views, #","root":"Card","preview":0"#)

        #expect(answers.map(\.type) == ["error"])
        #expect(answers[0]["code"] as? String == "wrongField")
    }

    @Test func `completes in the source that came last, also one with errors, without a frame`() async throws {
        let harness = try SessionHarness()

        try await harness.open("struct ContentView: View { var body: some View { Text(\"a\").opac } }")
        let answers = try await harness.ask(#"{"type":"complete","line":1,"column":64,"id":5}"#)

        #expect(answers.map(\.type) == ["completions"])
        #expect(answers[0].reply == 5)
        #expect(answers[0]["column"] as? Int == 60)
        let items = answers[0].list("items")
        #expect(items.count == 1)
        #expect(items.first?["label"] as? String == "opacity(_:)")
        #expect(items.first?["insert"] as? String == "opacity(<#opacity#>)")
        #expect(items.first?["kind"] as? String == "modifier")
        #expect(items.first?["signature"] as? String == "opacity(_ opacity: Double)")
        #expect(items.first?["grade"] as? String == "exact")
    }

    @Test func `tells signatures of a program in the message, without a scene`() async throws {
        let harness = try SessionHarness()

        let message =
            #"{"type":"signature","line":1,"column":33,"program":"let a: some View = Color(white: 0.5, opacity: 1)"}"#
        let answers = try await harness.ask(message)

        #expect(answers.map(\.type) == ["signatures"])
        let forms = answers[0].list("signatures")
        let selected = try #require(answers[0]["selected"] as? Int)
        #expect(forms[selected]["signature"] as? String == "Color(white: Double, opacity: Double = 1) -> Color")
        #expect(forms[selected]["parameters"] as? [String] == ["white: Double", "opacity: Double = 1"])
        #expect(forms[selected]["active"] as? Int == 0)
    }

    @Test(arguments: [
        (#"{"type":"complete","line":1,"column":1}"#, "notOpen"),
        (#"{"type":"complete","column":1,"program":""}"#, "missingField"),
        (#"{"type":"signature","line":0,"column":1,"program":""}"#, "wrongField"),
        (#"{"type":"signature","line":1,"column":1.5,"program":""}"#, "wrongField"),
    ])
    func `says what a question lacks`(_ message: String, _ code: String) async throws {
        let harness = try SessionHarness()

        let answers = try await harness.ask(message)

        #expect(answers.map { $0["code"] as? String } == [code])
    }

    /// Taps the middle of the screen, edits the program, and gives the values of its state.
    private func state(of program: String, after edited: String) async throws -> [String] {
        let harness = try SessionHarness()
        try await harness.open(program)
        try await harness.tap(x: 196, y: 440)
        let answers = try await harness.ask(Programs.edit(edited))
        return try #require(answers.last).list("state").compactMap { $0["value"] as? String }
    }

    private static func screen(_ members: String, _ body: String = "Child()") -> String {
        """
        import SwiftUI
        struct Pair { var x = 0; var y = 5 }
        enum Mode { case calm, loud(Int) }
        struct Child: View {
            \(members)
            var body: some View { Color.red.onTapGesture { change() } }
        }
        struct ContentView: View {
            @State private var isOn = true
            var body: some View { \(body) }
        }
        """
    }

    private static let counting = "@State private var value = 0; func change() { value += 1 }"

    @Test(arguments: [
        (counting, "let a = 1; @State private var value = 7; func change() { value += 2 }", "1"),
        (
            "@State var value = Pair(); func change() { value.y += 1 }",
            "@State var value = Pair(x: 9); func change() {}", "Pair(x: 0, y: 6)"
        ),
        (
            "@State var value = Mode.calm; func change() { value = .loud(3) }",
            "@State var value = Mode.calm; func change() {}", "loud(3)"
        ),
        (
            "@State var value: [Int] = []; func change() { value = [4] }",
            "@State var value: [Int] = [1]; func change() {}", "[4]"
        ),
        (
            "@State var value: Int?; func change() { value = 3 }", "@State var value: Int? = 8; func change() {}",
            "3"
        ),
    ])
    func `state survives an edit where its property does`(before: String, after: String, kept: String) async throws {
        let values = try await state(of: Self.screen(before), after: Self.screen(after))

        #expect(values == ["true", kept])
    }

    @Test(arguments: [
        ("@State private var value = \"word\"; func change() {}", "word"),
        ("@State private var value = [1, 2]; func change() {}", "[1, 2]"),
        ("@State private var value = Pair(); func change() {}", "Pair(x: 0, y: 5)"),
        ("@State private var value = 2.5; func change() {}", "2.5"),
        ("@State private var value = Mode.calm; func change() {}", "calm"),
        ("@State private var other = 4; func change() {}", "4"),
    ])
    func `a property of another type or name begins anew`(after: String, value: String) async throws {
        let values = try await state(of: Self.screen(Self.counting), after: Self.screen(after))

        #expect(values == ["true", value])
    }

    @Test func `a view at another place begins anew`() async throws {
        let moved = Self.screen(Self.counting, "if isOn { Child() }")

        let values = try await state(of: Self.screen(Self.counting), after: moved)

        #expect(values == ["true", "0"])
    }

    @Test func `a value of a struct that has got another property begins anew`() async throws {
        let members = "@State private var value = Pair(); func change() { value.x += 1 }"
        let body = "Text(\"\\(value.x)\")"
        let before = "struct Pair { var x = 0 }\n" + Self.pairScreen(members, body)
        let after =
            "struct Pair { var x = 0; var y = 5 }\n" + Self.pairScreen(members, "Text(\"\\(value.x) \\(value.y)\")")
        let same = "struct Pair { var x = 3 }\n" + Self.pairScreen(members, body)

        let values = try await state(of: before, after: after)

        #expect(values == ["Pair(x: 0, y: 5)"])
        let kept = try await state(of: before, after: same)

        #expect(kept == ["Pair(x: 1)"])
    }

    private static func pairScreen(_ members: String, _ text: String) -> String {
        """
        struct ContentView: View {
            \(members)
            var body: some View { Color.red.overlay { \(text) }.onTapGesture { change() } }
        }
        """
    }
}
