import SwiftUI

struct ContentView: View {
    func f() -> Int {
        let b = a + 1  // error
        let a = 2
        return b
    }
    var body: some View {
        Text("a")
    }
}
