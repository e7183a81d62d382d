import Testing

/// A write runs again exactly the bodies that read what was written: each body prints its name.
///
/// A body is the whole of it: one that reads inside a stack of its own runs from its start, as views are made in it.
@Suite("Bodies that run again")
struct BodyCountTests {
    @Test func `a state runs the body of its view, wherever in it the state is read`() throws {
        let screen = try TappedScreen(
            types: """
                struct Inside: View {
                    @State private var count = 0
                    var body: some View {
                        let _ = print("inside")
                        VStack { HStack { Text("count \\(count)") } }.onTapGesture { count += 1 }
                    }
                }
                """,
            state: "@State private var number = 0; @State private var unread = 0",
            "Inside(); VStack { Text(\"number \\(number)\") }",
            actions: ["number += 1", "number = number", "unread += 1"]
        )

        #expect(screen.opening == ["screen", "inside"])
        #expect(screen.tap(0) == ["screen"])
        #expect(screen.tap(0) == ["screen"])
        #expect(screen.tap(1) == [])
        #expect(screen.tap(2) == [])
        #expect(screen.texts == ["count 0", "number 2"])
    }

    @Test func `rows that read a state run with the body of its view`() throws {
        let screen = try TappedScreen(
            types: """
                struct Row: View {
                    let name: String
                    let isChosen: Bool
                    var body: some View {
                        let _ = print(name)
                        Text(isChosen ? name + "!" : name)
                    }
                }
                """,
            state: "@State private var chosen = \"b\"",
            "ForEach([\"a\", \"b\", \"c\"], id: \\.self) { Row(name: $0, isChosen: $0 == chosen) }",
            actions: ["chosen = \"c\""]
        )

        // Of the rows only those whose own properties are others run.
        #expect(screen.tap() == ["screen", "b", "c"])
        #expect(screen.texts == ["a", "b", "c!"])
    }

    // The rows' closures hold the screen, which has fewer properties than the elements that they read.
    @Test func `rows that are bound to elements of more properties than the screen has stay as they are`() throws {
        let screen = try TappedScreen(
            types: "struct Clip: Identifiable { var id: Int; var hue = 0.1; var title = \"clip\"; var liked = false }",
            state: "@State private var clips = (0..<2).map { Clip(id: $0) }; @State private var number = 0",
            """
            Text("\\(number)")
            ForEach($clips) { $clip in
                Text(clip.liked ? "liked" : "plain").onTapGesture { clip.liked.toggle() }
            }
            """,
            actions: ["number += 1", "clips[0].liked = true"]
        )

        _ = screen.tap(0)
        #expect(screen.texts == ["1", "plain", "plain"])
        _ = screen.tap(1)
        #expect(screen.texts == ["1", "liked", "plain"])
    }

    @Test func `a binding to a part runs what reads that part`() throws {
        let screen = try TappedScreen(
            types: """
                struct Pair { var x = 0; var y = 0 }
                struct Reader: View {
                    @Binding var value: Int
                    let name: String
                    var body: some View {
                        let _ = print(name)
                        VStack { Text("\\(name) \\(value)") }
                    }
                }
                """,
            state: "@State private var pair = Pair(); @State private var list = [1, 2, 3]",
            """
            Reader(value: $pair.x, name: "x")
            Reader(value: $pair.y, name: "y")
            ForEach($list, id: \\.self) { Reader(value: $0, name: "element") }
            Reader(value: $list[2], name: "third")
            """,
            actions: ["pair.x += 1", "pair = Pair(x: pair.x, y: 7)", "list[2] = 9"]
        )

        #expect(screen.tap(0) == ["x"])
        #expect(screen.tap(1) == ["y"])
        #expect(screen.tap(2).filter { $0 == "third" } == ["third"])
        #expect(screen.texts == ["x 1", "y 7", "element 1", "element 2", "element 9", "third 9"])
    }

