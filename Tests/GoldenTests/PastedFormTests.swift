import LayoutCore
import Testing
import ViewInterpreter
import ViewRuntime

/// Forms that pasted screens often use: what they show, by the texts in the order in which they are drawn.
@Suite("Pasted forms")
struct PastedFormTests {
    private func stage(_ source: String) throws -> Stage {
        let screen = Device(bareSize: Size(width: 300, height: 400), scale: 2, safeArea: EdgeInsets())
        return try Stage(source: "import SwiftUI\n" + source, configuration: SceneConfiguration(device: screen))
    }

    private func texts(_ stage: Stage) -> [String] {
        stage.scene.makeFrame().items.compactMap { item in
            switch item.content {
            case .text(let text): text.string
            case .symbol(let name, _, _): "<\(name)>"
            default: nil
            }
        }
    }

    private func texts(_ source: String) throws -> [String] { texts(try stage(source)) }

    /// Taps the middle of the first text or symbol that reads so.
    private func tap(_ text: String, _ stage: Stage) throws {
        let item = try #require(
            stage.scene.makeFrame().items.first { item in
                switch item.content {
                case .text(let drawn): drawn.string == text
                case .symbol(let name, _, _): "<\(name)>" == text
                default: false
                }
            }
        )
        let point = Point(x: item.frame.midX, y: item.frame.midY)
        stage.scene.touch(.began, at: point, time: stage.scene.time + 0.1)
        stage.scene.touch(.ended, at: point, time: stage.scene.time + 0.1)
    }

    // MARK: Views taken apart

    @Test func `content is taken apart into its views and sections`() throws {
        let source = """
            struct Numbered<Content: View>: View {
                @ViewBuilder var content: Content
                var body: some View {
                    Group(subviews: content) { views in
                        Text("\\(views.count) views")
                        ForEach(subviews: content) { view in
                            HStack { Text("-"); view }
                        }
                        if let last = views.last { last }
                    }
                }
            }
            struct Parted<Content: View>: View {
                let content: Content
                init(@ViewBuilder content: () -> Content) { self.content = content() }
                var body: some View {
                    ForEach(sections: content) { section in
                        section.header
                        ForEach(section.content) { row in HStack { Text("*"); row } }
                    }
                }
            }
            struct ContentView: View {
                var isLong = true
                var body: some View {
                    VStack {
                        Numbered {
                            Text("a")
                            if isLong { ForEach(1..<3) { Text("b\\($0)") } }
                        }
                        Parted {
                            Section("Head") { Text("c") }
                            Text("d")
                        }
                    }
                }
            }
            """

        #expect(try texts(source) == ["3 views", "-", "a", "-", "b1", "-", "b2", "b2", "Head", "*", "c", "*", "d"])
    }

    // MARK: Styles and groups

    @Test func `styles of a program make toggles, groups and bars`() throws {
        let source = """
            struct Check: ToggleStyle {
                func makeBody(configuration: Configuration) -> some View {
                    Button { configuration.isOn.toggle() } label: {
                        HStack { Text(configuration.isOn ? "[x]" : "[ ]"); configuration.label }
                    }
                }
            }
            struct Framed: GroupBoxStyle {
                func makeBody(configuration: Configuration) -> some View {
                    VStack { Text("top"); configuration.label; configuration.content }
                }
            }
            struct Fold: DisclosureGroupStyle {
                func makeBody(configuration: Configuration) -> some View {
                    VStack {
                        Button { configuration.isExpanded.toggle() } label: { configuration.label }
                        if configuration.isExpanded { configuration.content }
                    }
                }
            }
            struct Percent: ProgressViewStyle {
                func makeBody(configuration: Configuration) -> some View {
                    Text("\\(Int((configuration.fractionCompleted ?? 0) * 100)) %")
                }
            }
            struct ContentView: View {
                @State private var isOn = false
                @State private var isOpen = false
                var body: some View {
                    VStack {
                        Toggle("Wi-Fi", isOn: $isOn).toggleStyle(Check())
                        GroupBox("Box") { Text("inside") }.groupBoxStyle(Framed())
                        DisclosureGroup("More", isExpanded: $isOpen) { Text("hidden") }.disclosureGroupStyle(Fold())
                        ProgressView(value: 1, total: 4).progressViewStyle(Percent())
                    }
                }
            }
            """
        let stage = try stage(source)

        #expect(texts(stage) == ["[ ]", "Wi-Fi", "top", "Box", "inside", "More", "25 %"])
        try tap("Wi-Fi", stage)
        try tap("More", stage)
        #expect(texts(stage) == ["[x]", "Wi-Fi", "top", "Box", "inside", "More", "hidden", "25 %"])
    }

    @Test func `groups and outlines open by themselves`() throws {
        let source = """
            struct Item: Identifiable {
                let id: String
                var parts: [Item]?
            }
            struct ContentView: View {
                let root = Item(id: "root", parts: [Item(id: "leaf"), Item(id: "branch", parts: [])])
                var body: some View {
                    VStack {
                        DisclosureGroup("Details") { Text("inside") }
                        OutlineGroup(root, children: \\.parts) { Text($0.id) }
                    }
                }
            }
            """
        let stage = try stage(source)

        #expect(texts(stage) == ["Details", "<chevron.right>", "root", "<chevron.right>"])
        try tap("Details", stage)
        try tap("root", stage)
        #expect(
            texts(stage) == [
                "Details", "<chevron.down>", "inside", "root", "<chevron.down>", "leaf", "branch", "<chevron.right>",
            ]
        )
    }

    // MARK: What the file alone does not say

    @Test func `a preview is shown where only it puts an object into the environment`() throws {
        let source = """
            final class Store: ObservableObject { @Published var name = "from the preview" }
            struct Screen: View {
                @EnvironmentObject private var store: Store
                var body: some View { Text(store.name) }
            }
            struct Screen_Previews: PreviewProvider {
                static var previews: some View { Screen().environmentObject(Store()) }
            }
            """
        let result = ProgramCompiler.compile(source: "import SwiftUI\n" + source)

        #expect(try texts(source) == ["from the preview"])
        #expect(result.diagnostics.map(\.severity) == [.note])
        #expect(result.diagnostics.map(\.line) == [3])
    }

    @Test func `a colour that stands in a catalogue is a warning, a mistyped one an error`() throws {
        func severities(_ color: String) -> [ProgramDiagnostic.Severity] {
            let source = """
                import SwiftUI
                struct ContentView: View {
                    var body: some View { Circle().fill(\(color)).frame(width: 10) }
                }
                """
            return ProgramCompiler.compile(source: source).diagnostics.map(\.severity)
        }

        #expect(severities(".brandPrimary") == [.warning])
        #expect(severities("Color.brandPrimary") == [.warning])
        #expect(severities(".bleu") == [.error])
        #expect(severities("Color.oragne") == [.error])
    }

    // MARK: Controls

    @Test func `a date picker shows the day and the time that it is asked for`() throws {
        let source = """
            struct ContentView: View {
                @State private var leapDay = Date(timeIntervalSince1970: 951_782_400)
                @State private var evening = Date(timeIntervalSince1970: -3_600)
                var body: some View {
                    VStack {
                        DatePicker("", selection: $leapDay, displayedComponents: .date).labelsHidden()
                        DatePicker("", selection: $evening, displayedComponents: [.hourAndMinute]).labelsHidden()
                        DatePicker("", selection: $evening, in: ...Date.now).labelsHidden()
                    }
                }
            }
            """

        // 29 February 2000 begins 951,782,400 seconds after 1970; an hour before 1970 it is eleven in the evening.
        #expect(try texts(source).filter { !$0.isEmpty } == ["Feb 29, 2000", "11:00 PM", "Dec 31, 1969", "11:00 PM"])
    }

    @Test func `a tab bar is hidden by the content of its tab`() throws {
        let source = """
            struct ContentView: View {
                @State private var tab = 0
                var body: some View {
                    TabView(selection: $tab) {
                        ForEach(0..<2, id: \\.self) { index in
                            NavigationStack { Text("page \\(index)").toolbar(.hidden, for: .tabBar) }
                                .tag(index)
                                .tabItem { Label("Tab", systemImage: "star") }
                        }
                    }
                }
            }
            """

        #expect(try texts(source) == ["page 0"])
    }

    // MARK: Values

    @Test func `optional views, empty reasons and several anchors of one key`() throws {
        let source = """
            struct Marks: PreferenceKey {
                static let defaultValue: [Anchor<CGRect>] = []
                static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
                    value += nextValue()
                }
            }
            struct ContentView: View {
                var isLoading = false
                var body: some View {
                    Text("plain")
                        .redacted(reason: isLoading ? .placeholder : [])
                        .background(isLoading ? nil : Text("behind"))
                        .anchorPreference(key: Marks.self, value: .bounds) { [$0] }
                        .transformAnchorPreference(key: Marks.self, value: .bounds) { $0.append($1) }
                        .overlayPreferenceValue(Marks.self) { marks in Text("\\(marks.count) marks") }
                }
            }
            """

        #expect(try texts(source) == ["behind", "plain", "2 marks"])
    }

    @Test func `protocols of SwiftUI in signatures are what they stand for`() throws {
        let source = """
            struct Top: ScrollTargetBehavior {
                func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
                    if context.contentSize.height > context.containerSize.height { target.rect.origin.y = 0 }
                }
            }
            func width(_ proxy: GeometryProxy, _ space: some CoordinateSpaceProtocol) -> Double {
                proxy.frame(in: space).width
            }
            func left<Space: CoordinateSpaceProtocol>(_ proxy: GeometryProxy, in space: Space) -> Double {
                proxy.frame(in: space).minX
            }
            struct ContentView: View {
                var body: some View {
                    ScrollView {
                        GeometryReader { proxy in
                            Text(verbatim: "\\(width(proxy, .named("page"))) \\(left(proxy, in: .global))")
                        }
                        .frame(width: 100, height: 40)
                    }
                    .coordinateSpace(.named("page"))
                    .scrollTargetBehavior(Top())
                }
            }
            """

        #expect(try texts(source) == ["100.0 100.0"])
    }

    @Test func `a part of an optional pair is optional`() throws {
        let source = """
            struct ContentView: View {
                let heights = [1: 40.0, 2: 10.0]
                var body: some View {
                    let highest = heights.filter { $0.value > 5 }.max { $0.value < $1.value }
                    VStack {
                        if let key = highest?.key { Text("key \\(key)") }
                        Text("\\(heights.filter { $0.value > 90 }.first?.value ?? -1)")
                    }
                }
            }
            """

        #expect(try texts(source) == ["key 1", "-1.000000"])
    }

    @Test func `a transaction changes state, and a canvas checks what it does not draw`() throws {
        let source = """
            struct ContentView: View {
                @State private var count = 0
                var body: some View {
                    VStack {
                        Text("count \\(count)")
                        Button("more") {
                            var transaction = Transaction(animation: .easeIn)
                            transaction.disablesAnimations = true
                            withTransaction(transaction) { count += 1 }
                            withTransaction(\\.disablesAnimations, true) { count += 1 }
                        }
                        Canvas { context, size in
                            var copy = context
                            copy.opacity = 0.5
                            copy.translateBy(x: 10, y: 10)
                            copy.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.red))
                            let text = context.resolve(Text("drawn"))
                            context.draw(text, at: CGPoint(x: text.measure(in: size).width, y: 0), anchor: .topLeading)
                        }
                        .frame(height: 50)
                    }
                }
            }
            """
        let stage = try stage(source)

        #expect(texts(stage) == ["count 0", "more"])
        try tap("more", stage)
        #expect(texts(stage) == ["count 2", "more"])
    }

    @Test func `a method of the name body is not the body that a protocol gives`() throws {
        let source = """
            protocol Fed: View {
                associatedtype Food
                associatedtype Shown: View
                func food() -> Food
                func body(food: Food) -> Shown
            }
            extension Fed {
                var body: some View { body(food: food()) }
            }
            struct Shelf: Fed {
                struct Food { var jars: [String] }
                func food() -> Food { Food(jars: ["plum", "pear"]) }
                func body(food: Food) -> some View {
                    VStack { ForEach(food.jars, id: \\.self) { Text($0) } }
                }
            }
            struct ContentView: View { var body: some View { Shelf() } }
            """

        #expect(try texts(source) == ["plum", "pear"])
    }
}
