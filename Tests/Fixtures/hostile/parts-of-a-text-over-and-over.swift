import SwiftUI

// A text of a hundred thousand parts is taken apart in each round.
struct ContentView: View {
    private let line = String(repeating: "a,", count: 100_000)

    private var count: Int {
        var count = 0
        for _ in 0..<100_000 {
            count += line.components(separatedBy: ",").count
        }
        return count
    }

    var body: some View {
        Text("\(count) parts")
    }
}
