import LayoutCore
import Testing

/// What holds for every tree, tried on thousands of them: all containers, leaves and modifiers, nested by chance.
///
/// A tree of plain numbers has to hold to the same rules as one of numbers that no view can have.
@Suite("Layout of random trees")
struct LayoutPropertyTests {
    static let seeds = UInt64(0)..<1500

    @Test(arguments: [false, true])
    func `gives no view a negative size or one that is not a number`(isHostile: Bool) {
        for seed in Self.seeds {
            var values = RandomValues(seed: seed &+ 77, isHostile: true)
            let tree = RandomTree.make(seed: seed, isHostile: isHostile)
            for _ in 0..<6 {
                let size = tree.sizeThatFits(values.proposal())

                #expect(size.width >= 0 && size.height >= 0, "seed \(seed)")
            }
        }
    }

    @Test(arguments: [false, true])
    func `places every view at a finite place with a finite size`(isHostile: Bool) {
        for seed in Self.seeds {
            var values = RandomValues(seed: seed &+ 5, isHostile: isHostile)
            let tree = RandomTree.make(seed: seed, isHostile: isHostile)

            tree.place(at: Point(x: values.length(), y: 59), proposal: values.proposal(), safeArea: values.safeArea())

            let isSound = tree.all.allSatisfy { node in
                node.origin.x.isFinite && node.origin.y.isFinite && node.size.width.isFinite
                    && node.size.height.isFinite && node.size.width >= 0 && node.size.height >= 0
            }
            #expect(isSound, "seed \(seed)")
        }
    }

    @Test(arguments: [false, true])
    func `lays a screen of any size out`(isHostile: Bool) {
        for seed in Self.seeds {
            var values = RandomValues(seed: seed &+ 9, isHostile: true)
            let screen = values.number(below: 3) == 0 ? Size(width: 0, height: values.length()) : values.size()
            let root = RandomTree.make(seed: seed, isHostile: isHostile)
                .laidOut(on: screen.width, screen.height, safeArea: values.insets())

            let isSound = root.all.allSatisfy { $0.frame.minX.isFinite && $0.frame.maxY.isFinite }
            #expect(isSound, "seed \(seed)")
        }
    }

    @Test(arguments: [false, true])
    func `gives every guide a place`(isHostile: Bool) {
        for seed in Self.seeds {
            var values = RandomValues(seed: seed &+ 21, isHostile: isHostile)
            let tree = RandomTree.make(seed: seed, isHostile: isHostile)
            for _ in 0..<4 {
                let dimensions = tree.dimensions(in: values.proposal())
                let alignment = values.alignment()
                // Where the view is infinitely long, the guide may be at its end.
                let isSound = [alignment.horizontal, alignment.vertical].allSatisfy { guide in
                    let value = dimensions[guide]
                    return value.isFinite || (value == .infinity && dimensions.size[guide.axis] == .infinity)
                }

                #expect(isSound, "seed \(seed)")
            }
        }
    }

    @Test(arguments: [false, true])
    func `answers the same whatever was asked before`(isHostile: Bool) {
        for seed in Self.seeds {
            var values = RandomValues(seed: seed &+ 13, isHostile: isHostile)
            let questions = (0..<16).map { _ in Question(&values) }
            let make = { RandomTree.make(seed: seed, isHostile: isHostile) }
            let (asked, backwards) = (make(), make())

            let answers = questions.map { $0.answer(from: asked) }
            let answersBackwards = questions.reversed().map { $0.answer(from: backwards) }
            let fresh = questions.prefix(2).map { $0.answer(from: make()) }

            #expect(answers == answersBackwards.reversed(), "seed \(seed)")
            #expect(Array(answers.prefix(2)) == fresh, "seed \(seed)")
        }
    }

