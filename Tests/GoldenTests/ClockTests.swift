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
