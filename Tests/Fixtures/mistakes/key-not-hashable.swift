import SwiftUI

struct Day {
    var number = 1
}
struct Plan {
    var entries: [Day: String] = [:]  // error
}

struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
