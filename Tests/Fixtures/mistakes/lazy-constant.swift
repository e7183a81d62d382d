import SwiftUI

struct Cart {
    lazy let size = 3  // error
}
struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
