// A line at 17 points is 1.1934 * 17 = 20.287 high, 20.333 in whole pixels. Two lines of text are 2 apart. Below text an
// ordinary view keeps 20.287 + 2.333 - 11.978 = 10.642: the line, a tenth of it in whole pixels, less the height of capitals.
// Together 20.333 + 2 + 20.333 + 10.642 + 50 = 103.309 high, in the middle of 62 to 840: y = 62 + 337.346 = 399.346.
// screen: 402 874 3 / 62 0 34 0
// at rest
//   first 0 399.33 402 20.33
//   second 0 421.67 402 20.33
//   shape 0 452.67 402 50
import SwiftUI

struct ContentView: View {
    var body: some View {
        VStack {
            Line(name: "first")
            Line(name: "second")
            Color.green
                .frame(height: 50)
                .accessibilityIdentifier("shape")
        }
    }
}

struct Line: View {
    let name: String

    var body: some View {
        Text(name)
            .frame(maxWidth: .infinity)
            .background {
                Color.yellow
                    .accessibilityIdentifier(name)
            }
    }
}
