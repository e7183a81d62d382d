import SwiftUI

struct Counter {
    var n = 0
    mutating func up() { n += 1 }
}
struct ContentView: View {
    var body: some View {
        let c = Counter()
        c.up()  // error
        return Text("a")
    }
}
