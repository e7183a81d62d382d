import SwiftUI

struct Row: View {
    let title: String
    var body: some View { Text(title) }
}
struct ContentView: View {
    var body: some View {
        Row(title: "a", size: 3)  // error
    }
}