    @Test(arguments: [false, true])
    func `places the same whatever was asked or placed before`(isHostile: Bool) {
        for seed in Self.seeds {
            var values = RandomValues(seed: seed &+ 31, isHostile: isHostile)
            let (proposal, area) = (values.proposal(), values.safeArea())
            let used = RandomTree.make(seed: seed, isHostile: isHostile)
            for _ in 0..<8 { _ = Question(&values).answer(from: used) }
            used.place(at: .zero, proposal: values.proposal(), safeArea: values.safeArea())
            for _ in 0..<4 { _ = Question(&values).answer(from: used) }
            let fresh = RandomTree.make(seed: seed, isHostile: isHostile)

            used.place(at: .zero, proposal: proposal, safeArea: area)
            fresh.place(at: .zero, proposal: proposal, safeArea: area)

            #expect(Placed(below: used) == Placed(below: fresh), "seed \(seed)")
        }
    }

    @Test(arguments: [false, true])
    func `lays an edited tree out as if it had always been so`(isHostile: Bool) {
        for seed in Self.seeds {
            var values = RandomValues(seed: seed &+ 57, isHostile: isHostile)
            let (proposal, area) = (values.proposal(), values.safeArea())
            let edited = RandomTree.make(seed: seed, isHostile: isHostile)
            let fresh = RandomTree.make(seed: seed, isHostile: isHostile)
            for edit in UInt64(0)..<3 {
                edited.place(at: .zero, proposal: proposal, safeArea: area)
                for tree in [edited, fresh] {
                    var choice = RandomTree(values: RandomValues(seed: seed &* 7 &+ edit, isHostile: isHostile))
                    choice.edit(tree)
                }
            }

            edited.place(at: .zero, proposal: proposal, safeArea: area)
            fresh.place(at: .zero, proposal: proposal, safeArea: area)

            #expect(Placed(below: edited) == Placed(below: fresh), "seed \(seed)")
        }
    }

    @Test(arguments: [1.0, 2, 3])
    func `leaves no pixel between neighbours and lets none overlap`(scale: Double) {
        let grid = PixelGrid(scale: scale)
        for seed in UInt64(0)..<1_000 {
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

/// A question that may be put to any view of a tree.
private struct Question {
    enum Answer: Equatable {
        case size(Size)
        case guide(Double?)
        case spacing(ViewSpacing, priority: Double)
    }

    private let place: Int
    private let kind: Int
    private let proposal: ProposedViewSize
    private let guide: AlignmentGuide

    init(_ values: inout RandomValues) {
        place = values.number(below: 1_000)
        kind = values.number(below: 6)
        proposal = values.proposal()
        guide = values.guide(values.chance() ? .horizontal : .vertical)
    }

    /// What a view of the tree answers; half of the questions go to the root, whose answer depends on all others.
    func answer(from tree: LayoutNode) -> Answer {
        var node = tree
        if !place.isMultiple(of: 2) {
            let nodes = tree.all
            node = nodes[place % nodes.count]
        }
        switch kind {
        case 0: return .spacing(node.spacing, priority: node.layoutPriority)
        case 1, 2: return .guide(node.dimensions(in: proposal)[explicit: guide])
        default: return .size(node.sizeThatFits(proposal))
        }
    }
}

/// Where the views of a tree were put, but for those that a container left out.
private struct Placed: Equatable {
    private let frames: [Rect]

    init(below node: LayoutNode) { frames = Self.frames(below: node) }

    private static func frames(below node: LayoutNode) -> [Rect] {
        [node.frame] + node.children.filter(\.isPlaced).flatMap { frames(below: $0) }
    }
}

extension RandomTree {
    /// Changes a leaf, or the views in a container.
    fileprivate mutating func edit(_ tree: LayoutNode) {
        let nodes = tree.all
        let containers = nodes.filter { !$0.children.isEmpty }
        guard values.chance(), !containers.isEmpty else {
            let leaves = nodes.filter(\.children.isEmpty)
            let leaf = values.one(of: leaves)
            if values.chance() {
                leaf.setLayout(FixedLeafLayout(values.size()))
            } else {
                leaf.setLayout(TextLeafLayout(WordyText(wordCount: 9), pixel: 1.0 / 3))
            }
            return
        }
        let container = values.one(of: containers)
        var children = container.children
        switch values.number(below: 3) {
        case 0: children.append(node(depth: 1, stackAxis: nil))
        case 1: children.removeLast()
        default: children.reverse()
        }
        container.setChildren(children)
    }
}
