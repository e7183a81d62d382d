// One fixed column and two flexible ones: 400 - 100 - 2 * 10 = 280 are shared, 140 each. Rows are 60 high and 8 apart.
// screen: 400 800 2 / 40 0 20 0
// at rest
//   cell-0 0 40 100 60
//   cell-1 110 40 140 60
//   cell-2 260 40 140 60
//   cell-3 0 108 100 60
//   cell-7 110 176 140 60
// scroll 0 50
//   cell-3 0 58 100 60
import SwiftUI

struct ContentView: View {
    private let columns = [
        GridItem(.fixed(100), spacing: 10),
        GridItem(.flexible(), spacing: 10),
        GridItem(.flexible()),
    ]

    var body: some View {
        ScrollView {
            LazyVGrid(columns: columns, spacing: 8) {
                ForEach(0..<60) { cell in
                    Color.teal
                        .frame(height: 60)
                        .accessibilityIdentifier("cell-\(cell)")
                }
            }
        }
    }
}
