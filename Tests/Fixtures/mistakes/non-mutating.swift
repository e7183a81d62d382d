import SwiftUI

struct Counter {
    var n = 0
    func up() { n += 1 }  // error
}
struct ContentView: View {
    var body: some View {
        Text("a")
    }
}
