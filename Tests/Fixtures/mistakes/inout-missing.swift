import SwiftUI

struct ContentView: View {
    func f(_ n: inout Int) { n += 1 }
    func g() {
        var a = 1
        f(a)  // error
    }
    var body: some View {
        Text("a")
    }
}
