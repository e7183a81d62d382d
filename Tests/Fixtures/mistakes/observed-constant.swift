import SwiftUI

struct Cart {
    let size = 3 {  // error
        didSet { print(size) }
    }
}
struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
