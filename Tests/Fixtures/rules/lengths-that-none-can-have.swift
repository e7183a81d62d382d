// Lengths that are negative, infinite or no numbers are told where they stand. In a frame they count as if they were left out, else
// as 0; a least size above the greatest counts for both. Without a ratio the ideal size, 10 x 10, gives it:
// 20 x 20. Rows of 20 in 300, from the top.
// says 37:35 invalid frame dimension (negative or non-finite): -20.0; it counts as if it were left out
// says 40:35 invalid frame dimension (negative or non-finite): nan; it counts as if it were left out
// says 43:35 invalid frame dimension (negative or non-finite): inf; it counts as if it were left out
// says 46:53 contradictory frame constraints: minWidth 200.0 is larger than maxWidth 100.0; minWidth counts for both
// says 50:30 invalid padding length (non-finite): inf; it counts as 0
// says 52:29 invalid spacing (non-finite): nan; it counts as 0
// says 59:28 invalid x (non-finite): nan; it counts as 0
// says 59:37 invalid y (non-finite): -inf; it counts as 0
// says 63:30 invalid x (non-finite): nan; it counts as 0
// says 67:30 invalid aspectRatio (not above 0 or non-finite): -2.0; it counts as if it were left out
// says 73:35 invalid minLength (non-finite): nan; it counts as 0
// screen: 300 400 2 / 0 0 0 0
// at rest
//   negative 0 0 300 20
//   nan 0 20 300 20
//   infinite 0 40 300 20
//   order 50 60 200 20
//   padded 0 80 300 20
//   left 100 100 50 20
//   right 150 100 50 20
//   offset 0 120 300 20
//   placed -20 140 40 20
//   shape 140 160 20 20
//   a 75 180 75 20
//   b 150 180 75 20
import SwiftUI

struct ContentView: View {
    var body: some View {
        VStack(spacing: 0) {
            Group {
                Color.red
                    .accessibilityIdentifier("negative")
                    .frame(width: -20, height: 20)
                Color.green
                    .accessibilityIdentifier("nan")
                    .frame(width: .nan, height: 20)
                Color.blue
                    .accessibilityIdentifier("infinite")
                    .frame(width: .infinity, height: 20)
                Color.orange
                    .accessibilityIdentifier("order")
                    .frame(minWidth: 200, maxWidth: 100, minHeight: 20, maxHeight: 20)
                Color.pink
                    .accessibilityIdentifier("padded")
                    .frame(height: 20)
                    .padding(.infinity)
            }
            HStack(spacing: .nan) {
                Color.mint.frame(width: 50).accessibilityIdentifier("left")
                Color.teal.frame(width: 50).accessibilityIdentifier("right")
            }
            .frame(height: 20)
            Color.cyan
                .accessibilityIdentifier("offset")
                .offset(x: .nan, y: -.infinity)
                .frame(height: 20)
            Color.indigo
                .frame(width: 40).accessibilityIdentifier("placed")
                .position(x: .nan, y: 10)
                .frame(height: 20)
            Color.brown
                .accessibilityIdentifier("shape")
                .aspectRatio(-2, contentMode: .fit)
                .frame(height: 20)
            HStack(spacing: 0) {
                Color.red
                    .frame(width: 75)
                    .accessibilityIdentifier("a")
                Spacer(minLength: .nan)
                Color.red
                    .frame(width: 75)
                    .accessibilityIdentifier("b")
            }
            .frame(width: 150, height: 20)
            Spacer(minLength: 0)
        }
    }
}
