import TextShaping
import ViewRuntime

/// The founding screen without an interpreter: input in, list of drawings out.
struct SceneTimes {
    let report: Report
    let fonts: FontCatalog

    private static let counts = [50, 10_000, 1_000_000]
    private static let frames = 4_000

    func run() {
        opening()
        scrolling("One scroll frame in the runtime, nothing but the offset changes", movesBar: false)
        scrolling("One frame of a pull in the runtime, state moves the bar", movesBar: true)
    }

    private func opening() {
        report.begin("Making the screen and its first frame in the runtime")
        for count in Self.counts {
            report.add(
                Sample.timing("\(count) sections", runs: 15) {
                    _ = FoundingScreen(sectionCount: count, movesBar: false, fonts: fonts).scene.makeFrame()
                }
            )
        }
    }

    private func scrolling(_ title: String, movesBar: Bool) {
        report.begin(title)
        let samples = Self.counts.map { count in
            let screen = FoundingScreen(sectionCount: count, movesBar: movesBar, fonts: fonts)
            // Without state somewhere in the middle; a pull happens at the top.
            if !movesBar { _ = screen.scene.scroll(x: nil, y: Double(count) * 80) }
            _ = screen.scene.makeFrame()
            screen.release()
            screen.beginDrag()
            return Sample.timing("\(count) sections", runs: Self.frames, warmUp: 400) { _ = screen.dragFrame() }
        }
        for sample in samples { report.add(sample) }
        for sample in samples.dropFirst() { report.ratio(sample, to: samples[0]) }
    }
}
