import LayoutCore
import Testing
import ViewInterpreter
import ViewRuntime

/// Forms that the real compiler takes: none of them is an error, and what they show is what they mean.
@Suite("Valid forms")
struct ValidFormTests {
    private func show(_ declarations: String, body: String) throws -> RunningProgram {
        let scene = try RunningProgram(
            """
            import SwiftUI
            \(declarations)
            struct ContentView: View {
                var body: some View { \(body) }
            }
            """
        )
        try scene.show()
        return scene
    }

    @Test func `the views that content comes to have an identity`() throws {
        let body = """
            Group(subviews: ForEach(["x", "y", "z"], id: \\.self) { Text($0) }) { all in
                ForEach(all) { one in
                    Text(verbatim: "\\(all.firstIndex { $0.id == one.id } ?? -1)")
                }
                Text(verbatim: "\\(Set(all.map(\\.id)).count) \\(all.first?.id == all[0].id) \\(all.first?.id == all.last?.id)")
            }
            """
        #expect(try show("", body: body).texts == ["0", "1", "2", "3 true false"])
    }

    @Test func `a for-each goes through the sections that a group is given`() throws {
        let body = """
            Group(sections: ForEach(0..<2) { n in Section("head \\(n)") { Text("row \\(n)") } }) { sections in
                ForEach(sections) { section in
                    section.header
                    section.content
                }
            }
            """
        #expect(try show("", body: body).texts == ["head 0", "row 0", "head 1", "row 1"])
    }

    @Test func `a group in a toolbar holds items`() throws {
        let items = """
            struct Tools: View {
                @ToolbarContentBuilder private var more: some ToolbarContent {
                    Group {
                        ToolbarItem(placement: .topBarLeading) { Text("c") }
                    }
                }
                var body: some View {
                    Text("page").toolbar {
                        Group {
                            ToolbarItem(placement: .topBarLeading) { Text("a") }
                            ToolbarItem(placement: .topBarTrailing) { Text("b") }
                        }
                        more
                    }
                }
            }
            """
        let scene = try show(items, body: "NavigationStack { Tools() }")
        #expect(scene.texts.sorted() == ["a", "b", "c", "page"])
    }

    @Test func `the configuration of a button's style is a type of its own`() throws {
        let style = """
            struct Pill: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    Inner(configuration: configuration)
                }
                struct Inner: View {
                    let configuration: ButtonStyle.Configuration
                    var body: some View {
                        configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
                        Text(configuration.role == .destructive ? "destructive" : "plain")
                    }
                }
            }
            struct Outer: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View { Face(configuration: configuration) }
                private struct Face: View {
                    let configuration: Configuration
                    var body: some View { configuration.label.bold(configuration.role == .destructive) }
                }
            }
            struct Other: ButtonStyle {
                func makeBody(configuration: ButtonStyleConfiguration) -> some View {
                    switch configuration.role {
                    case .some(.cancel): Text("cancel")
                    default: configuration.label
                    }
                }
            }
            """
        let body = "Button(\"x\") {}.buttonStyle(Pill()); Button(\"y\") {}.buttonStyle(Other()).buttonStyle(Outer())"
        #expect(try !show(style, body: body).diagnostics.contains { $0.severity == .error })
    }

    @Test func `environment values that are not followed are no errors`() throws {
        let reader = """
            struct Reader: View {
                @Environment(\\.verticalScrollIndicatorVisibility) private var bar
                @Environment(\\.legibilityWeight) private var weight
                @Environment(\\.isScrollEnabled) private var scrolls
                @Environment(\\.fontResolutionContext) private var context
                @Environment(\\.accessibilityDifferentiateWithoutColor) private var shapes
                var body: some View {
                    Text(bar == .hidden ? "hidden" : "shown")
                    Text(weight == .bold ? "bold" : "regular")
                    Text(scrolls ? "scrolls" : "rests")
                    Text(context == .narrow ? "narrow" : "wide")
                    Text(shapes ? "shapes" : "colours")
                }
            }
            """
        let scene = try show(reader, body: "Reader()")
        #expect(scene.texts == ["shown", "regular", "scrolls", "wide", "colours"])
        #expect(scene.diagnostics.filter { $0.severity == .warning }.count == 3)
    }

    @Test func `properties whose value comes from outside are not asked of initialisers`() throws {
        let reader = """
            struct CountKey: FocusedValueKey { typealias Value = Int }
            struct Reader: View {
                @FocusedValue(\\.count) var count
                @FocusedBinding(\\.name) var name
                let title: String
                var body: some View { Text(title) }
            }
            """
        #expect(try show(reader, body: "Reader(title: \"a\")").texts == ["a"])
    }

