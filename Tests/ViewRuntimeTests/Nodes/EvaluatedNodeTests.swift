import HandMadeViews
import Testing
import ViewRuntime

@Suite("EvaluatedNode")
struct EvaluatedNodeTests {
    @Test func `shows lazy rows that could not be made at first, once they can`() throws {
        let slot = StateSlot(name: "isReady", owner: "ContentView", value: Number(0), position: Make.here)
        let rows = ViewValue(.forEach(WaitingRows(slot)), source: Make.here)
        let scene = try Scene.showing(Make.scroll(Lazy.stack([rows])), width: 100, height: 300)
        let before = scene.makeFrame()
        #expect(before.minY("row 0") == nil)
        #expect(before.failures.map(\.message) == ["not ready"])

        slot.write(Number(1), DependencyTracker())
        scene.advance(to: scene.time)
        let after = scene.makeFrame()
        #expect(after.minY("row 0") == 0)
        #expect(after.minY("row 1") == 50)
    }
}

/// Two rows of 50 points that fail while a number is 0.
private final class WaitingRows: ForEachContent {
    let count = 2
    private let slot: StateSlot

    init(_ slot: StateSlot) { self.slot = slot }

    func id(at index: Int) -> ViewID { ViewID(AnyHashable(index)) }

    func makeView(at index: Int, in context: EvaluationContext) throws(EvaluationFailure) -> ViewValue {
        guard (slot.read(context.tracker) as? Number)?.doubleValue != 0 else {
            throw EvaluationFailure(reason: .trap, message: "not ready", position: Make.here)
        }
        return Lazy.row("row \(index)", 50)
    }

    func isEquivalent(to other: any ForEachContent) -> Bool { other === self }

    func isElementEquivalent(at index: Int, to other: any ForEachContent, at otherIndex: Int) -> Bool {
        other === self && index == otherIndex
    }
}
