import SwiftUI

struct P { let n = 1 }
struct ContentView: View {
    var body: some View {
        Text("\(P.n)")  // error
    }
}
