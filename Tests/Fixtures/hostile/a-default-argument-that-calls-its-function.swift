import SwiftUI

func depth(_ start: Int = depth()) -> Int {
    start + 1
}

struct ContentView: View {
    var body: some View {
        Text(words)
    }

    private var words: String {
        "\(depth()) deep"
    }
}
