import SwiftUI

struct Row: View {
    let count: Int
    private var badge: some View {  // error
        guard count > 0 else { return Color.clear }
        return Text("\(count)")
    }
    var body: some View { badge }
}

struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
