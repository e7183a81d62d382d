import SwiftUI

enum E { case a(Int, Int) }
let f = E.a(1)  // error
struct ContentView: View {
    var body: some View {
        Text("a")
    }
}
