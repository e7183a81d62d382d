import LayoutCore
import ScrollDynamics
import Testing
import ViewRuntime

/// Touches as no device would send them: each has a stated result, and the frame warns of it once.
@Suite("Unexpected touches")
struct TouchInputTests {
    /// Forty rows of 50 on a bare screen of 300 by 600.
    private func scene() throws -> Scene {
        let scene = try Scene.showing(Make.scroll(Lazy.stack([Lazy.rows(40, 50)])), width: 300, height: 600)
        _ = scene.makeFrame()
        return scene
    }

    private func warnings(_ frame: SceneFrame) -> [String] {
        frame.callbacks.filter { $0.name == "warning" }.map { $0.message ?? "" }
    }

    private func offset(_ frame: SceneFrame) -> Double? { frame.scrollViews.first?.geometry.contentOffset.y }

    @Test(
        arguments: [TouchPhase.moved, .ended, .cancelled]
    )
    func `a touch without a beginning does nothing and is told`(phase: TouchPhase) throws {
        let scene = try scene()

        scene.touch(phase, at: Point(x: 150, y: 300), time: 0.1)
        let frame = scene.makeFrame()

        #expect(
            warnings(frame) == [
                "A touch of finger 0 is '\(phase.rawValue)' but has not begun; it is ignored until it begins"
            ]
        )
        #expect(frame.callbacks.last?.line == nil)
        #expect(offset(frame) == 0)
        #expect(frame.scrollViews.first?.phase == .idle)
    }

    @Test func `warns once of a touch without a beginning, however far it goes`() throws {
        let scene = try scene()

        var counts: [Int] = []
        for step in 1...4 {
            scene.touch(.moved, at: Point(x: 150, y: 300 - Double(step) * 20), time: Double(step) / 60)
            counts.append(warnings(scene.makeFrame()).count)
        }
        scene.touch(.ended, at: Point(x: 150, y: 200), time: 0.2)
        counts.append(warnings(scene.makeFrame()).count)
        #expect(counts == [1, 0, 0, 0, 0])

        // The next one is a touch like any other.
        scene.drag(fromY: 400, toY: 290)
        #expect(offset(scene.makeFrame()) == 100)
    }

    @Test func `a second finger moves nothing, and the first goes on`() throws {
        let scene = try scene()

        scene.touch(.began, at: Point(x: 150, y: 400), time: 0.1, finger: 0)
        scene.touch(.moved, at: Point(x: 150, y: 340), time: 0.2, finger: 0)
        #expect(warnings(scene.makeFrame()).isEmpty)
        scene.touch(.began, at: Point(x: 100, y: 300), time: 0.3, finger: 1)
        var frame = scene.makeFrame()
        #expect(
            warnings(frame) == ["Finger 1 touches while finger 0 is down; it is ignored until it touches anew"]
        )
        // 60 less the 10 of the hysteresis.
        #expect(offset(frame) == 50)
        scene.touch(.moved, at: Point(x: 100, y: 100), time: 0.4, finger: 1)
        #expect(offset(scene.makeFrame()) == 50)
        scene.touch(.moved, at: Point(x: 150, y: 320), time: 0.5, finger: 0)
        scene.touch(.ended, at: Point(x: 150, y: 320), time: 0.9, finger: 0)
        frame = scene.makeFrame()
        #expect(offset(frame) == 70)
        #expect(frame.scrollViews.first?.phase == .idle)

        // The second one still lies there and counts only once it touches anew.
        scene.touch(.moved, at: Point(x: 100, y: 200), time: 1, finger: 1)
        scene.touch(.ended, at: Point(x: 100, y: 200), time: 1.1, finger: 1)
        frame = scene.makeFrame()
        #expect(offset(frame) == 70)
        #expect(warnings(frame).isEmpty)
        scene.touch(.began, at: Point(x: 100, y: 300), time: 1.2, finger: 1)
        scene.touch(.moved, at: Point(x: 100, y: 260), time: 1.3, finger: 1)
        #expect(offset(scene.makeFrame()) == 100)
    }

    @Test func `a finger that begins twice begins anew`() throws {
        let scene = try scene()

        scene.touch(.began, at: Point(x: 150, y: 400), time: 0.1)
        scene.touch(.moved, at: Point(x: 150, y: 340), time: 0.2)
        _ = scene.makeFrame()
        scene.touch(.began, at: Point(x: 150, y: 500), time: 1)
        let frame = scene.makeFrame()
        #expect(
            warnings(frame) == ["Finger 0 touches again without having lifted; its first touch is cancelled"]
        )
        #expect(frame.scrollViews.first?.phase == .tracking)
        scene.touch(.moved, at: Point(x: 150, y: 460), time: 1.1)
        #expect(offset(scene.makeFrame()) == 80)
    }
}
