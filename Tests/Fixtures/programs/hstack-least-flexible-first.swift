// An HStack asks its least flexible children first and gives the rest to the others.
// 380 points are left after two gaps of 10: red takes its 90, blue its most, 60, and green the remaining 230.
// screen: 400 800 2 / 40 0 20 0
// at rest
//   red 0 360 90 100
//   green 100 360 230 100
//   blue 340 360 60 100
import SwiftUI

struct ContentView: View {
    var body: some View {
        HStack(spacing: 10) {
            Color.red
                .frame(width: 90)
                .accessibilityIdentifier("red")
            Color.green
                .accessibilityIdentifier("green")
            Color.blue
                .frame(maxWidth: 60)
                .accessibilityIdentifier("blue")
        }
        .frame(height: 100)
    }
}
