import SwiftUI

struct Row: View {  // error
    let n = 1
}
struct ContentView: View {
    var body: some View {
        Text("a")
    }
}
