// The navigation bar is 44 high and its large title 52 more: it ends at 40 + 44 + 52 = 136, where the inset bar stands.
// The title folds by what is scrolled, 52 at most, and the inset bar goes up with it; rows are glued to its lower edge until then.
// Pulled down, the title stretches away from the bar, but the safe area does not grow: the inset bar stays, the rows move.
// screen: 400 800 2 / 40 0 20 0
// at rest
//   bar 0 136 400 60
//   row-0 0 196 400 50
// scroll 0 30
//   bar 0 106 400 60
//   row-0 0 166 400 50
// scroll 0 100
//   bar 0 84 400 60
//   row-0 0 96 400 50
//   row-2 0 196 400 50
// scroll 0 -50
//   bar 0 136 400 60
//   row-0 0 246 400 50
import SwiftUI

struct ContentView: View {
    var body: some View {
        NavigationStack {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<40) { row in
                        Color.green
                            .frame(height: 50)
                            .accessibilityIdentifier("row-\(row)")
                    }
                }
            }
            .safeAreaInset(edge: .top, spacing: 0) {
                Color.red
                    .frame(height: 60)
                    .accessibilityIdentifier("bar")
            }
            .navigationTitle("Stages")
            .navigationBarTitleDisplayMode(.large)
        }
    }
}
