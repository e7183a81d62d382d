// Insets, safe-area padding and margins all become the content's insets; the scroll view keeps its whole frame. Top: 40 of the screen,
// 30 of the inset and 8 to the content (two colours), 10 of padding, 16 of margin: content begins at 104. Left: 10 and 16. A margin of
// the indicators alone moves no content. The width is 400 - 2 * 26 = 348. At the end: 20 of the screen, 10 and 16; with 20 rows of 50
// the last ends at 800 - 46 = 754.
// screen: 400 800 2 / 40 0 20 0
// at rest
//   bar 0 40 400 30
//   row-0 26 104 348 50
//   row-1 26 154 348 50
// scroll 0 350
//   bar 0 40 400 30
//   row-19 26 704 348 50
import SwiftUI

struct ContentView: View {
    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<20) { row in
                    Color.green
                        .frame(height: 50)
                        .accessibilityIdentifier("row-\(row)")
                }
            }
        }
        .contentMargins(16, for: .scrollContent)
        .contentMargins(.top, 90, for: .scrollIndicators)
        .safeAreaPadding(10)
        .safeAreaInset(edge: .top) {
            Color.red
                .frame(height: 30)
                .accessibilityIdentifier("bar")
        }
    }
}
