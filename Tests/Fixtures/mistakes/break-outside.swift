import SwiftUI

struct ContentView: View {
    func f() {
        break  // error
    }
    var body: some View {
        Text("a")
    }
}
