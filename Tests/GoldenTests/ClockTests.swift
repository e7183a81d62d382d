import LayoutCore
import Testing
import ViewRuntime

/// Views that follow the scene's clock, and code that waits.
@Suite("Clock")
struct ClockTests {
    /// Shows a program and gives the texts on the screen after each moment.
    private func texts(_ source: String, at moments: [Double]) throws -> [[String]] {
        let screen = Device(bareSize: Size(width: 300, height: 400), scale: 2, safeArea: EdgeInsets())
        let stage = try Stage(source: "import SwiftUI\n" + source, configuration: SceneConfiguration(device: screen))
        return moments.map { moment in
            stage.scene.advance(to: moment)
            return stage.scene.makeFrame().items.compactMap { item in
                if case .text(let text) = item.content { return text.string }
                return nil
            }
        }
    }

    /// What a wheel and the touches of a drag do to the clock, `advance` does too.
    private enum Mover: CaseIterable {
        case advance, touch, wheel

        func move(_ scene: Scene, to time: Double) {
            let point = Point(x: 150, y: 300)
            switch self {
            case .advance: scene.advance(to: time)
            case .touch: scene.touch(.began, at: point, time: time)
            case .wheel: scene.wheel(at: point, delta: .zero, time: time)
            }
        }
    }

    // Ticks at 0.2, 0.4, 0.6, 0.8; the task wakes at 0.3 and waits for 0.5 more.
    @Test(arguments: Mover.allCases)
    private func `what waits wakes on the way, whatever moves the clock`(mover: Mover) throws {
        let source = """
            import SwiftUI
            struct ContentView: View {
                @State var naps = 0
                @State var ticks = 0
                var body: some View {
                    ScrollView { Text("\\(naps) naps, \\(ticks) ticks").frame(width: 300, height: 1500) }
                        .task {
                            for pause in [0.3, 0.5] {
                                try? await Task.sleep(for: .seconds(pause))
                                naps += 1
                            }
                        }
                        .onReceive(Timer.publish(every: 0.2, on: .main, in: .common).autoconnect()) { _ in ticks += 1 }
                }
            }
            """
        let screen = Device(bareSize: Size(width: 300, height: 400), scale: 2, safeArea: EdgeInsets())
        let stage = try Stage(source: source, configuration: SceneConfiguration(device: screen))
        _ = stage.scene.scroll(x: nil, y: 600)
        mover.move(stage.scene, to: 0.9)

        let shown = stage.scene.makeFrame().items.compactMap { item in
            if case .text(let text) = item.content { text.string } else { nil }
        }
        #expect(shown == ["2 naps, 4 ticks"])
    }

    /// Shows a program that is 300 × 400, lets a finger rest on it from one moment to another, and gives its texts after that.
    private func texts(_ source: String, pressed moments: ClosedRange<Double>) throws -> [String] {
        let screen = Device(bareSize: Size(width: 300, height: 400), scale: 2, safeArea: EdgeInsets())
        let stage = try Stage(source: "import SwiftUI\n" + source, configuration: SceneConfiguration(device: screen))
        let scene = stage.scene
        _ = scene.makeFrame()
        let point = Point(x: 150, y: 200)
        scene.touch(.began, at: point, time: moments.lowerBound)
        scene.touch(.ended, at: point, time: moments.upperBound)
        return scene.makeFrame().items.compactMap { item in
            if case .text(let text) = item.content { text.string } else { nil }
        }
    }

    @Test func `a press that is long enough is one before the finger lifts`() throws {
        let source = """
            struct ContentView: View {
                @State var heard = ""
                var body: some View {
                    Text("heard \\(heard)").frame(width: 300, height: 400).contentShape(Rectangle())
                        .onTapGesture { heard += "T" }
                        .onLongPressGesture(minimumDuration: 0.5) { heard += "L" }
                }
            }
            """
        #expect(try texts(source, pressed: 1...2) == ["heard L"])
        #expect(try texts(source, pressed: 1...1.2) == ["heard T"])
    }

    @Test func `the completion of an animation runs before a finger that comes later`() throws {
        let source = """
            struct ContentView: View {
                @State var position = ScrollPosition()
                @State var state = "under way"
                var body: some View {
                    ScrollView { Color.green.frame(width: 300, height: 1500) }
                        .scrollPosition($position)
                        .overlay(alignment: .top) { Text(state) }
                        .onAppear {
                            withAnimation(.linear(duration: 0.8)) { position.scrollTo(y: 400) } completion: { state = "there" }
                        }
                }
            }
            """
        #expect(try texts(source, pressed: 0.5...0.6) == ["under way"])
        #expect(try texts(source, pressed: 2...2.1) == ["there"])
    }

