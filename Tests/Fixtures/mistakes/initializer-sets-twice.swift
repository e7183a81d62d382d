import SwiftUI

struct Badge {
    let title = "new"
    init(title: String) {
        self.title = title  // error
    }
}
struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
