import SwiftUI

struct ContentView: View {
    let n = 1
    static func f() -> Int { n }  // error
    var body: some View {
        Text("a")
    }
}
