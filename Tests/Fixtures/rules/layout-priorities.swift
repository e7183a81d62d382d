// Of 300, the highest priority is offered all but the least that the others need: 300 - 30 - 20 = 250, of which "first" takes 100.
// Then "middle" is offered 200 - 30 = 170, and "last" gets its 30. Below, two of one priority share what a lower one leaves:
// (300 - 40) / 2 = 130 each.
// screen: 300 100 1 / 0 0 0 0
// at rest
//   last 0 0 30 50
//   middle 30 0 170 50
//   first 200 0 100 50
//   left 0 50 130 50
//   low 130 50 40 50
//   right 170 50 130 50
import SwiftUI

struct ContentView: View {
    var body: some View {
        VStack(spacing: 0) {
            HStack(spacing: 0) {
                Color.red
                    .frame(minWidth: 30, maxWidth: .infinity)
                    .accessibilityIdentifier("last")
                    .layoutPriority(-1)
                Color.green
                    .frame(minWidth: 20, maxWidth: .infinity)
                    .accessibilityIdentifier("middle")
                Color.blue
                    .frame(maxWidth: 100)
                    .accessibilityIdentifier("first")
                    .layoutPriority(2.5)
            }
            HStack(spacing: 0) {
                Color.orange
                    .accessibilityIdentifier("left")
                    .layoutPriority(1)
                Color.gray
                    .frame(minWidth: 40, maxWidth: 60)
                    .accessibilityIdentifier("low")
                Color.pink
                    .accessibilityIdentifier("right")
                    .layoutPriority(1)
            }
        }
    }
}
