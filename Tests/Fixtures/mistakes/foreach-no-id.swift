import SwiftUI

struct P { let n: Int }
struct ContentView: View {
    let a = [P(n: 1)]
    var body: some View {
        ForEach(a) { Text("\($0.n)") }  // error
    }
}
