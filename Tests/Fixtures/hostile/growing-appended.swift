import SwiftUI

func grow() -> String {
    var value: String = "ha"
    for _ in 0..<200 {
        value += value
    }
    return value
}

struct ContentView: View {
    var body: some View {
        Text(grow())
    }
}
