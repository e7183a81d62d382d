import SwiftUI

struct ContentView: View {
    var body: some View {
        Text(String(repeating: "wide ", count: 1_000_000_000))
    }
}
