import LayoutCore
import Testing
import ViewRuntime

/// Where a program's own behaviour lets content rest: twenty rows of 100 points on a screen of 200 × 400.
@Suite("Targets of programs")
struct ProgramTargetTests {
    /// Drags up by 100 points and lets go, waits until all rests, and gives the top of the row at 500 and what was printed.
    private func rest(_ statements: String, behavior: String = "Own()") throws -> (top: Double?, printed: [String]) {
        let source = """
            import SwiftUI
            struct Own: ScrollTargetBehavior {
                func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
                    target.rect = CGRect(x: 0, y: 500, width: 200, height: 100)
                    \(statements)
                }
            }
            struct ContentView: View {
                var body: some View {
                    ScrollView {
                        VStack(spacing: 0) {
                            ForEach(0..<20) { row in
                                Color.red.frame(height: 100).accessibilityIdentifier("row \\(row)")
                            }
                        }
                    }
                    .scrollTargetBehavior(\(behavior))
                }
            }
            """
        let screen = Device(bareSize: Size(width: 200, height: 400), scale: 2, safeArea: EdgeInsets())
        let scene = try Stage(source: source, configuration: SceneConfiguration(device: screen)).scene
        for (phase, y) in [(TouchPhase.began, 300.0), (.moved, 250), (.moved, 200), (.ended, 200)] {
            scene.touch(phase, at: Point(x: 100, y: y), time: scene.time + 0.1)
        }
        scene.advance(to: 20)
        let frame = scene.makeFrame()
        let top = frame.items.first { $0.identifier == "row 5" }?.frame.minY
        return (top.map { ($0 * 100).rounded() / 100 }, frame.printed)
    }

    @Test func `a target without an anchor rests at the top`() throws {
        #expect(try rest("").top == 0)
    }

    @Test(arguments: [(".center", 150.0), (".bottom", 300), ("UnitPoint(x: 0, y: 0.25)", 75)])
    func `a target's anchor lies on that point of the visible region`(anchor: String, top: Double) throws {
        #expect(try rest("target.anchor = \(anchor)").top == top)
    }

    @Test func `a behaviour is told the axes and the environment`() throws {
        let statements =
            "print(context.axes == .vertical, context.colorScheme == .light, context.dynamicTypeSize.isAccessibilitySize)"
        #expect(try rest(statements).printed.first == "true true false")
    }

    @Test func `a behaviour of any kind is the one that it holds`() throws {
        let behavior = "true ? AnyScrollTargetBehavior(Own()) : AnyScrollTargetBehavior(.paging)"
        #expect(try rest("target.anchor = .center", behavior: behavior).top == 150)
    }
}
