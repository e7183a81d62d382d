// Of two insets on one edge the later modifier is nearer to the screen's edge.
// screen: 400 800 2 / 40 0 20 0
// at rest
//   outer 0 40 400 20
//   inner 0 60 400 30
//   row-0 0 90 400 50
// scroll 0 -25
//   outer 0 40 400 20
//   inner 0 60 400 30
//   row-0 0 115 400 50
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
            Color.blue
                .frame(height: 30)
                .accessibilityIdentifier("inner")
        }
        .safeAreaInset(edge: .top, spacing: 0) {
            Color.red
                .frame(height: 20)
                .accessibilityIdentifier("outer")
        }
    }
}
