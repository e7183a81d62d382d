// Layout stays exact, and edges are brought to pixels once, over all that is above: thirds of 100 end at 33.33, 66.67 and 100,
// at one pixel a point 33, 67 and 100; at two 33.5, 66.5; at three as they are. Seven rows of 100 / 7 = 14.286 end at 14.286,
// 28.571, 42.857: 14, 29, 43 and 14.5, 28.5, 43. Nothing gaps or overlaps.
// screen: 100 100 1 / 0 0 0 0
// at rest
//   third-0 0 0 33 14
//   third-1 33 0 34 14
//   third-2 67 0 33 14
//   row-1 0 14 100 15
//   row-2 0 29 100 14
//   row-6 0 86 100 14
// screen: 100 100 2 / 0 0 0 0
// at rest
//   third-0 0 0 33.5 14.5
//   third-1 33.5 0 33 14.5
//   third-2 66.5 0 33.5 14.5
//   row-1 0 14.5 100 14
//   row-2 0 28.5 100 14.5
// screen: 100 100 3 / 0 0 0 0
// at rest
//   third-0 0 0 33.3333 14.3333
//   third-1 33.3333 0 33.3333 14.3333
//   row-1 0 14.3333 100 14.3333
//   row-2 0 28.6667 100 14.3333
import SwiftUI

struct ContentView: View {
    var body: some View {
        VStack(spacing: 0) {
            HStack(spacing: 0) {
                ForEach(0..<3, id: \.self) { index in
                    Color.red
                        .accessibilityIdentifier("third-\(index)")
                }
            }
            ForEach(1..<7, id: \.self) { index in
                Color.blue
                    .accessibilityIdentifier("row-\(index)")
            }
        }
    }
}
