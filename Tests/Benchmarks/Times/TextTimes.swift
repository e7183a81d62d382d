import LayoutCore
import TextShaping

/// Text that was never set before.
struct TextTimes {
    let report: Report
    let fonts: FontCatalog

    func run() {
        report.begin("Short texts, all different, measured and laid out in one stack")
        var round = 0
        let sample = Sample.timing("10000 texts", runs: 9) {
            round += 1
            layOut(count: 10_000, round: round)
        }
        report.add(sample)
        report.line("a text", Report.time(sample.median / 10_000))
    }

    private func layOut(count: Int, round: Int) {
        let measurer = ShapedTextMeasurer(fonts: fonts)
        let leaves = (0..<count).map { index in
            LayoutNode(TextLeafLayout(SetText("Row \(index), round \(round)", measurer), pixel: 1.0 / 3))
        }
        let root = LayoutNode(StackLayout(axis: .vertical, alignment: .leading, spacing: 0), children: leaves)
        EagerSections.layOut(root)
    }
}

/// A text in body style, as a layout sees it.
private final class SetText: TextLeaf {
    private let request: TextRequest
    private let measurer: ShapedTextMeasurer

    init(_ string: String, _ measurer: ShapedTextMeasurer) {
        request = TextRequest(runs: [MeasuredRun(string: string, font: ResolvedFont(size: 17))])
        self.measurer = measurer
    }

    var length: Int { request.runs[0].string.utf8.count }

    func layout(_ proposal: ProposedViewSize) -> TextLayout {
        measurer.layout(request, width: proposal.width, height: proposal.height)
    }

    var metrics: FontMetrics { measurer.metrics(of: ResolvedFont(size: 17)) }
}
