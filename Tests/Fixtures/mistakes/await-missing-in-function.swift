import SwiftUI

struct Store {
    func count() async -> Int { 3 }
    func save(_ number: Int) async throws {}
}
struct ContentView: View {
    @State private var number = 0
    let store = Store()
    func refresh() async throws {
        let next = await store.count()
        try store.save(next)  // error
    }
    var body: some View {
        Text("\(number)")
            .task { try? await refresh() }
    }
}
