import SwiftUI

func pick() {
    var chosen = nil  // error
    print(chosen)
}

struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
