import SwiftUI

struct Store {
    func count() async -> Int { 3 }
    func save(_ number: Int) async throws {}
}
struct ContentView: View {
    @State private var number = 0
    let store = Store()
    func pause() async throws {
        try Task.sleep(nanoseconds: 1_000)  // error
    }
    var body: some View {
        Text("\(number)")
            .task { try? await pause() }
    }
}
