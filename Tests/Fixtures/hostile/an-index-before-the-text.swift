import SwiftUI

struct Reader {
    let text = "abc"
}

struct ContentView: View {
    var body: some View {
        Text(words)
    }

    private var words: String {
        let text = Reader().text
        return String(text[text.index(text.startIndex, offsetBy: -1)])
    }
}
