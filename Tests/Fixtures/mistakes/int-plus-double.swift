import SwiftUI

struct ContentView: View {
    let n = 3
    let d = 2.5
    var body: some View {
        Text("\(n + d)")  // error
    }
}
