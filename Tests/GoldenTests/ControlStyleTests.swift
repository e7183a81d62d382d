import LayoutCore
import Testing

/// Styles that a program brings for controls, and what it makes with their configurations.
@Suite("Control styles")
struct ControlStyleTests {
    private func texts(_ style: String, _ view: String, state: String = "") throws -> [String] {
        try TappedScreen(types: style, state: state, view).texts
    }

    @Test(arguments: [
        (
            "struct Mine: GaugeStyle { func makeBody(configuration: Configuration) -> some View { VStack { configuration.label; "
                + "Text(\"\\(configuration.value)\"); configuration.currentValueLabel; configuration.maximumValueLabel } } }",
            "Gauge(value: 3, in: 1...5) { Text(\"speed\") } currentValueLabel: { Text(\"now\") }.gaugeStyle(Mine())",
            ["speed", "0.500000", "now"]
        ),
        (
            "struct Mine: LabelStyle { func makeBody(configuration: Configuration) -> some View "
                + "{ VStack { configuration.title; Text(\"below\"); configuration.icon } } }",
            "Label(\"star\", systemImage: \"star\").labelStyle(Mine())",
            ["star", "below"]
        ),
        (
            "struct Mine: LabelStyle { func makeBody(configuration: Configuration) -> some View "
                + "{ HStack { Label(configuration); Text(\"after\") } } }",
            "Button(\"star\", systemImage: \"star\") {}.labelStyle(Mine())",
            ["star", "after"]
        ),
        (
            "struct Mine: TextFieldStyle { func _body(configuration: TextField<Self._Label>) -> some View "
                + "{ VStack { Text(\"above\"); configuration } } }",
            "TextField(\"name\", text: .constant(\"Ada\")).textFieldStyle(Mine())",
            ["above", "Ada"]
        ),
        (
            "struct Mine: TextFieldStyle { var hint = \"hint\"; "
                + "func _body(configuration: TextField<_Label>) -> some View { HStack { configuration; Text(hint) } } }",
            "TextField(\"name\", text: .constant(\"\")).textFieldStyle(Mine(hint: \"must\"))",
            ["name", "must"]
        ),
        (
            "struct Mine: LabeledContentStyle { func makeBody(configuration: Configuration) -> some View "
                + "{ VStack { configuration.content; configuration.label } } }",
            "LabeledContent(\"name\", value: \"Ada\").labeledContentStyle(Mine())",
            ["Ada", "name"]
        ),
        (
            "struct Mine: MenuStyle { func makeBody(configuration: Configuration) -> some View "
                + "{ HStack { Text(\"menu\"); Menu(configuration) } } }",
            "Menu(\"more\") { Button(\"inside\") {} }.menuStyle(Mine())",
            ["menu", "more"]
        ),
        (
            "struct Mine: ControlGroupStyle { func makeBody(configuration: Configuration) -> some View "
                + "{ VStack { Text(\"group\"); configuration.content } } }",
            "ControlGroup { Button(\"a\") {}; Button(\"b\") {} }.controlGroupStyle(Mine())",
            ["group", "a", "b"]
        ),
        (
            "struct Mine: ToggleStyle { func makeBody(configuration: Configuration) -> some View "
                + "{ HStack { Text(configuration.isOn ? \"on\" : \"off\"); Toggle(configuration) } } }",
            "Toggle(\"wifi\", isOn: .constant(true)).toggleStyle(Mine())",
            ["on", "wifi"]
        ),
        (
            "struct Mine: ProgressViewStyle { func makeBody(configuration: Configuration) -> some View "
                + "{ VStack { Text(\"\\(Int((configuration.fractionCompleted ?? 0) * 100)) %\"); ProgressView(configuration) } } }",
            "ProgressView(value: 0.25).progressViewStyle(Mine())",
            ["25 %"]
        ),
    ])
    func `a style of the program makes the control`(style: String, view: String, expected: [String]) throws {
        #expect(try texts(style, view) == expected)
    }

    @Test func `tabs take a label of views, whatever else they have`() throws {
        let tabs =
            "TabView { Tab { Text(\"x\") } label: { Text(\"first\") }; "
            + "Tab(value: 7) { Text(\"y\") } label: { Label(\"second\", systemImage: \"star\") }; "
            + "Tab(value: 8, role: nil) { Text(\"z\") } label: { Text(\"third\") } }"
        #expect(try texts("", tabs) == ["x", "first", "second", "third"])
    }

