// Columns are as wide as their widest cells, rows as high as their highest: columns of 80 and 40, gaps of 8 where none is given.
// 128 wide at (300 - 128) / 2 = 86. A row may align its own cells: at the top. A view outside of a row covers all columns; one that
// asks for nothing across leaves them as they are. An empty cell keeps its place. Rows of 40, 10, 0.5 and 20 with three gaps of 8:
// 94.5 from (600 - 94.5) / 2 = 252.75, drawn at 253 and so on.
// screen: 300 600 2 / 0 0 0 0
// at rest
//   high 86 253 80 40
//   top 184 253 20 10
//   end 126 301 40 10
//   line 86 319 128 0.5
//   second 174 327.5 40 20
import SwiftUI

struct ContentView: View {
    var body: some View {
        Grid {
            GridRow(alignment: .top) {
                Color.red
                    .frame(width: 80, height: 40)
                    .accessibilityIdentifier("high")
                Color.blue
                    .frame(width: 20, height: 10)
                    .accessibilityIdentifier("top")
            }
            GridRow {
                Color.green
                    .frame(width: 40, height: 10)
                    .accessibilityIdentifier("end")
                    .gridColumnAlignment(.trailing)
            }
            Color.gray
                .frame(height: 0.5)
                .accessibilityIdentifier("line")
                .gridCellUnsizedAxes(.horizontal)
            GridRow {
                Color.clear
                    .gridCellUnsizedAxes([.horizontal, .vertical])
                Color.orange
                    .frame(width: 40, height: 20)
                    .accessibilityIdentifier("second")
            }
        }
    }
}
