import SwiftUI

struct ContentView: View {
    private let least = Double.nan

    var body: some View {
        let bounds = least...1
        Text(bounds.contains(0.5) ? "inside" : "outside")
    }
}
