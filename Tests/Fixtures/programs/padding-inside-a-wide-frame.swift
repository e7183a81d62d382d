// Padding adds 30 in front and 10 above and below: 130 x 70. The frame takes the whole width and puts that at its end.
// y = 40 + (740 - 70) / 2 = 375; the red view starts 30 and 10 inside the green one.
// screen: 400 800 2 / 40 0 20 0
// at rest
//   green 270 375 130 70
//   red 300 385 100 50
import SwiftUI

struct ContentView: View {
    var body: some View {
        Color.red
            .frame(width: 100, height: 50)
            .accessibilityIdentifier("red")
            .padding(.leading, 30)
            .padding(.vertical, 10)
            .background {
                Color.green
                    .accessibilityIdentifier("green")
            }
            .frame(maxWidth: .infinity, alignment: .trailing)
    }
}
