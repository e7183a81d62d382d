// A circle takes the largest square in what it is offered; other shapes take all of it.
// In a row of 400 × 40 the circle, the least flexible, takes 40 × 40, and red takes the other 360.
// The column of 40, 90 and 40 is 170 high: y 40 + (740 - 170) / 2 = 325. The ellipse fills 400 × 90.
// As a background of 120 × 40 a circle is 40 wide and in the middle: x 180.
// screen: 400 800 2 / 40 0 20 0
// at rest
//   circle 0 325 40 40
//   red 40 325 360 40
//   ellipse 0 365 400 90
//   behind 180 455 40 40
import SwiftUI

struct ContentView: View {
    var body: some View {
        VStack(spacing: 0) {
            HStack(spacing: 0) {
                Circle()
                    .accessibilityIdentifier("circle")
                Color.red
                    .accessibilityIdentifier("red")
            }
            .frame(height: 40)
            Ellipse()
                .frame(height: 90)
                .accessibilityIdentifier("ellipse")
            Color.clear
                .frame(width: 120, height: 40)
                .background {
                    Circle()
                        .fill(.blue)
                        .accessibilityIdentifier("behind")
                }
        }
    }
}
