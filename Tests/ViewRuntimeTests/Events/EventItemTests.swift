import HandMadeViews
import LayoutCore
import ScrollDynamics
import Testing
import ViewRuntime

@Suite("Callbacks")
struct EventItemTests {
    /// An action that does nothing.
    private let nothing = Function { _, _ in nil }

    /// Names and new values of what ran.
    private func log(_ frame: SceneFrame) -> [String] {
        frame.callbacks.map { callback in callback.new.map { "\(callback.name) \($0)" } ?? callback.name }
    }

    private func minY(in space: CoordinateSpaceValue) -> Function {
        Function { arguments, _ in
            guard case .geometry(let proxy)? = arguments.first else { return nil }
            return Number(proxy.source.frame(in: space).minY)
        }
    }

    private let offset = Function { arguments, _ in
        guard case .scrollGeometry(let geometry)? = arguments.first else { return nil }
        return Number(geometry.contentOffset.y)
    }

    @Test func `run in their order within a pass, first with twice the same value`() throws {
        let row = Make.color("red").height(50).with(
            .onGeometryChange(transform: minY(in: .scrollView), action: nothing)
        )
        .with(.onAppear(nothing))
        let root = Make.scroll(Make.stack(.vertical, [row, Make.color("green").height(900)]))
            .with(.onScrollGeometryChange(transform: offset, action: nothing))
            .with(.onScrollPhaseChange(nothing))
        let scene = try Scene.showing(root, width: 300, height: 400)

        let first = scene.makeFrame()
        #expect(log(first) == ["onAppear", "onGeometryChange 0.0", "onScrollGeometryChange 0.0"])
        #expect(first.callbacks.map(\.old) == [nil, "0.0", "0.0"])
        #expect(first.callbacks.map(\.pass) == [1, 1, 1])
        #expect(scene.makeFrame().callbacks.isEmpty)

        scene.touch(.began, at: Point(x: 150, y: 300), time: 0.1)
        #expect(log(scene.makeFrame()) == ["onScrollPhaseChange tracking"])
        scene.touch(.moved, at: Point(x: 150, y: 270), time: 0.2)
        #expect(
            log(scene.makeFrame()) == [
                "onScrollPhaseChange interacting", "onGeometryChange -20.0", "onScrollGeometryChange 20.0",
            ]
        )
        // Nothing has changed, so nothing runs.
        scene.touch(.moved, at: Point(x: 150, y: 270), time: 0.3)
        #expect(scene.makeFrame().callbacks.isEmpty)
        scene.touch(.ended, at: Point(x: 150, y: 270), time: 0.6)
        #expect(log(scene.makeFrame()) == ["onScrollPhaseChange idle"])
    }

    @Test func `tell the phases of a fling and of a program's animation`() throws {
        let remote = Remote()
        let root = remote.reader(
            Make.scroll(Lazy.stack([Lazy.rows(100, 50)])).with(.onScrollPhaseChange(nothing))
        )
        let scene = try Scene.showing(root, width: 300, height: 400)
        _ = scene.makeFrame()

        scene.drag(fromY: 350, toY: 150, seconds: 0.1, hold: 0)
        scene.advance(to: 6)
        #expect(
            log(scene.makeFrame()) == [
                "onScrollPhaseChange tracking", "onScrollPhaseChange interacting", "onScrollPhaseChange decelerating",
                "onScrollPhaseChange idle",
            ]
        )
        remote.scrollTo(0, anchor: .top, animation: AnimationValue(curve: .linear(duration: 1)), in: scene)
        scene.advance(to: 9)
        #expect(log(scene.makeFrame()) == ["onScrollPhaseChange animating", "onScrollPhaseChange idle"])
    }

    @Test func `tell what appears and disappears by placement`() throws {
        let journal = Journal()
        let rows = Make.forEach(40) { index in
            Lazy.row("row \(index)", 100).with(.onAppear(journal.note("+\(index)")))
                .with(.onDisappear(journal.note("-\(index)")))
        }
        let scene = try Scene.showing(Make.scroll(Lazy.stack([rows])), width: 300, height: 250)
        // The rows at 0, 100 and 200; the one at 300 is beyond the edge.
        #expect(journal.lines == ["+0", "+1", "+2"])

        journal.lines.removeAll()
        _ = scene.frame(scrolledBy: 120)
        #expect(journal.lines.sorted() == ["+3", "-0"])
        journal.lines.removeAll()
        _ = scene.frame(scrolledBy: 130)
        #expect(journal.lines.isEmpty)
        _ = scene.frame(scrolledBy: 20)
        #expect(journal.lines.sorted() == ["+0", "-3"])
    }

    @Test func `tell when half of a view shows`() throws {
        let row = Make.color("red").named("row").height(100)
            .with(.onScrollVisibilityChange(threshold: 0.5, nothing))
        let root = Make.scroll(
            Make.stack(.vertical, [Make.color("green").height(400), row, Make.color("green").height(900)])
        )
        let scene = try Scene.showing(root, width: 300, height: 400)
        #expect(scene.makeFrame().callbacks.isEmpty)

        #expect(scene.frame(scrolledBy: 49).callbacks.isEmpty)
        #expect(log(scene.frame(scrolledBy: 50)) == ["onScrollVisibilityChange true"])
        #expect(scene.frame(scrolledBy: 450).callbacks.isEmpty)
        #expect(log(scene.frame(scrolledBy: 451)) == ["onScrollVisibilityChange false"])
    }

    @Test func `stop a loop after eight passes and say where it is`() throws {
        let slot = StateSlot(name: "height", owner: "ContentView", value: Number(10), position: Make.here)
        let height = Function { arguments, _ in
            guard case .geometry(let proxy)? = arguments.first else { return nil }
            return Number(proxy.source.size.height)
        }
        let grow = Function { arguments, context in
            guard case .value(let value)? = arguments.last, let number = value as? Number else { return nil }
            slot.write(Number(number.doubleValue + 1), context.tracker)
            return nil
        }
        let root = Make.body { context in
            let value = (slot.read(context.tracker) as? Number)?.doubleValue ?? 0
            return Make.color("red").named("box").height(value)
                .modified(
                    .onGeometryChange(transform: height, action: grow),
                    source: SourcePosition(line: 7, column: 3)
                )
        }
        let frame = try Scene.showing(root, width: 300, height: 400).makeFrame()

        #expect(frame.callbacks.map(\.pass) == [1, 2, 3, 4, 5, 6, 7, 8, 8])
        #expect(
            frame.callbacks.last
                == CallbackRecord(
                    name: "warning",
                    line: 7,
                    message: "onGeometryChange still changes the view after 8 passes; the last one is shown",
                    pass: 8
                )
        )
        #expect(frame.item("box")?.frame.height == 18)
    }

    @Test func `survive a program that scrolls from its own scroll callback`() throws {
        let remote = Remote()
        let again = Function { arguments, context in
            guard case .value(let value)? = arguments.last, let number = value as? Number else { return nil }
            remote.ask(number.doubleValue >= 300 ? 0 : 9, anchor: .top, in: context)
            return nil
        }
        let root = remote.reader(
            Make.scroll(Lazy.stack([Lazy.rows(40, 50)]))
                .modified(
                    .onScrollGeometryChange(transform: offset, action: again),
                    source: SourcePosition(line: 12, column: 5)
                )
        )
        let scene = try Scene.showing(root, width: 300, height: 400)

        let frame = scene.makeFrame()
        #expect(frame.callbacks.last?.name == "warning")
        #expect(frame.callbacks.last?.line == 12)
        #expect(frame.callbacks.last?.pass == 8)
        // It goes between the tenth row and the first; a finger still gets it.
        #expect([0, 450].contains(frame.offset))
        scene.touch(.began, at: Point(x: 150, y: 300), time: 0.1)
        #expect(scene.makeFrame().scrollViews.first?.phase == .tracking)
    }

    @Test func `reduce preferences of what exists in tree order`() throws {
        let key = Joined()
        let leaf = { (name: String) in
            Make.color("red").height(10).with(.preference(key, value: Word(name)))
        }
        let root = Make.stack(.vertical, [leaf("a"), Make.stack(.horizontal, [leaf("b"), leaf("c")]), leaf("d")])
            .with(.onPreferenceChange(key, nothing))
        let scene = try Scene.showing(root, width: 300, height: 400)

        #expect(log(scene.makeFrame()) == ["onPreferenceChange abcd"])
        #expect(scene.makeFrame().callbacks.isEmpty)
        // What "b" and "a" carry is held by their views; what they came to together is held by nothing else.
        #expect(key.wasAlone.prefix(3) == [false, false, true])
    }
}

