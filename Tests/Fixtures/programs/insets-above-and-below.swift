// The bars stand in the safe area; the scroll view fills the screen and starts its rows below the upper bar.
// Insets: top 40 + 60 = 100, bottom 20 + 44 = 64. Rows are 50 high, 30 of them: 1500 + 64 - 800 = 764 is the last offset.
// screen: 400 800 2 / 40 0 20 0
// at rest
//   upper 0 40 400 60
//   lower 0 736 400 44
//   row-0 0 100 400 50
//   row-13 0 750 400 50
// scroll 0 130
//   upper 0 40 400 60
//   row-2 0 70 400 50
//   row-3 0 120 400 50
import SwiftUI

struct ContentView: View {
    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<30) { row in
                    Color.green
                        .frame(height: 50)
                        .accessibilityIdentifier("row-\(row)")
                }
            }
        }
        .safeAreaInset(edge: .top, spacing: 0) {
            Color.red
                .frame(height: 60)
                .accessibilityIdentifier("upper")
        }
        .safeAreaInset(edge: .bottom, spacing: 0) {
            Color.blue
                .frame(height: 44)
                .accessibilityIdentifier("lower")
        }
    }
}
