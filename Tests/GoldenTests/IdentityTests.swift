import Testing

/// State lives as long as the identity of its view: its place in the source, its branch, its `id`, its element.
@Suite("Identity")
struct IdentityTests {
    /// A view that keeps the name it began with.
    private static let keeper = """
        struct Keeper: View {
            let name: String
            @State private var first = ""
            var body: some View {
                Text("\\(name) since \\(first)")
                    .onAppear { first = name; print("+\\(name)") }
                    .onDisappear { print("-\\(first)") }
            }
        }
        """

    private func screen(state: String, _ content: String, actions: [String]) throws -> TappedScreen {
        let types = Self.keeper + "\nenum Phase { case idle, busy(Int), done }"
        return try TappedScreen(types: types, state: state, content, actions: actions)
    }

    @Test func `branches of an if are two views; one view with other values is one`() throws {
        let screen = try screen(
            state: "@State private var isOn = true",
            "if isOn { Keeper(name: \"a\") } else { Keeper(name: \"b\") }; Keeper(name: isOn ? \"x\" : \"y\")",
            actions: ["isOn.toggle()"]
        )

        #expect(screen.texts == ["a since a", "x since x"])
        #expect(screen.tap().filter { $0 != "screen" } == ["-a", "+b"])
        #expect(screen.texts == ["b since b", "y since x"])
        _ = screen.tap()
        #expect(screen.texts == ["a since a", "x since x"])
    }

    @Test func `each case of a switch is a view of its own, whatever it carries`() throws {
        let screen = try screen(
            state: "@State private var phase = Phase.idle",
            """
            switch phase {
            case .idle: Keeper(name: "idle")
            case .busy(let count) where count > 5: Keeper(name: "very busy")
            case .busy(let count): Keeper(name: "busy \\(count)")
            case .done: Keeper(name: "done")
            }
            """,
            actions: ["phase = .busy(1)", "phase = .busy(2)", "phase = .busy(7)"]
        )

        _ = screen.tap(0)
        #expect(screen.texts == ["busy 1 since busy 1"])
        #expect(screen.tap(1).filter { $0 != "screen" } == [])
        #expect(screen.texts == ["busy 2 since busy 1"])
        _ = screen.tap(2)
        #expect(screen.texts == ["very busy since very busy"])
    }

    @Test func `an optional view begins anew when it comes back`() throws {
        let screen = try screen(
            state: "@State private var name: String? = \"p\"",
            "if let name { Keeper(name: name) }; Keeper(name: \"after\")",
            actions: ["name = \"q\"", "name = nil", "name = \"r\""]
        )

        _ = screen.tap(0)
        #expect(screen.texts == ["q since p", "after since after"])
        #expect(screen.tap(1).filter { $0 != "screen" } == ["-p"])
        #expect(screen.texts == ["after since after"])
        _ = screen.tap(2)
        #expect(screen.texts == ["r since r", "after since after"])
    }

    @Test func `another id is another view`() throws {
        let screen = try screen(
            state: "@State private var key = 0; @State private var name = \"a\"",
            "Keeper(name: name).id(key)",
            actions: ["name = \"b\"", "key += 1", "key = key"]
        )

        _ = screen.tap(0)
        #expect(screen.texts == ["b since a"])
        #expect(screen.tap(1).filter { $0 != "screen" } == ["-a", "+b"])
        #expect(screen.texts == ["b since b"])
        #expect(screen.tap(2) == [])
    }

