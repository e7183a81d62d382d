import SwiftUI

struct Line {
    let text = "a,b,c"
}

struct ContentView: View {
    var body: some View {
        Text(words)
    }

    private var words: String {
        let count = -1
        return Line().text.split(separator: ",", maxSplits: count).joined()
    }
}