/// Writes down what runs.
private final class Journal {
    var lines: [String] = []

    func note(_ line: String) -> Function {
        Function { [self] _, _ in
            lines.append(line)
            return nil
        }
    }
}

/// A word that a preference carries.
private struct Word: ProgramValue {
    /// An object, so that it can be told how many hold it.
    final class Letters {
        let text: String

        init(_ text: String) { self.text = text }
    }

    var letters: Letters

    init(_ word: String) { letters = Letters(word) }

    func isEqual(to other: any ProgramValue) -> Bool { other.printed == printed }

    var printed: String { letters.text }
}

/// A preference that puts words one after the other.
private final class Joined: PreferenceKeyDefinition {
    let id = 1
    let name = "Joined"

    func defaultValue(in context: EvaluationContext) throws(EvaluationFailure) -> any ProgramValue { Word("none") }

    /// For each call whether nothing else held the value that was to be changed.
    private(set) var wasAlone: [Bool] = []

    func reduce(
        _ value: inout any ProgramValue,
        next: any ProgramValue,
        in context: EvaluationContext
    ) throws(EvaluationFailure) {
        guard var word = value as? Word else { return }
        value = Word("")
        wasAlone.append(isKnownUniquelyReferenced(&word.letters))
        value = Word(word.printed + next.printed)
    }
}
