import SwiftUI

struct ContentView: View {
    private var pattern: Regex<Substring> {
        var pattern = #/a?b?c?/#
        for round in 0..<10_000_000 { pattern = #/a?b?c?/#.ignoresCase(round % 2 == 0) }
        return pattern
    }

    var body: some View {
        Text("b".contains(pattern) ? "found" : "none")
    }
}
