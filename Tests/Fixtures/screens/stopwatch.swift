// shows: 00:00.0 | Reset | Start
import SwiftUI
import Combine

final class StopwatchModel: ObservableObject {
    @Published var elapsed: TimeInterval = 0
    @Published var laps: [TimeInterval] = []
    @Published var isRunning = false

    func tick() { elapsed += 0.1 }
    func lap() { laps.insert(elapsed, at: 0) }
    func reset() { elapsed = 0; laps.removeAll(); isRunning = false }
    var text: String {
        let minutes = Int(elapsed) / 60
        let seconds = elapsed.truncatingRemainder(dividingBy: 60)
        return String(format: "%02d:%04.1f", minutes, seconds)
    }
}

struct Stopwatch: View {
    @StateObject private var model = StopwatchModel()
    var body: some View {
        VStack {
            Text(model.text).font(.system(size: 64, weight: .thin).monospacedDigit()).minimumScaleFactor(0.5).lineLimit(1)
            HStack {
                Button(model.isRunning ? "Lap" : "Reset") { model.isRunning ? model.lap() : model.reset() }
                Spacer()
                Button(model.isRunning ? "Stop" : "Start") { model.isRunning.toggle() }.tint(model.isRunning ? .red : .green)
            }
            .buttonStyle(.bordered)
            List(Array(model.laps.enumerated()), id: \.offset) { index, lap in
                HStack { Text("Lap \(index + 1)"); Spacer(); Text("\(lap, specifier: "%.1f") s") }
            }
        }
        .padding()
        .task(id: model.isRunning) {
            while model.isRunning && !Task.isCancelled {
                try? await Task.sleep(nanoseconds: 100_000_000)
                model.tick()
            }
        }
    }
}
