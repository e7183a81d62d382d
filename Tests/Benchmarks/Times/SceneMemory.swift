import TextShaping
import ViewRuntime

/// What a scene holds in memory.
struct SceneMemory {
    let report: Report
    let fonts: FontCatalog

    private static let scenes = 200

    func run() {
        report.begin("Memory of a scene of 50 sections, of \(Self.scenes) of them")
        // What all scenes share is there before the first one counts.
        hold("(shared)", draggedFrames: 60, isPrinted: false)
        hold("opened and drawn once", draggedFrames: 0)
        hold("dragged for 240 frames", draggedFrames: 240)
    }

    private func hold(_ name: String, draggedFrames: Int, isPrinted: Bool = true) {
        guard let before = ResidentMemory.bytes() else { return }
        var screens: [FoundingScreen] = []
        for _ in 0..<Self.scenes {
            let screen = FoundingScreen(sectionCount: 50, movesBar: true, fonts: fonts)
            _ = screen.scene.makeFrame()
            if draggedFrames > 0 { screen.beginDrag() }
            for _ in 0..<draggedFrames { _ = screen.dragFrame() }
            screens.append(screen)
        }
        guard isPrinted, let after = ResidentMemory.bytes() else { return }
        let each = Double(after - before) / Double(screens.count) / 1_024
        report.line(name, "\(Report.number(each, decimals: 1)) KiB")
    }
}
