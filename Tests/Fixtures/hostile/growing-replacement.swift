import SwiftUI

func grow() -> String {
    var value: String = "a"
    for _ in 0..<200 {
        value = value.replacingOccurrences(of: "a", with: "aa")
    }
    return value
}

struct ContentView: View {
    var body: some View {
        Text(grow())
    }
}
