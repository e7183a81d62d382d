// An offset moves what is drawn; the neighbour stays where the layout put it.
// The stack is 100 x 200: x 150, y 40 + 270 = 310.
// screen: 400 800 2 / 40 0 20 0
// at rest
//   red 200 335 100 100
//   blue 150 410 100 100
import SwiftUI

struct ContentView: View {
    var body: some View {
        VStack(spacing: 0) {
            Color.red
                .frame(width: 100, height: 100)
                .accessibilityIdentifier("red")
                .offset(x: 50, y: 25)
            Color.blue
                .frame(width: 100, height: 100)
                .accessibilityIdentifier("blue")
        }
    }
}
