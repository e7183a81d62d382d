import SwiftUI

/// Rounds of rounds of nothing: as many as a moment of the universe, if each were counted.
struct ContentView: View {
    var body: some View {
        let pattern = try! Regex("(?:(?:(?:){99999}){99999}){99999}x")
        Text("xx".replacing(pattern, with: "a"))
    }
}
