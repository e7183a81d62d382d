import Foundation
import FrameProtocol
import HandMadeViews
import LayoutCore
import TextShaping
import ViewRuntime

/// Numbers that are the same on every machine: how often something was done, and how long a result is.
struct Counts {
    let fonts: FontCatalog

    /// Where the numbers are written down that hold.
    private static let thresholdsPath = "Tests/Benchmarks/thresholds.json"

    /// Prints the counts as `thresholds.json` has them, and each that differs.
    ///
    /// - Returns: True if all are the same.
    func compareWithThresholds() throws -> Bool {
        let counts = all()
        let names = counts.keys.sorted()
        print("{")
        print(names.map { "  \"\($0)\": \(counts[$0] ?? 0)" }.joined(separator: ",\n"))
        print("}")
        let data = try Data(contentsOf: URL(fileURLWithPath: Self.thresholdsPath))
        let expected = try JSONDecoder().decode([String: Int].self, from: data)
        let all = Set(names).union(expected.keys).sorted()
        let different = all.filter { counts[$0] != expected[$0] }
        for name in different {
            let words = "\(name): expected \(text(expected[name])), is \(text(counts[name]))\n"
            FileHandle.standardError.write(Data(words.utf8))
        }
        return different.isEmpty
    }

    private func text(_ count: Int?) -> String { count.map { "\($0)" } ?? "nothing" }

    private func all() -> [String: Int] {
        var counts: [String: Int] = [:]
        for part in [layout(), opening(), scrolling(), pulling(), encoding()] {
            counts.merge(part) { _, new in new }
        }
        return counts
    }

    private func layout() -> [String: Int] {
        let wide = EagerSections.tree(sectionCount: 1_000)
        EagerSections.layOut(wide)
        let measured = wide.measureCountOfAll
        let placed = wide.placeCountOfAll
        wide.children[500].children[1].children[0].setLayout(FixedLeafLayout(Size(width: 100, height: 40)))
        EagerSections.layOut(wide)
        let deep = EagerSections.nested(depth: 100)
        EagerSections.layOut(deep.root)
        return [
            "layout of 1000 sections: measured": measured,
            "layout of 1000 sections: placed": placed,
            "layout of 1000 sections, one leaf changed: measured": wide.measureCountOfAll - measured,
            "layout of 1000 sections, one leaf changed: placed": wide.placeCountOfAll - placed,
            "leaf under 100 stacks: measured": deep.leaf.measureCount,
        ]
    }

    private func opening() -> [String: Int] {
        var counts: [String: Int] = [:]
        for count in [50, 10_000, 1_000_000] {
            let screen = FoundingScreen(sectionCount: count, movesBar: false, fonts: fonts)
            let frame = screen.scene.makeFrame()
            counts["opening \(count) sections: elements made"] = screen.sections.madeCount
            counts["opening \(count) sections: texts set"] = screen.text.layoutCount
            counts["opening \(count) sections: items"] = frame.items.count
        }
        return counts
    }

    private func scrolling() -> [String: Int] {
        let screen = FoundingScreen(sectionCount: 10_000, movesBar: false, fonts: fonts)
        _ = screen.scene.scroll(x: nil, y: 800_000)
        _ = screen.scene.makeFrame()
        screen.release()
        screen.beginDrag()
        for _ in 0..<160 { _ = screen.dragFrame() }
        let texts = screen.text.layoutCount
        let elements = screen.sections.madeCount
        let bars = screen.bar.runCount
        for _ in 0..<160 { _ = screen.dragFrame() }
        return [
            "160 scroll frames over known rows: elements made": screen.sections.madeCount - elements,
            "160 scroll frames over known rows: texts set": screen.text.layoutCount - texts,
            "160 scroll frames over known rows: builders run": screen.bar.runCount - bars,
        ]
    }

    private func pulling() -> [String: Int] {
        let screen = FoundingScreen(sectionCount: 10_000, movesBar: true, fonts: fonts)
        _ = screen.scene.makeFrame()
        screen.beginDrag()
        let texts = screen.text.layoutCount
        let elements = screen.sections.madeCount
        let bars = screen.bar.runCount
        var passes = 0
        for _ in 0..<80 { passes = max(passes, screen.dragFrame().callbacks.map(\.pass).max() ?? 0) }
        return [
            "80 frames of a pull: elements made": screen.sections.madeCount - elements,
            "80 frames of a pull: texts set": screen.text.layoutCount - texts,
            "80 frames of a pull: builders run": screen.bar.runCount - bars,
            "80 frames of a pull: passes": passes,
        ]
    }

    private func encoding() -> [String: Int] {
        var writer = JSONWriter()
        writer.write(ServerMessage.frame(ScrolledFrames.frame(at: 0)))
        var encoder = CompactFrameEncoder()
        let first = encoder.encode(ScrolledFrames.frame(at: 0)).count
        let second = encoder.encode(ScrolledFrames.frame(at: 1)).count
        return [
            "frame of 30 items: bytes in JSON": writer.bytes.count,
            "frame of 30 items: bytes compact": first,
            "frame of 30 items, all moved: bytes compact": second,
        ]
    }
}
