import SwiftUI

enum Level: Int {
    case low = 1
    case high = 1  // error
}
struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
