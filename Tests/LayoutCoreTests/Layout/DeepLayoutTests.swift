import Foundation
import LayoutCore
import Testing

@Suite("Deep trees")
struct DeepLayoutTests {
    /// Runs `work` on a thread with the stack of a session, 512 MB.
    private func onSessionStack<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
        await withCheckedContinuation { continuation in
            let thread = Thread { continuation.resume(returning: work()) }
            thread.stackSize = 512 << 20
            thread.start()
        }
    }

    private static let depth = 5_000

    @Test func `lays out five thousand nested views and measures none of them often`() async {
        let (frame, most) = await onSessionStack {
            let leaf = color()
            let tree = (0..<Self.depth).reduce(leaf) { inner, level in
                switch level % 5 {
                case 0: vstack(spacing: 0, of: [box(1, 0.01), inner])
                case 1: hstack(spacing: 0, of: [inner, box(0.01, 1)])
                case 2: zstack(.topLeading, of: [box(1, 1), inner])
                case 3: inner.padded(.leading, 0.01)
                default: LayoutNode(SecondaryLayout(), children: [inner, color()])
                }
            }
            tree.laidOut(on: 1_000, 1_000)
            return (leaf.frame, tree.all.map(\.measureCount).max() ?? 0)
        }

        // A thousand times 0.01 is taken off the width twice and off the height once.
        #expect(isClose(frame, to: Rect(0, 0.01, 980, 990), within: 0.02))
        #expect(most <= 9)
    }

    @Test func `finds a guide through five thousand nested views`() async {
        let value = await onSessionStack {
            let tree = (0..<Self.depth).reduce(box(10, 10)) { inner, level in
                let guided = inner.wrapped(AlignmentGuideLayout(.leading) { $0[.leading] + 1 })
                return level.isMultiple(of: 2) ? zstack(.topLeading, of: [guided]) : vstack(.leading, of: [guided])
            }
            return tree.dimensions(in: .unspecified)[.leading]
        }

        #expect(value == 5_000)
    }
}
