import SwiftUI

struct ContentView: View {
    func f() throws -> Int { 3 }
    func g() -> Int {
        try f()  // error
    }
    var body: some View {
        Text("a")
    }
}