    @Test func `an observable class runs what reads the property, a computed one too`() throws {
        let screen = try TappedScreen(
            types: """
                @Observable final class Model {
                    var count = 0
                    var list = [1]
                    @ObservationIgnored var hidden = 0
                    var doubled: Int { count * 2 }
                }
                struct Count: View {
                    let model: Model
                    var body: some View { let _ = print("count"); VStack { Text("\\(model.doubled)") } }
                }
                struct Length: View {
                    @Environment(Model.self) private var model
                    var body: some View { let _ = print("length"); Text("\\(model.list.count)") }
                }
                struct Hidden: View {
                    @Bindable var model: Model
                    var body: some View { let _ = print("hidden"); Text("\\(model.hidden)") }
                }
                """,
            state: "@State private var model = Model()",
            "Group { Count(model: model); Length(); Hidden(model: model) }.environment(model)",
            actions: ["model.count += 1", "model.list.append(2)", "model.hidden += 1"]
        )

        #expect(screen.tap(0) == ["count"])
        #expect(screen.tap(1) == ["length"])
        #expect(screen.tap(2) == [])
        #expect(screen.texts == ["2", "2", "0"])
    }

    private static let observed = """
        final class Model: ObservableObject {
            @Published var shown = 0
            @Published var other = 0
            var plain = 0
            var told = 0 { willSet { objectWillChange.send() } }
        }
        struct Reader: View {
            @ObservedObject var model: Model
            var body: some View { let _ = print("reader"); VStack { Text("\\(model.shown) \\(model.plain) \\(model.told)") } }
        }
        struct Idle: View {
            @EnvironmentObject var model: Model
            var body: some View { let _ = print("idle"); Text("idle") }
        }
        struct Passed: View {
            let model: Model
            var body: some View { let _ = print("passed"); Text("passed") }
        }
        """

    @Test func `an observed object runs all views that observe it, whatever is published`() throws {
        let screen = try TappedScreen(
            types: Self.observed,
            state: "@StateObject private var model = Model()",
            "Group { Reader(model: model); Idle(); Passed(model: model) }.environmentObject(model)",
            actions: ["model.other += 1", "model.plain += 1", "model.told += 1", "model.plain += 1; model.shown += 1"]
        )

        #expect(screen.tap(0) == ["screen", "reader", "idle"])
        #expect(screen.tap(1) == [])
        #expect(screen.tap(2) == ["screen", "reader", "idle"])
        #expect(screen.texts == ["0 1 1", "idle", "passed"])
        #expect(screen.tap(3) == ["screen", "reader", "idle"])
        #expect(screen.texts == ["1 2 1", "idle", "passed"])
    }

    @Test func `objectWillChange can be heard and passed on`() throws {
        let screen = try TappedScreen(
            types: """
                import Combine
                final class Inner: ObservableObject { @Published var count = 0 }
                final class Outer: ObservableObject {
                    let inner = Inner()
                    private var subscription: AnyCancellable?
                    init() { subscription = inner.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() } }
                }
                struct Reader: View {
                    @ObservedObject var outer: Outer
                    var body: some View { let _ = print("reader"); Text("\\(outer.inner.count)") }
                }
                """,
            state: "private let outer = Outer()",
            "Reader(outer: outer)",
            actions: ["outer.inner.count += 1"]
        )

        #expect(screen.tap() == ["reader"])
        #expect(screen.texts == ["1"])
    }

    @Test func `a value of the environment runs the views that declare it`() throws {
        let screen = try TappedScreen(
            types: """
                extension EnvironmentValues { @Entry var level = 0; @Entry var title = "" }
                struct Level: View {
                    @Environment(\\.level) private var level
                    var body: some View { let _ = print("level"); VStack { Text("\\(level)") } }
                }
                struct Title: View {
                    @Environment(\\.title) private var title
                    @Environment(\\.lineLimit) private var limit
                    var body: some View { let _ = print("title"); Text("\\(title) \\(limit ?? 0)") }
                }
                struct Neither: View { var body: some View { let _ = print("neither"); Text("neither") } }
                """,
            state: "@State private var level = 0; @State private var limit = 1",
            "Group { Level(); Title(); Neither() }.environment(\\.level, level).lineLimit(limit)",
            actions: ["level += 1", "limit += 1"]
        )

        #expect(screen.tap(0) == ["screen", "level"])
        #expect(screen.tap(1) == ["screen", "title"])
        #expect(screen.texts == ["1", " 2", "neither"])
    }

