import SwiftUI

struct Branch {
    var leaves = [Twig()]
}

struct Twig {
    var branches = [Branch()]
}

struct ContentView: View {
    var body: some View {
        Text(words)
    }

    private var words: String {
        "\(Branch().leaves.count) leaves"
    }
}
