import SwiftUI

// A long text with many marks is read as Markdown again in each round.
struct ContentView: View {
    private let words = String(repeating: "*one* `two` ", count: 15_000)

    private var count: Int {
        var count = 0
        for _ in 0..<100_000 {
            count += (try? AttributedString(markdown: words)) == nil ? 0 : 1
        }
        return count
    }

    var body: some View {
        Text("read \(count) times")
    }
}
