import SwiftUI

struct Tag {
    var name = ""
}
struct Filter {
    var chosen: Set<Tag> = []  // error
}

struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
