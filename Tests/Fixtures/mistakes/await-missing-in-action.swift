import SwiftUI

struct Store {
    func count() async -> Int { 3 }
    func save(_ number: Int) async throws {}
}
struct ContentView: View {
    @State private var number = 0
    let store = Store()
    var body: some View {
        Text("\(number)")
            .onAppear {
                number = store.count()  // error
            }
    }
}
