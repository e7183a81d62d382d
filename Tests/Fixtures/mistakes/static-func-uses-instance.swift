import SwiftUI

struct Settings {
    var volume = 0.5
    static var label: String { "Volume \(self.volume)" }  // error
}
struct ContentView: View {
    var body: some View {
        Text(Settings.label)
    }
}
