import SwiftUI

struct Animal {
    var name = "cat"
}
struct Pet: Animal {}  // error

struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
