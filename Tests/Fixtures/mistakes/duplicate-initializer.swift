import SwiftUI

struct Cart {
    var size = 0
    init(size: Int) { self.size = size }
    init(size: Int) { self.size = size + 1 }  // error
}
struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
