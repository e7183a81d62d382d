import SwiftUI

func grow() -> String {
    var text = "ha"
    for _ in 0..<200 {
        text = text + text
    }
    return text
}

struct ContentView: View {
    var body: some View {
        Text(grow())
    }
}
