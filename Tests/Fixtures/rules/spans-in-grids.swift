// Columns take the width of their cells; a cell that spans two gets both and the gap: 40 + 10 + 60 = 110. One that needs more than its
// columns have makes each of them as much wider: 130 in two of 110 adds 10 to each: 50 and 70. Flexible cells share what fixed ones leave.
// The first grid is 50 + 10 + 70 wide, at (300 - 130) / 2 = 85; the second fills 300: 300 - 100 - 20 = 180 for two, 90 each.
// Rows of 20: the first grid is 20 + 5 + 20 = 45 high, the second 20: from (200 - 65) / 2 = 67.5 on.
// screen: 300 200 2 / 0 0 0 0
// at rest
//   one 90 67.5 40 20
//   two 150 67.5 60 20
//   both 85 92.5 130 20
//   left 0 112.5 90 20
//   fixed 100 112.5 100 20
//   right 210 112.5 90 20
import SwiftUI

struct ContentView: View {
    var body: some View {
        VStack(spacing: 0) {
            Grid(horizontalSpacing: 10, verticalSpacing: 5) {
                GridRow {
                    Color.red
                        .frame(width: 40, height: 20)
                        .accessibilityIdentifier("one")
                    Color.green
                        .frame(width: 60, height: 20)
                        .accessibilityIdentifier("two")
                }
                GridRow {
                    Color.blue
                        .frame(width: 130, height: 20)
                        .accessibilityIdentifier("both")
                        .gridCellColumns(2)
                }
            }
            Grid(horizontalSpacing: 10) {
                GridRow {
                    Color.orange
                        .frame(height: 20)
                        .accessibilityIdentifier("left")
                    Color.pink
                        .frame(width: 100, height: 20)
                        .accessibilityIdentifier("fixed")
                    Color.mint
                        .frame(height: 20)
                        .accessibilityIdentifier("right")
                }
            }
        }
    }
}
