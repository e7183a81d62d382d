import LayoutCore
import Testing

@Suite("Layout of random trees")
struct LayoutPropertyTests {
    static let seeds = UInt64(0)..<2000

    private func isLength(_ value: Double) -> Bool { value >= 0 }

    @Test func `gives no view a negative size or one that is not a number`() {
        for seed in Self.seeds {
            var numbers = RandomTree(seed: seed &+ 77, isHostile: true)
            let tree = RandomTree.make(seed: seed)
            for _ in 0..<6 {
                let size = tree.sizeThatFits(numbers.proposal())

                #expect(isLength(size.width) && isLength(size.height), "seed \(seed)")
            }
        }
    }

    @Test(arguments: [false, true])
    func `places every view at a finite place with a finite size`(isHostile: Bool) {
        for seed in Self.seeds {
            var numbers = RandomTree(seed: seed &+ 5, isHostile: isHostile)
            let tree = RandomTree.make(seed: seed, isHostile: isHostile)
            let area = SafeArea(outer: Rect(0, 0, 393, 852), safe: Rect(0, 59, 393, 759))

            tree.place(at: Point(x: 0, y: 59), proposal: numbers.proposal(), safeArea: area)

            let isSound = tree.all.allSatisfy { node in
                node.origin.x.isFinite && node.origin.y.isFinite && node.size.width.isFinite
                    && node.size.height.isFinite
                    && isLength(node.size.width) && isLength(node.size.height)
            }
            #expect(isSound, "seed \(seed)")
        }
    }

    @Test func `answers the same whatever was asked before`() {
        for seed in Self.seeds {
            var numbers = RandomTree(seed: seed &+ 13)
            let proposals = (0..<30).map { _ in numbers.proposal() }
            let asked = RandomTree.make(seed: seed)
            let answers = proposals.map { asked.sizeThatFits($0) }

            let backwards = RandomTree.make(seed: seed)
            let answersBackwards = proposals.reversed().map { backwards.sizeThatFits($0) }
            let fresh = proposals.prefix(4).map { RandomTree.make(seed: seed).sizeThatFits($0) }

            #expect(answers == answersBackwards.reversed(), "seed \(seed)")
            #expect(Array(answers.prefix(4)) == fresh, "seed \(seed)")
        }
    }

    @Test func `places the same whatever was asked or placed before`() {
        for seed in Self.seeds {
            var numbers = RandomTree(seed: seed &+ 31)
            let proposal = numbers.proposal()
            let used = RandomTree.make(seed: seed)
            for _ in 0..<8 { _ = used.sizeThatFits(numbers.proposal()) }
            used.place(at: .zero, proposal: numbers.proposal(), safeArea: nil)
            let fresh = RandomTree.make(seed: seed)

            used.place(at: .zero, proposal: proposal, safeArea: nil)
            fresh.place(at: .zero, proposal: proposal, safeArea: nil)

            #expect(placements(below: used) == placements(below: fresh), "seed \(seed)")
        }
    }

    /// The frames of all views but those that a container left out.
    private func placements(below node: LayoutNode) -> [Rect] {
        [node.frame] + node.children.filter(\.isPlaced).flatMap { placements(below: $0) }
    }

    @Test func `lays an edited tree out as if it had always been so`() {
        for seed in Self.seeds {
            let proposal = ProposedViewSize(width: 320, height: 480)
            let edited = RandomTree.make(seed: seed)
            edited.place(at: .zero, proposal: proposal, safeArea: nil)
            let fresh = RandomTree.make(seed: seed)
            for tree in [edited, fresh] {
                let leaves = tree.all.filter(\.children.isEmpty)
                leaves[Int(seed) % leaves.count].setLayout(FixedLeafLayout(Size(width: 71, height: 13)))
            }

            edited.place(at: .zero, proposal: proposal, safeArea: nil)
            fresh.place(at: .zero, proposal: proposal, safeArea: nil)

            #expect(placements(below: edited) == placements(below: fresh), "seed \(seed)")
        }
    }

    @Test(arguments: [1.0, 2, 3])
    func `leaves no pixel between neighbours and lets none overlap`(scale: Double) {
        let grid = PixelGrid(scale: scale)
        for seed in UInt64(0)..<500 {
            var generator = SplitMix64(seed: seed)
            let widths = (0..<40).map { _ in Double.random(in: 0...50, using: &generator) }
            let row = hstack(spacing: 0, of: widths.map { box($0, 10) })
            let root = row.padded(.leading, Double.random(in: 0...1, using: &generator)).laidOut(on: 390, 844)
            let frames = row.children.map { grid.aligned($0.frame(in: root)) }

            for (frame, next) in zip(frames, frames.dropFirst()) {
                #expect(isClose(frame.maxX, to: next.minX, within: 1e-9), "seed \(seed)")
            }
        }
    }
}
