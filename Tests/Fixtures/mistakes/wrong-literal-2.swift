import SwiftUI

struct ContentView: View {
    let n: String = 3  // error
    var body: some View {
        Text(n)
    }
}
