import Testing
import ViewInterpreter

/// What stands behind a wrapped property, as initialisers and wrappers of the program use it.
@Suite("Stored wrappers")
struct StoredWrapperTests {
    private func scene(_ members: String, body: String) throws -> RunningProgram {
        let scene = try RunningProgram(
            """
            import SwiftUI
            struct ContentView: View {
                \(members)
                var body: some View { \(body) }
            }
            """
        )
        try scene.show()
        return scene
    }

    @Test func `an initialiser sets what is kept, with types left out`() throws {
        let members = """
            @State private var places: [Int]
            @State private var name: String
            init() {
                self._places = .init(initialValue: .init(repeating: .init(), count: 3))
                _name = .init(wrappedValue: "x")
            }
            """
        #expect(try scene(members, body: "Text(\"\\(places.count)\"); Text(name)").texts == ["3", "x"])
    }

    @Test func `the wrapper gives its value and its binding`() throws {
        let scene = try scene(
            "@State private var count = 1",
            body: "Text(\"\\(_count.wrappedValue)\"); Button(\"more\") { _count.projectedValue.wrappedValue += 1 }"
        )
        try scene.press("more")
        #expect(scene.texts.first == "2")
    }

    @Test func `a state that is kept as a value is read and written`() throws {
        let scene = try scene(
            "private let count: State<Int> = State(initialValue: 3)",
            body: "Text(\"\\(count.wrappedValue)\"); Button(\"more\") { count.wrappedValue += 1 }"
        )
        #expect(scene.texts.first == "3")
    }

    @Test func `a generic view knows its type from what it holds`() throws {
        let scene = try RunningProgram(
            """
            import SwiftUI
            enum Tab: String, CaseIterable, Hashable { case home, map }
            struct Bar<Item: CaseIterable & Hashable & RawRepresentable>: View where Item.RawValue == String {
                @Binding var selection: Item
                var body: some View { ForEach(Array(Item.allCases), id: \\.self) { Text($0.rawValue) } }
            }
            struct ContentView: View {
                @State private var tab = Tab.home
                var body: some View { Bar(selection: $tab) }
            }
            """
        )
        try scene.show()
        #expect(scene.texts == ["home", "map"])
    }

    @Test func `generic type aliases, lists of implicit members and closures that are called at once`() throws {
        let scene = try scene(
            """
            typealias Reducer<State> = (_ state: State, _ step: Int) -> State
            let add: Reducer<Int> = { $0 + $1 }
            let index = 1
            """,
            body: """
                Text("\\(add(2, 3))").foregroundStyle([.red, .green][index])
                Text("moved").offset(y: { if index == 1 { return 0 } else { return -8 } }())
                """
        )
        #expect(scene.texts == ["5", "moved"])
        #expect(scene.diagnostics.map(\.message) == [])
    }
}
