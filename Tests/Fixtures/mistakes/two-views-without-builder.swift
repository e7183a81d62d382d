import SwiftUI

struct Row: View {
    var header: some View {  // error
        Text("Title")
        Text("Subtitle")
    }
    var body: some View { header }
}

struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
