import SwiftUI

enum E { case a(Int) }
let e = E.a
let f: E = .a("x")  // error
struct ContentView: View {
    var body: some View {
        Text("a")
    }
}
