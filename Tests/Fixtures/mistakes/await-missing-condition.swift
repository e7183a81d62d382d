import SwiftUI

struct Store {
    func count() async -> Int { 3 }
    func save(_ number: Int) async throws {}
}
struct ContentView: View {
    @State private var number = 0
    let store = Store()
    func check() async {
        if store.count() > 2 {  // error
            print("many")
        }
    }
    var body: some View {
        Text("\(number)")
            .task { await check() }
    }
}
