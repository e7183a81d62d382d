import HandMadeViews
import LayoutCore
import ScrollDynamics
import Testing
import ViewRuntime

@Suite("task")
struct TaskTests {
    /// A task that sleeps for a second; what becomes of it is written down.
    private final class Journal {
        var lines: [String] = []

        func task(_ name: String, isCancellable: Bool) -> Function {
            Function { [self] _, context in
                lines.append("\(name) begins")
                context.requests.sleeps.append(
                    SleepRequest(duration: 1, task: context.requests.currentTask, isCancellable: isCancellable) {
                        [self] context in
                        let isCancelled = context.requests.currentTask?.isCancelled == true
                        lines.append("\(name) \(isCancelled ? "cancelled" : "done")")
                    }
                )
                return nil
            }
        }
    }

    /// Sleeps again and again, and counts.
    private final class Ticker {
        let pause: Double
        private(set) var count = 0

        init(pause: Double) { self.pause = pause }

        func sleep(_ context: EvaluationContext) {
            context.requests.sleeps.append(
                SleepRequest(duration: pause) { [self] context in
                    count += 1
                    sleep(context)
                }
            )
        }

        /// A view that starts it when it appears.
        var view: ViewValue {
            let start = Function { [self] _, context in
                sleep(context)
                return nil
            }
            return Make.color("red").with(.onAppear(start))
        }
    }

    @Test func `goes on however often it wakes at later moments, and not at one moment without end`() throws {
        let honest = Ticker(pause: 0.125)
        var scene = try Scene.showing(honest.view)
        _ = scene.makeFrame()
        scene.advance(to: 1_500)
        #expect(honest.count == 12_000)
        #expect(scene.makeFrame().failures.isEmpty)
        scene.advance(to: 1_501)
        #expect(honest.count == 12_008)

        let endless = Ticker(pause: 0)
        scene = try Scene.showing(endless.view)
        _ = scene.makeFrame()
        scene.advance(to: 1)
        #expect(endless.count == 10_000)
        #expect(scene.makeFrame().failures.count == 1)
        scene.advance(to: 2)
        #expect(endless.count == 10_000)
    }

    private func scene(_ slot: StateSlot, _ view: @escaping (Double) -> ViewValue) throws -> Scene {
        try Scene.showing(
            Make.body { view(($0.tracker.reading(slot) as? Number)?.doubleValue ?? 0) },
            width: 300,
            height: 400
        )
    }

    private let slot = StateSlot(name: "state", owner: "ContentView", value: Number(0), position: Make.here)

    private func set(_ value: Double, at time: Double, in scene: Scene) {
        scene.advance(to: time)
        slot.write(Number(value), DependencyTracker())
        scene.advance(to: time)
    }

    @Test(arguments: [true, false])
    func `is cancelled when its view goes`(isCancellable: Bool) throws {
        let journal = Journal()
        let action = journal.task("task", isCancellable: isCancellable)
        let scene = try scene(slot) { value in
            value == 0 ? Make.color("red").with(.task(id: nil, action: action)) : Make.text("gone")
        }

        set(1, at: 0.5, in: scene)
        // One that can hear of it does at once, any other goes silently.
        #expect(journal.lines == ["task begins"] + (isCancellable ? ["task cancelled"] : []))
        scene.advance(to: 3)
        #expect(journal.lines.count == (isCancellable ? 2 : 1))
        #expect(!scene.isMoving)
    }

    @Test func `is cancelled and begins anew with another identity`() throws {
        let journal = Journal()
        let action = journal.task("task", isCancellable: true)
        let scene = try scene(slot) { Make.color("red").with(.task(id: Number($0), action: action)) }

        set(1, at: 0.5, in: scene)
        #expect(journal.lines == ["task begins", "task begins", "task cancelled"])
        scene.advance(to: 3)
        #expect(journal.lines.last == "task done")
        #expect(journal.lines.count == 4)
    }

    @Test func `runs to its end while its view stays`() throws {
        let journal = Journal()
        let action = journal.task("task", isCancellable: true)
        let scene = try scene(slot) { Make.text("\($0)").with(.task(id: nil, action: action)) }

        set(1, at: 0.5, in: scene)
        scene.advance(to: 3)
        #expect(journal.lines == ["task begins", "task done"])
    }
}

extension DependencyTracker {
    fileprivate func reading(_ slot: StateSlot) -> any ProgramValue { slot.read(self) }
}
