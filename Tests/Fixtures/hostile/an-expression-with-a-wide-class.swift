import SwiftUI

struct ContentView: View {
    private var isFound: Bool {
        let letters = (0..<1_500).map { "\\u{\(String(0x4E00 + $0, radix: 16))}" }.joined()
        let pattern = try! Regex("(?:[" + letters + "]|.)*!")
        return String(repeating: "a", count: 2_000).contains(pattern)
    }

    var body: some View {
        Text(isFound ? "found" : "none")
    }
}
