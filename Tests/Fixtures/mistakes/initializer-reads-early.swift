import SwiftUI

final class Store {
    var items: [String]
    var total: Int
    init() {
        total = items.count  // error
        items = []
    }
}
struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
