import SwiftUI

final class Store {
    var items: [String] = []
}
class CachedStore: Store {}  // error

struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
