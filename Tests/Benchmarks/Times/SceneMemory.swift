import TextShaping
import ViewRuntime

/// What a scene holds in memory.
struct SceneMemory {
    let report: Report
    let fonts: FontCatalog

    private static let sceneCount = 200
    private static let draggedFrames = 240

    func run() {
        report.begin("Memory of a scene of 50 sections, of \(Self.sceneCount) that are all kept")
        // What all scenes share is there before the first one counts.
        let first = openScreen()
        drag(first)
        guard let empty = ResidentMemory.bytes() else { return report.line("memory", "not told by this system") }
        let screens = (0..<Self.sceneCount).map { _ in openScreen() }
        let opened = ResidentMemory.bytes() ?? empty
        for screen in screens { drag(screen) }
        let dragged = ResidentMemory.bytes() ?? empty
        print("opened and drawn once", opened - empty)
        print("dragged for \(Self.draggedFrames) frames", dragged - empty)
        withExtendedLifetime((first, screens)) {}
    }

    private func openScreen() -> FoundingScreen {
        let screen = FoundingScreen(sectionCount: 50, movesBar: true, fonts: fonts)
        _ = screen.scene.makeFrame()
        return screen
    }

    private func drag(_ screen: FoundingScreen) {
        screen.beginDrag()
        for _ in 0..<Self.draggedFrames { _ = screen.dragFrame() }
    }

    private func print(_ name: String, _ bytes: Int) {
        let each = Double(bytes) / Double(Self.sceneCount) / 1_024
        report.line(name, "\(Report.number(each, decimals: 1)) KiB")
    }
}
