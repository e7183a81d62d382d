import SwiftUI

struct P { static let n = 1 }
struct ContentView: View {
    var body: some View {
        Text("\(P().n)")  // error
    }
}
