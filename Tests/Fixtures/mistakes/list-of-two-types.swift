import SwiftUI

let cells = [1, "two", 3]  // error

struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