    @Test(arguments: ["VStack", "LazyVStack"])
    func `rows keep their state when they move, come and go`(container: String) throws {
        let screen = try TappedScreen(
            types: """
                struct Item: Identifiable { let id: Int; var name: String }
                struct Row: View {
                    let item: Item
                    @State private var first = ""
                    var body: some View { Text("\\(item.name) since \\(first)").onAppear { first = item.name } }
                }
                """,
            state: "@State private var items = [1, 2, 3].map { Item(id: $0, name: \"n\\($0)\") }",
            "\(container)(spacing: 0) { ForEach(items) { Row(item: $0) } }",
            actions: [
                "items[0].name = \"new\"", "items.reverse()", "items.insert(Item(id: 9, name: \"n9\"), at: 1)",
                "items.removeAll { $0.id == 2 }", "items.append(Item(id: 2, name: \"again\"))",
            ]
        )

        _ = screen.tap(0)
        #expect(screen.texts == ["new since n1", "n2 since n2", "n3 since n3"])
        _ = screen.tap(1)
        #expect(screen.texts == ["n3 since n3", "n2 since n2", "new since n1"])
        _ = screen.tap(2)
        #expect(screen.texts == ["n3 since n3", "n9 since n9", "n2 since n2", "new since n1"])
        _ = screen.tap(3)
        #expect(screen.texts == ["n3 since n3", "n9 since n9", "new since n1"])
        _ = screen.tap(4)
        #expect(screen.texts == ["n3 since n3", "n9 since n9", "new since n1", "again since again"])
    }

    @Test func `rows by their place keep the state of the place`() throws {
        let screen = try screen(
            state: "@State private var names = [\"a\", \"b\", \"c\"]",
            "ForEach(names.indices, id: \\.self) { Keeper(name: names[$0]) }",
            actions: ["names.removeFirst()"]
        )

        _ = screen.tap()
        #expect(screen.texts == ["b since a", "c since b"])
    }

    @Test func `lazy rows that leave the screen come back with their state`() throws {
        let screen = try TappedScreen(
            types: """
                struct Row: View {
                    let number: Int
                    @State private var isMarked = false
                    var body: some View {
                        Text("\\(number)\\(isMarked ? "!" : "")").frame(height: 100).onAppear { if number == 0 { isMarked = true } }
                    }
                }
                """,
            state: "@State private var target: Int?",
            """
            ScrollViewReader { proxy in
                ScrollView { LazyVStack(spacing: 0) { ForEach(0..<500) { Row(number: $0).id($0) } } }
                    .onChange(of: target) { if let target { proxy.scrollTo(target, anchor: .top) } }
            }
            """,
            actions: ["target = 300", "target = 0"]
        )

        #expect(screen.texts.first == "0!")
        _ = screen.tap(0)
        #expect(screen.texts.first == "300")
        _ = screen.tap(1)
        #expect(screen.texts.first == "0!")
    }

    @Test func `onChange tells old and new values, at once where it is asked to`() throws {
        let screen = try TappedScreen(
            state: "@State private var number = 0; @State private var choice: Int?",
            """
            Text("\\(number)")
                .onChange(of: number, initial: true) { print("first \\($0) \\($1)") }
                .onChange(of: number) { print("plain") }
                .onChange(of: number > 1) { old, new in print("derived \\(old) \\(new)") }
                .onChange(of: choice) { _, new in print("choice \\(new ?? 0)") }
            """,
            actions: ["number += 1", "number += 2; number -= 2", "choice = 4"]
        )

        #expect(screen.opening == ["screen", "first 0 0"])
        #expect(screen.tap(0) == ["screen", "first 0 1", "plain"])
        #expect(screen.tap(1).filter { $0 != "screen" } == [])
        #expect(screen.tap(0).filter { $0 != "screen" } == ["first 1 2", "plain", "derived false true"])
        #expect(screen.tap(2) == ["screen", "choice 4"])
    }

    @Test func `first values of state and objects are made once`() throws {
        let screen = try TappedScreen(
            types: """
                final class Model: ObservableObject { init() { print("model") } }
                func first() -> Int { print("value"); return 4 }
                struct Child: View {
                    @StateObject private var model = Model()
                    @State private var value = first()
                    let number: Int
                    var body: some View { Text("\\(number) \\(value)") }
                }
                """,
            state: "@State private var number = 0",
            "Child(number: number)",
            actions: ["number += 1"]
        )

        #expect(screen.opening == ["screen", "model", "value"])
        #expect(screen.tap() == ["screen"])
        #expect(screen.texts == ["1 4"])
    }
}