    @Test func `effects and spaces of the program's own extend those of the system`() throws {
        let declarations = """
            extension VisualEffect {
                func lifted(by height: CGFloat) -> some VisualEffect { offset(y: -height).opacity(0.5) }
            }
            extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
                static var page: Self { .named("page") }
            }
            """
        let body = """
            GeometryReader { proxy in
                Text(verbatim: "\\(proxy.frame(in: .page).minY)").visualEffect { content, proxy in content.lifted(by: 3) }
            }
            .coordinateSpace(.page)
            """
        let scene = try show(declarations, body: body)
        #expect(scene.texts == ["12.5"])
        #expect(scene.diagnostics.isEmpty)
    }

    @Test func `the environment is a value`() throws {
        let reader = """
            struct Reader: View {
                @Environment(\\.self) private var environment
                var body: some View {
                    Text(environment.colorScheme == .dark ? "dark" : "light")
                    Text(environment.dynamicTypeSize.isAccessibilitySize ? "large" : "usual")
                }
            }
            """
        #expect(try show(reader, body: "Reader().environment(\\.colorScheme, .dark)").texts == ["dark", "usual"])
    }

    @Test func `a style of the program's own comes to one of the system's`() throws {
        let style = """
            struct Ink: ShapeStyle {
                func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
                    environment.colorScheme == .dark ? Color.white : Color.black
                }
            }
            """
        let scene = try show(style, body: "Rectangle().fill(Ink())")
        let paints = scene.views.compactMap { view in if case .shape(let shape) = view.kind { shape.paint } else { nil }
        }
        #expect(paints == [.fill(.color(.named("black")))])
    }

    @Test(
        arguments: [
            "Circle().fill(Color(\"a\", bundle: nil))",
            "Circle().fill(.linearGradient(stops: [.init(color: .red, location: 0)], startPoint: .top, endPoint: .bottom))",
            "Text(\"a\").background(.red, in: Circle(), fillStyle: FillStyle())",
            "Text(\"a\").clipShape(.capsule(style: .continuous))",
            "Text(\"a\").scenePadding(.minimum, edges: .top)",
            "Text(\"a\").font(.body.width(.condensed))",
            "Text(\"a\").gesture(TapGesture(), name: \"tap\")",
            "Text(\"a\").controlSize(.small ... .large)",
            "AnyView(erasing: Text(\"a\"))",
            "TabView { Tab(\"a\", image: \"b\") { Text(\"c\") } }",
            "Text(\"a\").task(name: \"load\") { try? await Task.sleep(for: .seconds(1)) }",
        ]
    )
    func `forms of modifiers and values are taken`(body: String) throws {
        #expect(try !show("", body: body).diagnostics.contains { $0.severity == .error })
    }

    @Test func `each namespace is one of its own, and stays the same`() throws {
        let spaces = """
            struct Spaces: View {
                @Namespace private var first
                @Namespace private var second
                @State private var kept: [Namespace.ID] = []
                var body: some View {
                    Text(first == second ? "same" : "different")
                    Text(verbatim: "\\(Set([first, second] + kept).count)")
                    Button("keep") { kept = [first, second] }
                }
            }
            """
        let scene = try show(spaces, body: "Spaces()")
        #expect(scene.texts == ["different", "2", "keep"])
        try scene.press("keep")
        #expect(scene.texts == ["different", "2", "keep"])
    }

    @Test func `fields tell their selection, and columns which one is preferred`() throws {
        let fields = """
            struct Fields: View {
                @State private var text = "typed"
                @State private var selection: TextSelection?
                @State private var column = NavigationSplitViewColumn.sidebar
                var body: some View {
                    TextField("name", text: $text, selection: $selection)
                    TextEditor(text: $text, selection: $selection)
                    NavigationSplitView(preferredCompactColumn: $column) {
                        Text("sidebar")
                    } detail: {
                        Text("detail")
                    }
                }
            }
            """
        #expect(try show(fields, body: "Fields()").texts == ["sidebar"])
    }

    @Test(
        arguments: [
            "NavigationBarItem.TitleDisplayMode", "AnyGradient", "SectionConfiguration", "SectionCollection",
            "ScaledMetric<CGFloat>", "AppStorage<Int>", "Environment<Int>", "IntegerFormatStyle<Int>",
            "FloatingPointFormatStyle<Double>", "ModifiedContent<Text, EmptyModifier>",
            "ScrollContentOffsetAdjustmentBehavior", "Mirror",
        ]
    )
    func `types are known by their names`(type: String) throws {
        let scene = try show("struct Holder { var value: \(type)? }", body: "Text(\"a\")")
        #expect(scene.diagnostics.isEmpty)
    }
}