    // The task takes what is under the finger, or the wheel, away before that arrives: a branch, and a row.
    @Test(
        arguments: [Mover.touch, .wheel],
        [
            "if gone { Text(\"left\") } else { VStack { Color.red.frame(width: 300, height: 400).onTapGesture { gone = false } } }",
            """
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(gone ? ["left"] : ["first", "left"], id: \\.self) { row in
                        VStack { Text(row).frame(width: 300, height: 350).onTapGesture { gone = false } }
                    }
                }
            }
            """,
        ]
    )
    private func `a finger comes down where its target has just gone`(mover: Mover, view: String) throws {
        let source = """
            import SwiftUI
            struct ContentView: View {
                @State var gone = false
                var body: some View {
                    VStack {
                        \(view)
                    }
                    .task {
                        try? await Task.sleep(for: .seconds(0.5))
                        gone = true
                    }
                }
            }
            """
        let screen = Device(bareSize: Size(width: 300, height: 400), scale: 2, safeArea: EdgeInsets())
        let scene = try Stage(source: source, configuration: SceneConfiguration(device: screen)).scene
        _ = scene.makeFrame()
        mover.move(scene, to: 1)
        scene.touch(.ended, at: Point(x: 150, y: 300), time: 1.1)

        let shown = scene.makeFrame().items.compactMap { item in
            if case .text(let text) = item.content { text.string } else { nil }
        }
        #expect(shown == ["left"])
    }

    // Each movement hands work to the main queue; the next message finds it done.
    @Test func `work handed to the main queue by a callback runs while the finger is down`() throws {
        let source = """
            import SwiftUI
            struct ContentView: View {
                @State var seen = 0.0
                var body: some View {
                    ScrollView { Text("\\(Int(seen))").frame(width: 300, height: 1500) }
                        .onScrollGeometryChange(for: CGFloat.self) { $0.contentOffset.y } action: { _, y in
                            DispatchQueue.main.async { seen = y }
                        }
                }
            }
            """
        let screen = Device(bareSize: Size(width: 300, height: 1000), scale: 2, safeArea: EdgeInsets())
        let scene = try Stage(source: source, configuration: SceneConfiguration(device: screen)).scene
        _ = scene.makeFrame()
        var shown: [String] = []
        // Ten points do not count: the content stands at 0, 20, 40 and 40.
        for (number, y) in [800.0, 770, 750, 750].enumerated() {
            scene.touch(number == 0 ? .began : .moved, at: Point(x: 150, y: y), time: 0.1 * Double(number + 1))
            shown += scene.makeFrame().items.compactMap { item in
                if case .text(let text) = item.content { text.string } else { nil }
            }
        }
        #expect(shown == ["0", "0", "20", "40"])
    }

    /// The seconds since the scene began are shown by a view with a schedule.
    private func seconds(_ schedule: String, at moments: [Double]) throws -> [String] {
        let source = """
            let start = Date.now
            struct ContentView: View {
                var body: some View {
                    TimelineView(\(schedule)) { context in
                        Text(String(format: "%.2f", context.date.timeIntervalSince(start)))
                    }
                }
            }
            """
        return try texts(source, at: moments).map { $0.joined() }
    }

    @Test func `a timeline shows the entry of its schedule that holds`() throws {
        let moments = [0, 0.5, 1.25, 3.9]

        #expect(try seconds(".periodic(from: start, by: 1)", at: moments) == ["0.00", "0.00", "1.00", "3.00"])
        #expect(try seconds(".animation", at: moments) == ["0.00", "0.50", "1.25", "3.90"])
        #expect(try seconds(".animation(paused: true)", at: moments) == ["0.00", "0.00", "0.00", "0.00"])
        #expect(
            try seconds(".explicit([start + 0.25, start + 2])", at: moments) == ["0.25", "0.25", "0.25", "2.00"]
        )
    }

    @Test func `a minute begins where the scene's date has one`() throws {
        // Dates begin at 9:41:00.
        #expect(try seconds(".everyMinute", at: [0, 59, 61, 200]) == ["0.00", "0.00", "60.00", "180.00"])
    }

    @Test func `code that waits goes on with the objects of its view, though that is gone`() throws {
        let source = """
            final class Store: ObservableObject { @Published var count = 0 }
            struct Card: View {
                @EnvironmentObject var store: Store
                @Binding var isShown: Bool
                var body: some View {
                    Text("card").onAppear {
                        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { store.count += 1 }
                        isShown = false
                    }
                }
            }
            struct ContentView: View {
                @StateObject private var store = Store()
                @State private var isShown = true
                var body: some View {
                    VStack {
                        Text("count \\(store.count)")
                        if isShown { Card(isShown: $isShown).environmentObject(store) }
                    }
                }
            }
            """

        #expect(try texts(source, at: [0, 1]) == [["count 0"], ["count 1"]])
    }
}
