// The distance from rest is contentOffset.y + contentInsets.top; only a pull, where it is negative, moves the bar.
// screen: 400 800 2 / 40 0 20 0
// at rest
//   bar 0 40 400 60
//   row-0 0 100 400 50
// scroll 0 -50
//   bar 0 90 400 60
//   row-0 0 150 400 50
// scroll 0 80
//   bar 0 40 400 60
//   row-2 0 120 400 50
import SwiftUI

struct ContentView: View {
    @State private var distance: CGFloat = 0

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(0..<40) { row in
                    Color.green
                        .frame(height: 50)
                        .accessibilityIdentifier("row-\(row)")
                }
            }
        }
        .onScrollGeometryChange(for: CGFloat.self) { geometry in
            geometry.contentOffset.y + geometry.contentInsets.top
        } action: { _, new in
            distance = new
        }
        .safeAreaInset(edge: .top, spacing: 0) {
            Color.red
                .frame(height: 60)
                .accessibilityIdentifier("bar")
                .offset(y: max(0, -distance))
        }
    }
}