    @Test func `views share what is stored under one key`() throws {
        let screen = try TappedScreen(
            types: """
                struct First: View {
                    @AppStorage("count") private var count = 0
                    var body: some View { let _ = print("first"); VStack { Text("first \\(count)") } }
                }
                struct Second: View {
                    @AppStorage("count") private var total = 0
                    var body: some View { let _ = print("second"); Text("second \\(total)") }
                }
                struct Other: View {
                    @AppStorage("name") private var name = "Ada"
                    @SceneStorage("count") private var ofScene = 0
                    var body: some View { let _ = print("other"); Text("\\(name) \\(ofScene)") }
                }
                """,
            state: "@AppStorage(\"count\") private var stored = 0; @SceneStorage(\"count\") private var ofScene = 0",
            "First(); Second(); Other()",
            actions: ["stored += 1", "ofScene += 5"]
        )

        #expect(screen.tap(0) == ["first", "second"])
        #expect(screen.tap(1) == ["other"])
        #expect(screen.texts == ["first 1", "second 1", "Ada 5"])
    }

    @Test func `focus and the state of a gesture run what reads them`() throws {
        let screen = try TappedScreen(
            types: """
                struct Dragged: View {
                    @GestureState private var x = 0.0
                    var body: some View {
                        let _ = print("dragged")
                        Color.blue.overlay { Text("x \\(Int(x))") }
                            .gesture(DragGesture(minimumDistance: 0).updating($x) { value, x, _ in x = value.location.x })
                    }
                }
                struct Focused: View {
                    @FocusState.Binding var field: String?
                    var body: some View { let _ = print("focused"); Text(field ?? "none") }
                }
                """,
            state: "@FocusState private var field: String?",
            "Focused(field: $field); Text(\"other\")",
            actions: ["field = \"name\"", "field = nil"]
        )

        #expect(screen.tap(0) == ["focused"])
        #expect(screen.texts == ["name", "other"])
        #expect(screen.tap(1) == ["focused"])
    }

    @Test func `a view that is declared equal does not run, others do`() throws {
        let screen = try TappedScreen(
            types: """
                struct Half: View, Equatable {
                    let number: Int
                    static func == (a: Half, b: Half) -> Bool { a.number / 2 == b.number / 2 }
                    var body: some View { let _ = print("half \\(number)"); Text("half \\(number)") }
                }
                struct Third: View, Equatable {
                    let number: Int
                    static func == (a: Third, b: Third) -> Bool { a.number / 3 == b.number / 3 }
                    var body: some View { let _ = print("third \\(number)"); Text("third \\(number)") }
                }
                struct Plain: View { let number: Int; var body: some View { let _ = print("plain"); Text("plain") } }
                """,
            state: "@State private var number = 0",
            "Half(number: number).equatable(); EquatableView(content: Third(number: number)); Plain(number: number)",
            actions: ["number += 1"]
        )

        #expect(screen.tap() == ["screen", "plain"])
        #expect(screen.texts == ["half 0", "third 0", "plain"])
        #expect(screen.tap() == ["screen", "half 2", "plain"])
        #expect(screen.tap() == ["screen", "third 3", "plain"])
    }

    @Test func `what a modifier modifies is written in another body than its own`() throws {
        let screen = try TappedScreen(
            types: """
                @Observable final class Model { var count = 0 }
                struct Framed: ViewModifier {
                    func body(content: Content) -> some View { let _ = print("framed"); content.padding(4) }
                }
                struct Reader: View {
                    let model: Model
                    var body: some View {
                        let _ = print("reader")
                        VStack { Text("\\(model.count)") }.modifier(Framed())
                    }
                }
                """,
            state: "@State private var model = Model()",
            "Reader(model: model)",
            actions: ["model.count += 1"]
        )

        #expect(screen.opening == ["screen", "reader", "framed"])
        #expect(screen.tap().filter { $0 == "reader" } == ["reader"])
        #expect(screen.texts == ["1"])
    }

    @Test func `a change with a transaction is a change`() throws {
        let screen = try TappedScreen(
            state: "@State private var number = 0",
            "Text(\"\\(number)\").transaction { $0.animation = nil }.transaction(value: number) { $0.disablesAnimations = true }",
            actions: [
                "var plain = Transaction(animation: .linear); plain.disablesAnimations = true; withTransaction(plain) { number += 1 }",
                "withTransaction(\\.disablesAnimations, true) { number += 1 }",
                "print(withAnimation(.easeIn) { number += 1; return number })",
            ]
        )

        #expect(screen.tap(0) == ["screen"])
        #expect(screen.tap(1) == ["screen"])
        #expect(screen.tap(2) == ["3", "screen"])
        #expect(screen.texts == ["3"])
    }
}
