import LayoutCore
import Testing
import ViewRuntime

/// Numbers that are the same in every run.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// Steele, Lea and Flood's SplitMix64.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}

@Suite("Sections of any shape")
struct RandomSectionsTests {
    private struct Part {
        var head: Double
        var rows: [Double]
        var foot: Double
    }

    /// Where a part of a section is by the rule of sticky boxes, worked out without the runtime.
    private struct Expected {
        var name: String
        var y: Double
        var height: Double
        var isPinned: Bool
    }

    private func parts(_ numbers: inout SeededNumbers) -> [Part] {
        (0..<Int.random(in: 1...9, using: &numbers)).map { _ in
            let rows = (0..<Int.random(in: 0...6, using: &numbers)).map { _ in
                Double(Int.random(in: 5...300, using: &numbers))
            }
            let head = Bool.random(using: &numbers) ? Double(Int.random(in: 10...500, using: &numbers)) : 0
            let foot = Bool.random(using: &numbers) ? Double(Int.random(in: 10...100, using: &numbers)) : 0
            return Part(head: head, rows: rows, foot: foot)
        }
    }

    private func expected(_ parts: [Part], spacing: Double, offset: Double, viewport: Double) -> [Expected] {
        let groups = parts.map { [$0.head] + $0.rows + [$0.foot] }.map { $0.filter { $0 > 0 } }.filter { !$0.isEmpty }
        let total = groups.joined().reduce(0, +) + spacing * Double(max(groups.joined().count - 1, 0))
        // Past its ends content takes along what was not pinned there.
        let rest = min(max(offset, 0), max(total - viewport, 0))
        var result: [Expected] = []
        var position = 0.0
        for (index, part) in parts.enumerated() {
            var lengths: [(String, Double)] = []
            if part.head > 0 { lengths.append(("head \(index)", part.head)) }
            for (row, height) in part.rows.enumerated() { lengths.append(("row \(index).\(row)", height)) }
            if part.foot > 0 { lengths.append(("foot \(index)", part.foot)) }
            guard !lengths.isEmpty else { continue }
            let start = position
            let end = start + lengths.reduce(0) { $0 + $1.1 } + spacing * Double(lengths.count - 1)
            for (name, height) in lengths {
                var y = position
                if name.hasPrefix("head"), position <= rest { y = min(max(position, offset), end - height) }
                if name.hasPrefix("foot"), position + height >= rest + viewport {
                    y = max(min(position, offset + viewport - height), start)
                }
                result.append(Expected(name: name, y: y - offset, height: height, isPinned: abs(y - position) > 1e-6))
                position += height + spacing
            }
        }
        return result
    }

    @Test(arguments: 0..<60)
    func `pin as sticky boxes do`(seed: UInt64) throws {
        var numbers = SeededNumbers(seed: seed)
        let parts = parts(&numbers)
        let spacing = Double(Int.random(in: 0...20, using: &numbers))
        let viewport = Double(Int.random(in: 40...500, using: &numbers))
        let sections = Make.forEach(parts.count) { index in
            Lazy.part(index, head: parts[index].head, rows: parts[index].rows, foot: parts[index].foot)
        }
        let stack = Lazy.stack(spacing: spacing, pinned: [.sectionHeaders, .sectionFooters], [sections])
        let scene = try Scene.showing(Make.scroll(stack), width: 100, height: viewport)

        for _ in 0..<20 {
            let offset = Double(Int.random(in: -100...2_500, using: &numbers))
            let frame = scene.frame(scrolledBy: offset)
            for part in expected(parts, spacing: spacing, offset: offset, viewport: viewport) {
                let isVisible = part.y < viewport && part.y + part.height > 0
                let item = frame.item(part.name)
                #expect((item != nil) == isVisible, "\(part.name) at \(part.y), offset \(offset)")
                guard let item, isVisible else { continue }
                #expect(isClose(item.frame.minY, part.y), "\(part.name), offset \(offset)")
                #expect((item.pinned != nil) == part.isPinned, "\(part.name), offset \(offset)")
            }
        }
    }

    @Test(arguments: 0..<40)
    func `what shows stays while rows around it come, go and grow`(seed: UInt64) throws {
        var numbers = SeededNumbers(seed: 1_000 + seed)
        var ids = Array(0..<200)
        var heights: [Int: Double] = [:]
        var nextID = 200
        let box = ListBox(ids)
        let scene = try Scene.showing(Make.scroll(Lazy.stack([Lazy.list(box)])), width: 100, height: 400)
        var frame = scene.frame(scrolledBy: 4_000)

        for step in 0..<15 {
            let shown = ids.compactMap { id in
                frame.item("row \(id)").map { (id: id, y: $0.frame.minY, end: $0.frame.maxY) }
            }
            .filter { $0.end > 0.5 }
            for _ in 0..<Int.random(in: 1...6, using: &numbers) {
                let place = Int.random(in: 0..<ids.count, using: &numbers)
                switch Int.random(in: 0...2, using: &numbers) {
                case 0:
                    ids.insert(nextID, at: place)
                    nextID += 1
                case 1:
                    ids.remove(at: place)
                default:
                    heights[ids[place]] = Double(Int.random(in: 20...120, using: &numbers))
                }
            }
            box.set(ids, heights: heights, in: scene)
            frame = scene.makeFrame()
            guard let kept = shown.first(where: { ids.contains($0.id) }) else { continue }
            #expect(isClose(frame.minY("row \(kept.id)"), kept.y), "step \(step)")
        }
    }
}
