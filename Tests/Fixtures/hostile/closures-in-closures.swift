import SwiftUI

// Each closure holds the one before, and the last one lets go of all of them.
struct ContentView: View {
    private var answer: Int {
        var work: () -> Int = { 0 }
        for _ in 0..<11_000_000 { let inner = work; work = { inner() } }
        return work()
    }

    var body: some View {
        Text("\(answer)")
    }
}
