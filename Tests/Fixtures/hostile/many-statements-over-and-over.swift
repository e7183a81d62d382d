import SwiftUI

// A round of many statements takes as long as many rounds.
struct ContentView: View {
    private var answer: Int {
        var n = 0
        for _ in 0..<12_000_000 { n = n &+ 1; n = n &+ 1; n = n &+ 1; n = n &+ 1; n = n &+ 1; n = n &+ 1; n = n &+ 1; n = n &+ 1; n = n &+ 1; n = n &+ 1; n = n &+ 1; n = n &+ 1; n = n &+ 1; n = n &+ 1; n = n &+ 1; n = n &+ 1; n = n &+ 1; n = n &+ 1; n = n &+ 1; n = n &+ 1; n = n &+ 1; n = n &+ 1; n = n &+ 1; n = n &+ 1; n = n &+ 1; n = n &+ 1; n = n &+ 1; n = n &+ 1; n = n &+ 1; n = n &+ 1; n = n &+ 1; n = n &+ 1; n = n &+ 1; n = n &+ 1; n = n &+ 1; n = n &+ 1; n = n &+ 1; n = n &+ 1; n = n &+ 1; n = n &+ 1 }
        return n
    }

    var body: some View {
        Text("\(answer)")
    }
}
