import SwiftUI

struct Store {
    func count() async -> Int { 3 }
    func save(_ number: Int) async throws {}
}
struct ContentView: View {
    @State private var number = 0
    let store = Store()
    func title() async -> String { "Hello" }
    var body: some View {
        Text(title())  // error
    }
}
