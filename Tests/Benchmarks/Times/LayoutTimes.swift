import LayoutCore

/// Layout without text, views or scrolling.
struct LayoutTimes {
    let report: Report

    func run() {
        report.begin("Full eager layout: a header and three padded rows a section, sizes known")
        reportMemory()
        let samples = [1_000, 10_000, 100_000].map { count in
            sample("\(count) sections", runs: Self.runs(count)) { EagerSections.tree(sectionCount: count) }
        }
        for sample in samples { report.add(sample) }
        reportGrowth()

        report.begin("One leaf changes and the tree is laid out again")
        let deep = EagerSections.nested(depth: 1_000)
        EagerSections.layOut(deep.root)
        report.add(editing("1000 nested stacks", deep.root, deep.leaf))
        let wide = EagerSections.tree(sectionCount: 10_000)
        EagerSections.layOut(wide)
        report.add(editing("10000 sections", wide, wide.children[5_000].children[1].children[0]))
    }

    /// Tells how time grows with the number of sections, from 1,000 to 100,000.
    ///
    /// The caches next to a core are emptied before each layout, as they are when a screen is laid out for the first time: else they
    /// hold a tree of 1,000 sections, and none of 10,000, and what grows is the share of the tree that lies outside of them.
    private func reportGrowth() {
        report.begin("How that grows, with the processor's caches emptied before each layout")
        let counts = [1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000]
        let samples = counts.map { count in
            let name = "\(count) sections, for each"
            return sample(name, runs: Self.runs(count), emptyCaches: true) { EagerSections.tree(sectionCount: count) }
                .divided(by: Double(count))
        }
        for sample in samples { report.add(sample) }
        let times = zip(counts, samples).map { (size: Double($0), cost: $1.median * Double($0)) }
        report.line("time grows as the number of sections to the power of", exponent(times))
    }

    /// Tells how much memory a section takes that was laid out; before anything else, as the system keeps what was let go.
    ///
    /// What the system tells is coarse: small trees are made until there are enough of them.
    private func reportMemory() {
        var kept: [LayoutNode] = []
        for count in [1_000, 10_000, 100_000] {
            guard let before = ResidentMemory.bytes() else { return }
            let trees = max(20_000 / count, 1)
            for _ in 0..<trees {
                kept.append(EagerSections.tree(sectionCount: count))
                EagerSections.layOut(kept[kept.count - 1])
            }
            guard let after = ResidentMemory.bytes() else { return }
            report.line("memory of one of \(count) sections", "\((after - before) / (count * trees)) bytes")
        }
        withExtendedLifetime(kept) {}
    }

    /// The slope of the line through the logarithms: 1 for what is linear, 2 for squares, 1.1 for *n* log *n* in these sizes.
    private func exponent(_ points: [(size: Double, cost: Double)]) -> String {
        Report.number(GrowthRate.exponent(of: points), decimals: 3)
    }

    private static func runs(_ sectionCount: Int) -> Int { sectionCount > 10_000 ? 7 : 21 }

    /// Times the layout of trees that were never laid out; making them does not count.
    private func sample(
        _ name: String,
        runs: Int,
        emptyCaches: Bool = false,
        make: () -> LayoutNode
    ) -> Sample {
        var times: [Double] = []
        for _ in 0..<runs {
            let root = make()
            if emptyCaches { ProcessorCaches.empty() }
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
