import SwiftUI

struct ContentView: View {
    var body: some View {
        Text(String(repeating: "a", count: 40).contains(#/(a+)+(b+)+c/#) ? "found" : "none")
    }
}
