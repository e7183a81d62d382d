import SwiftUI

struct Badge {
    let title: String
    var count: Int
    init(title: String) {
        self.title = title
    }  // error
}
struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
