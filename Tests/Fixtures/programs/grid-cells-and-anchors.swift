// Columns are as wide as their widest cells: 100 for the first, 60 for the second, 10 between. A cell in two columns has 170.
// The grid is 170 wide: x (400 - 170) / 2 = 115. Rows of 40, 40, 20 and 10 with 10 between are 140 high: y 40 + (740 - 140) / 2 = 340.
// The first column is aligned as its one cell wants, trailing: gold at 115 + 100 - 30 = 185; the second keeps the grid's leading.
// An anchor stands on the same point of the cell's area: pink's at a quarter of 100 - 20 and three quarters of 40 - 20.
// A view outside of a row is aligned as the grid is; mint covers both columns but asks for no room of its own.
// screen: 400 800 2 / 40 0 20 0
// at rest
//   gold 185 355 30 10
//   teal 225 340 60 40
//   pink 135 405 20 20
//   cyan 225 390 50 40
//   wide 115 440 100 20
//   mint 115 470 170 10
import SwiftUI

struct ContentView: View {
    var body: some View {
        Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 10) {
            GridRow {
                Color.yellow
                    .frame(width: 30, height: 10)
                    .accessibilityIdentifier("gold")
                    .gridColumnAlignment(.trailing)
                Color.teal
                    .frame(width: 60, height: 40)
                    .accessibilityIdentifier("teal")
            }
            GridRow {
                Color.pink
                    .frame(width: 20, height: 20)
                    .accessibilityIdentifier("pink")
                    .gridCellAnchor(UnitPoint(x: 0.25, y: 0.75))
                Color.cyan
                    .frame(width: 50, height: 40)
                    .accessibilityIdentifier("cyan")
            }
            GridRow {
                Color.red
                    .frame(width: 100, height: 20)
                    .accessibilityIdentifier("wide")
            }
            GridRow {
                Color.mint
                    .frame(height: 10)
                    .accessibilityIdentifier("mint")
                    .gridCellColumns(2)
                    .gridCellUnsizedAxes(.horizontal)
            }
        }
    }
}