    @Test func `a primitive button style decides when the action runs`() throws {
        let screen = try TappedScreen(
            types: """
                struct Twice: PrimitiveButtonStyle {
                    func makeBody(configuration: Configuration) -> some View {
                        configuration.label.frame(width: 200, height: 100).contentShape(.rect)
                            .onTapGesture { configuration.trigger(); configuration.trigger() }
                    }
                }
                struct Plain: PrimitiveButtonStyle {
                    func makeBody(configuration: Configuration) -> some View { Button(configuration).frame(height: 100) }
                }
                struct Pressed: View {
                    let name: String
                    var body: some View { Button(name) { print(name) }.buttonStyle(Twice()) }
                }
                """,
            "Spacer(); Button(\"never\") { print(\"never\") }.buttonStyle(Plain()).frame(height: 100); Pressed(name: \"twice\")"
        )

        #expect(screen.texts == ["never", "twice"])
        // The last 100 points belong to the button that runs its action twice.
        #expect(screen.tap() == ["twice", "twice"])
    }

    @Test func `a field with a rounded border is 34 points high with text 7 points inside`() throws {
        let screen = try TappedScreen(
            "VStack(spacing: 0) { TextField(\"\", text: .constant(\"typed\")).textFieldStyle(.roundedBorder); Text(\"below\") }"
        )
        let field = try #require(screen.frame(of: "typed"))
        let below = try #require(screen.frame(of: "below"))

        #expect(field.minX == 7)
        // Half of what is left around a line of 20.33 points stands above it; both are rounded to half points.
        #expect(abs(below.minY - field.minY - (34 - (34 - 20.33) / 2)) <= 0.5)
    }

    @Test(arguments: [
        "Text(\"a\").environment(\\.openURL, OpenURLAction { _ in .handled }).environment(\\.sizeCategory, .accessibilityLarge)",
        "Text(\"a\").animation(.spring(.bouncy), value: 1).animation(.spring(Spring(duration: 0.3)), value: 2)",
        "List { ForEach(Binding.constant([1]), id: \\.self, editActions: .delete) { $n in Text(\"a\") } }",
        "Path { p in p.move(to: .zero); p.addArc(tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 5, y: 5), radius: 1) }; Text(\"a\")",
        "GlassEffectContainer(spacing: 4) { Text(\"a\").glassEffect() }", "let _ = Self._printChanges(); Text(\"a\")",
        "Text(\"a\").scenePadding().accessibility(hidden: true)", "Text(\"a\").modelContainer(for: [Int.self])",
    ])
    func `forms of today and before run`(view: String) throws {
        #expect(try TappedScreen(view).texts == ["a"])
    }

    @Test(arguments: [
        ("Page().toolbar(.hidden, for: .tabBar)", false), ("Inside()", false), ("VStack { Page(); Inside() }", false),
        ("NavigationStack { Group { if true { Inside() } } }", false), ("Page()", true),
        ("Page().toolbar(.visible, for: .tabBar)", true),
    ])
    func `a tab hides its bar from wherever in it`(page: String, isShown: Bool) throws {
        let screen = try TappedScreen(
            types: """
                struct Page: View { var body: some View { let _ = print("page"); Text("page") } }
                struct Inside: View {
                    @State private var title = "inside"
                    var body: some View { let _ = print("inside"); Text(title).toolbar(.hidden, for: .tabBar) }
                }
                """,
            "TabView { \(page).tabItem { Text(\"first tab\") }; Text(\"other\").tabItem { Text(\"second tab\") } }"
        )

        #expect(screen.texts.contains("second tab") == isShown)
        // What is looked at before it is shown says nothing.
        #expect(screen.opening.count { $0 == "inside" } <= 1)
        #expect(screen.opening.count { $0 == "page" } <= 1)
    }

    @Test func `phases of the scene and scroll positions by points have their names`() throws {
        let screen = try TappedScreen(
            state: """
                @Environment(\\.scenePhase) private var phase
                @State private var position = ScrollPosition(point: .zero)
                """,
            "Text(phase == .active ? \"active\" : phase == .background ? \"background\" : \"other\").scrollPosition($position)"
        )

        #expect(screen.texts == ["active"])
    }
}
