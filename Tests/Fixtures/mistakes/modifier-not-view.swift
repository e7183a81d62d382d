import SwiftUI

struct M { let n = 1 }
struct ContentView: View {
    var body: some View {
        Text("a").modifier(M())  // error
    }
}
