import Testing
import ViewInterpreter
import ViewRuntime

@Suite("Dynamic properties")
struct DynamicPropertyTests {
    /// A wrapper of the program over `@State`, one over `@Environment`, and one that holds the first.
    private static let source = """
        import SwiftUI

        @propertyWrapper
        struct Steps: DynamicProperty {
            @State private var count: Int
            let by: Int
            init(wrappedValue: Int, by: Int = 1) {
                _count = State(initialValue: wrappedValue)
                self.by = by
            }
            var wrappedValue: Int {
                get { count }
                nonmutating set { count = newValue }
            }
            var projectedValue: Binding<Int> {
                Binding { count } set: { count = $0 }
            }
            func go() { count += by }
        }

        @propertyWrapper
        struct Roominess: DynamicProperty {
            @Environment(\\.dynamicTypeSize) private var size
            var wrappedValue: String { size.isAccessibilitySize ? "roomy" : "compact" }
        }

        struct Trip: DynamicProperty {
            @Steps(by: 10) var kilometres = 100
            private var updates = 0
            var text: String { "\\(kilometres) km after \\(updates)" }
            mutating func update() { updates += 1 }
        }

        struct Counter: View {
            @Binding var value: Int
            var body: some View {
                Button("double") { value *= 2 }
                Text("bound \\(value)")
            }
        }

        struct ContentView: View {
            @State private var taps = 0
            @Steps private var plain = 5
            @Steps(by: 3) private var threes = 1
            @Roominess private var room
            var trip = Trip()
            var body: some View {
                VStack {
                    Text("\\(taps) \\(plain) \\(threes) \\(room) \\(trip.text)")
                    Button("tap") { taps += 1 }
                    Button("plain") { plain -= 1 }
                    Button("threes") { _threes.go() }
                    Button("trip") { trip.kilometres += 1 }
                    Counter(value: $threes)
                }
            }
        }
        """

    @Test
    func `state inside a wrapper of the program lives as long as the view's own`() throws {
        let scene = try RunningProgram(Self.source)
        #expect(scene.diagnostics.map(\.message) == [])
        try scene.show()
        #expect(scene.texts.first == "0 5 1 compact 100 km after 1")
        try scene.press("plain")
        try scene.press("threes")
        try scene.press("threes")
        try scene.press("tap")
        #expect(scene.texts.first == "1 4 7 compact 100 km after 1")
    }

    @Test
    func `a projection that is a binding writes through to the state`() throws {
        let scene = try RunningProgram(Self.source)
        try scene.show()
        try scene.press("threes")
        try scene.press("double")
        #expect(scene.texts.first == "0 5 8 compact 100 km after 1")
        #expect(scene.texts.contains("bound 8"))
    }

    @Test
    func `a dynamic property that holds another one keeps its state too`() throws {
        let scene = try RunningProgram(Self.source)
        try scene.show()
        try scene.press("trip")
        #expect(scene.texts.first == "0 5 1 compact 101 km after 1")
    }
}
