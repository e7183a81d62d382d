import SwiftUI

enum Level: Int {
    case low, middle
    case high = 1  // error
}
struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
