import SwiftUI

struct ContentView: View {
    let b = true
    var body: some View {
        Text(b ? "a" : 3)  // error
    }
}
