// Lazy stacks have the gaps and alignments of others; rows are offered the width. 5 between rows of 30: the third begins at 70.
// Across: 4 between columns as wide as they are, at the bottom of the row's own 60. Without a spacing shapes keep 8.
// screen: 300 300 1 / 0 0 0 0
// at rest
//   row-0 260 0 40 30
//   row-1 260 35 40 30
//   wide 0 70 300 10
//   column-0 0 130 20 30
//   column-1 24 100 20 60
//   plain-0 0 200 300 20
//   plain-1 0 228 300 20
import SwiftUI

struct ContentView: View {
    var body: some View {
        VStack(spacing: 0) {
            ScrollView {
                LazyVStack(alignment: .trailing, spacing: 5) {
                    ForEach(0..<2) { row in
                        Color.red
                            .frame(width: 40, height: 30)
                            .accessibilityIdentifier("row-\(row)")
                    }
                    Color.green
                        .frame(height: 10)
                        .accessibilityIdentifier("wide")
                }
            }
            .frame(height: 100)
            ScrollView(.horizontal) {
                LazyHStack(alignment: .bottom, spacing: 4) {
                    ForEach(0..<2) { column in
                        Color.blue
                            .frame(width: 20, height: column == 0 ? 30 : 60)
                            .accessibilityIdentifier("column-\(column)")
                    }
                }
                .frame(height: 60)
            }
            .frame(height: 100, alignment: .top)
            ScrollView {
                LazyVStack {
                    ForEach(0..<2) { row in
                        Color.orange
                            .frame(height: 20)
                            .accessibilityIdentifier("plain-\(row)")
                    }
                }
            }
            .frame(height: 100)
        }
    }
}
