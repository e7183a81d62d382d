import SwiftUI

struct ContentView: View {
    private var isFound: Bool {
        let pattern = try! Regex(String(repeating: "()", count: 4_000) + "(?:a|b)*c")
        return String(repeating: "ab", count: 5_000).contains(pattern)
    }

    var body: some View {
        Text(isFound ? "found" : "none")
    }
}
