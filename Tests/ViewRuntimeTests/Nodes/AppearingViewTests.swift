import HandMadeViews
import LayoutCore
import Testing
import ViewRuntime

@Suite("Views that appear under a modifier")
struct AppearingViewTests {
    /// A screen of modified views, of which there are as many as `counts` says one after the other, above a row that is always there.
    private func heights(_ counts: [Int], under modifier: ModifierValue.Kind) throws -> [Double?] {
        let slot = StateSlot(name: "count", owner: "ContentView", value: Number(Double(counts[0])), position: Make.here)
        let root = Make.body { context in
            let count = Int((slot.read(context.tracker) as? Number)?.doubleValue ?? 0)
            let views = (0..<count).map { Lazy.row("row \($0)", 20) }
            let content: ViewValue =
                switch count {
                case 0: ViewValue(.empty, source: Make.here)
                case 1: views[0]
                default: ViewValue(.tuple(views), source: Make.here)
                }
            return Make.stack(.vertical, spacing: 0, [content.with(modifier), Lazy.row("always", 20)])
        }
        let scene = try Scene.showing(root, width: 300, height: 400)
        return counts.map { count in
            slot.write(Number(Double(count)), DependencyTracker())
            scene.advance(to: scene.time)
            let frame = scene.makeFrame()
            return frame.item("always").map { $0.frame.minY - (frame.item("row 0")?.frame.minY ?? $0.frame.minY) }
        }
    }

    @Test func `are laid out however many there were before`() throws {
        let counts = [0, 1, 0, 2, 1, 0, 1]
        // Each row is 20 high and 4 more below it and above the next.
        #expect(
            try heights(counts, under: .padding(edges: .vertical, length: 2)) == [0, 22, 0, 46, 22, 0, 22]
        )
        #expect(try heights(counts, under: .opacity(0.5)) == [0, 20, 0, 40, 20, 0, 20])
    }
}
