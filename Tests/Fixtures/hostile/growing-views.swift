import SwiftUI

struct Pair: View {
    let level: Int

    var body: some View {
        HStack(spacing: 0) {
            if level > 0 {
                Pair(level: level - 1)
                Pair(level: level - 1)
            } else {
                Text("x")
            }
        }
    }
}

struct ContentView: View {
    var body: some View {
        Pair(level: 40)
    }
}
