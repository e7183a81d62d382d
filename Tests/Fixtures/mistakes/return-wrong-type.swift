import SwiftUI

struct ContentView: View {
    func f() -> Int { "a" }  // error
    var body: some View {
        Text("\(f())")
    }
}
