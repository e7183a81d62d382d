import SwiftUI

func label(_ level: Int) -> String {
    switch level {
    case "low": return "Low"  // error
    default: return "?"
    }
}

struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
