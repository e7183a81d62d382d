import SwiftUI

struct ContentView: View {
    let n: Int? = 3
    var body: some View {
        Text("\(n + 1)")  // error
    }
}
