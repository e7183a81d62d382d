import SwiftUI

struct ContentView: View {
    let d: [String: Int] = ["a": "b"]  // error
    var body: some View {
        Text("\(d.count)")
    }
}
