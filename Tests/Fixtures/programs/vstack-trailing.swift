// A VStack is as wide as its widest child and lines the others up at the trailing edge.
// 40 + 5 + 30 + 5 + 20 = 100 high, centred in the 740 points of the safe area: 40 + 320 = 360.
// screen: 400 800 2 / 40 0 20 0
// at rest
//   red 100 360 200 40
//   green 200 405 100 30
//   blue 150 440 150 20
import SwiftUI

struct ContentView: View {
    var body: some View {
        VStack(alignment: .trailing, spacing: 5) {
            Color.red
                .frame(width: 200, height: 40)
                .accessibilityIdentifier("red")
            Color.green
                .frame(width: 100, height: 30)
                .accessibilityIdentifier("green")
            Color.blue
                .frame(width: 150, height: 20)
                .accessibilityIdentifier("blue")
        }
    }
}
