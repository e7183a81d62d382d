// A colour keeps to the safe area unless it is told to ignore it.
// screen: 400 800 2 / 40 0 20 0
// at rest
//   red 0 0 400 800
//   blue 0 40 400 740
import SwiftUI

struct ContentView: View {
    var body: some View {
        ZStack {
            Color.red
                .accessibilityIdentifier("red")
                .ignoresSafeArea()
            Color.blue
                .accessibilityIdentifier("blue")
        }
    }
}
