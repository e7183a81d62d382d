import SwiftUI

struct ContentView: View {
    func f() {
        for i in 3 { print(i) }  // error
    }
    var body: some View {
        Text("a")
    }
}
