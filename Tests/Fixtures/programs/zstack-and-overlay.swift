// A ZStack is as large as its largest child; an overlay takes the size of what it lies on and does not change it.
// 120 x 120, centred: x (400 - 120) / 2 = 140, y 40 + (740 - 120) / 2 = 350.
// screen: 400 800 2 / 40 0 20 0
// at rest
//   red 140 350 120 120
//   green 220 430 40 40
//   blue 140 350 20 20
import SwiftUI

struct ContentView: View {
    var body: some View {
        ZStack(alignment: .bottomTrailing) {
            Color.red
                .frame(width: 120, height: 120)
                .accessibilityIdentifier("red")
            Color.green
                .frame(width: 40, height: 40)
                .accessibilityIdentifier("green")
        }
        .overlay(alignment: .topLeading) {
            Color.blue
                .frame(width: 20, height: 20)
                .accessibilityIdentifier("blue")
        }
    }
}
