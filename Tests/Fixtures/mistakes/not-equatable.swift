import SwiftUI

struct P { let n: Int }
struct ContentView: View {
    var body: some View {
        if P(n: 1) == P(n: 1) { Text("a") }  // error
    }
}
