import LayoutCore

/// Layout without text, views or scrolling.
struct LayoutTimes {
    let report: Report

    func run() {
        report.begin("Full eager layout: a header and three padded rows a section, sizes known")
        reportMemory()
        let samples = [1_000, 10_000, 100_000].map { count in
            sample("\(count) sections", runs: count > 10_000 ? 7 : 21) { EagerSections.tree(sectionCount: count) }
        }
        for sample in samples { report.add(sample) }
        report.ratio(samples[2], to: samples[1])
        report.ratio(samples[1], to: samples[0])

        report.begin("One leaf changes and the tree is laid out again")
        let deep = EagerSections.nested(depth: 1_000)
        EagerSections.layOut(deep.root)
        report.add(editing("1000 nested stacks", deep.root, deep.leaf))
        let wide = EagerSections.tree(sectionCount: 10_000)
        EagerSections.layOut(wide)
        report.add(editing("10000 sections", wide, wide.children[5_000].children[1].children[0]))
    }

    /// Tells how much memory a section takes that was laid out; before anything else, as the system keeps what was let go.
    private func reportMemory() {
        var kept: [LayoutNode] = []
        for count in [10_000, 100_000] {
            guard let before = ResidentMemory.bytes() else { return }
            let root = EagerSections.tree(sectionCount: count)
            EagerSections.layOut(root)
            kept.append(root)
            guard let after = ResidentMemory.bytes(), root.placeCount > 0 else { return }
            report.line("memory of one of \(count) sections", "\((after - before) / count) bytes")
        }
    }

    /// Times the layout of trees that were never laid out; making them does not count.
    private func sample(_ name: String, runs: Int, make: () -> LayoutNode) -> Sample {
        var times: [Double] = []
        for _ in 0..<runs {
            let root = make()
            let start = ProcessorTime.now
            EagerSections.layOut(root)
            times.append(ProcessorTime.now - start)
        }
        return Sample(name, microseconds: times)
    }

    private func editing(_ name: String, _ root: LayoutNode, _ leaf: LayoutNode) -> Sample {
        var height = 20.0
        return Sample.timing(name, runs: 101) {
            height = height == 20 ? 40 : 20
            leaf.setLayout(FixedLeafLayout(Size(width: 100, height: height)))
            EagerSections.layOut(root)
        }
    }
}
