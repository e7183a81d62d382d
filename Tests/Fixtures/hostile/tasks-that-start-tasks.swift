import SwiftUI

struct ContentView: View {
    @State private var count = 0

    var body: some View {
        Text("count \(count)").task { spread() }
    }

    private func spread() {
        count += 1
        for _ in 0..<2 {
            Task {
                try? await Task.sleep(for: .milliseconds(1))
                spread()
            }
        }
    }
}
