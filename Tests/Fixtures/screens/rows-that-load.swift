// shows: No. 0
import SwiftUI

actor Store {
    private var cache: [Int: String] = [:]
    func title(for id: Int) async throws -> String {
        if let hit = cache[id] { return hit }
        try await Task.sleep(for: .milliseconds(100))
        let title = "Loaded \(id)"
        cache[id] = title
        return title
    }
}

struct RowView: View {
    let id: Int
    let store: Store
    @State private var title: String?
    @State private var failed = false

    var body: some View {
        HStack {
            Text("No. \(id)")
            if let title {
                Text(title)
            } else if failed {
                Label("Failed", systemImage: "xmark.octagon")
            } else {
                ProgressView()
                Text("Loading…").redacted(reason: .placeholder)
            }
        }
        .frame(height: 44)
        .task(id: id) {
            do { title = try await store.title(for: id) } catch is CancellationError {} catch { failed = true }
        }
    }
}

struct ContentView: View {
    private let store = Store()
    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading) {
                ForEach(0..<200, id: \.self) { RowView(id: $0, store: store) }
            }
            .padding()
        }
    }
}
