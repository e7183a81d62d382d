import SwiftUI

struct ContentView: View {
    let s: String? = "a"
    var body: some View {
        Text("\(s.count)")  // error
    }
}
