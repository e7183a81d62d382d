import SwiftUI

struct ContentView: View {
    func f() -> Int {
        return "a"  // error
    }
    var body: some View {
        Text("\(f())")
    }
}
