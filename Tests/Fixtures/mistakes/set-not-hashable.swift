import SwiftUI

struct Tag {
    var name = ""
}
let tags = Set([Tag(name: "new")])  // error

struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
