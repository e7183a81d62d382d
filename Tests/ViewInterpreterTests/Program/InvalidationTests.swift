import Testing
import ViewInterpreter
import ViewRuntime

@Suite("Equivalence")
struct InvalidationTests {
    private static let source = """
        struct Row: View {
            let n: Int
            var body: some View { Text("row \\(n)") }
        }
        struct ContentView: View {
            @State private var scrolled = 0.0
            let rows = 3
            var body: some View {
                VStack {
                    ScrollView { ForEach(0..<rows, id: \\.self) { Row(n: $0) } }
                }
                .overlay { Text("at \\(scrolled)") }
                .onAppear { scrolled += 1 }
            }
        }
        """

    /// The parts of the screen that the tests ask about.
    private struct Parts {
        var stack: (any ViewBody)?
        var overlay: (any ViewBody)?
        var appear: (any ProgramFunction)?
    }

    private func parts(_ view: ViewValue, _ parts: inout Parts) {
        switch view.kind {
        case .modified(let inner, let modifier):
            if case .overlay(.body(let body), _) = modifier.kind { parts.overlay = body }
            if case .onAppear(let action) = modifier.kind { parts.appear = action }
            self.parts(inner, &parts)
        case .stack(let stack): if case .body(let body) = stack.content { parts.stack = body }
        default: return
        }
    }

    /// The program's root view with its state in place.
    private func screen() throws -> (scene: RunningProgram, view: any CompositeView, state: StateStorage) {
        let scene = try RunningProgram(Self.source)
        try scene.show()
        let composites = scene.views.compactMap { view -> (any CompositeView)? in
            if case .composite(let composite) = view.kind { composite } else { nil }
        }
        let view = try #require(composites.first)
        let slots = try view.makeState(in: scene.context).map {
            StateSlot(name: $0.name, owner: view.typeName, value: $0.value, position: $0.position)
        }
        return (scene, view, StateStorage(slots: slots))
    }

    @Test
    func `a builder made again from the same values is the same`() throws {
        let (scene, view, state) = try screen()
        var first = Parts()
        var second = Parts()

        parts(try view.makeBody(state: state, in: scene.context), &first)
        parts(try view.makeBody(state: state, in: scene.context), &second)

        let stack = try #require(first.stack)
        let overlay = try #require(first.overlay)
        let appear = try #require(first.appear)
        #expect(stack.isEquivalent(to: try #require(second.stack)))
        #expect(overlay.isEquivalent(to: try #require(second.overlay)))
        #expect(appear.isEquivalent(to: try #require(second.appear)))
        #expect(!stack.isEquivalent(to: overlay))
    }

    @Test
    func `only the builder that reads a state depends on it`() throws {
        let (scene, view, state) = try screen()
        var made = Parts()
        parts(try view.makeBody(state: state, in: scene.context), &made)
        let tracker = scene.context.tracker

        _ = try made.stack?.makeView(.none, in: scene.context)
        let before = tracker.changeCount
        _ = try made.appear?.call([], in: scene.context)

        #expect(tracker.changeCount == before + 1)
        #expect(state.slots.map(\.peeked.printed) == ["1.0"])
    }

    @Test
    func `views are the same if their stored properties are`() throws {
        let (scene, view, state) = try screen()
        var made = Parts()
        parts(try view.makeBody(state: state, in: scene.context), &made)
        let content = try #require(try made.stack?.makeView(.none, in: scene.context))
        guard case .scrollView(let scroll) = content.kind, case .body(let body) = scroll.content,
            case .forEach(let rows) = try body.makeView(.none, in: scene.context).kind,
            case .composite(let one) = try rows.makeView(at: 1, in: scene.context).kind,
            case .composite(let again) = try rows.makeView(at: 1, in: scene.context).kind,
            case .composite(let other) = try rows.makeView(at: 2, in: scene.context).kind
        else {
            Issue.record("the stack holds a scroll view of rows")
            return
        }

        #expect(one.isEquivalent(to: again))
        #expect(!one.isEquivalent(to: other))
        #expect(rows.isElementEquivalent(at: 1, to: rows, at: 1))
        #expect(!rows.isElementEquivalent(at: 1, to: rows, at: 2))
    }
}
