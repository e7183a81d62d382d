// Layers are as large as the largest of them, and each is offered all that the stack is: of those of a higher priority alone, the size
// is theirs. "low" is 200 x 100 and has priority 0, "high" 60 x 40 and 1: the stack is 60 x 40, and the row below begins at 40.
// What is drawn in front is a question of `zIndex`, never of place.
// screen: 300 200 1 / 0 0 0 0
// at rest
//   low -70 -30 200 100
//   high 0 0 60 40
//   next 0 40 300 160
import SwiftUI

struct ContentView: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ZStack {
                Color.red
                    .frame(width: 200, height: 100)
                    .accessibilityIdentifier("low")
                    .zIndex(1)
                Color.green
                    .frame(width: 60, height: 40)
                    .accessibilityIdentifier("high")
                    .layoutPriority(1)
            }
            Color.blue
                .accessibilityIdentifier("next")
        }
    }
}
