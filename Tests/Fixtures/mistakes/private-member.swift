import SwiftUI

struct P { private let secret = 1 }
struct ContentView: View {
    var body: some View {
        Text("\(P().secret)")  // error
    }
}
