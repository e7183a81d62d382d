// title: Insets on all four edges
// summary: Each safeAreaInset takes its piece of the screen and hands the rest on; the scroll view still draws under all of them. A later modifier stands farther out, and the default spacing is not zero. So the order of the modifiers decides who has the corners.
// look for: Switch on the overlay of content insets: four bands. The rows rest between them and pass under them while scrolling.
// order: 7
import SwiftUI

struct ContentView: View {
    var body: some View {
        ScrollView {
            VStack(spacing: 1) {
                ForEach(0..<30) { line in
                    Text("Line \(line + 1)")
                        .frame(maxWidth: .infinity)
                        .frame(height: 40)
                        .background(Color.mint.opacity(0.5))
                }
            }
        }
        .safeAreaInset(edge: .leading, spacing: 0) {
            Color.orange.opacity(0.7)
                .frame(width: 44)
                .accessibilityIdentifier("leading")
        }
        .safeAreaInset(edge: .trailing, spacing: 0) {
            Color.purple.opacity(0.7)
                .frame(width: 24)
                .accessibilityIdentifier("trailing")
        }
        .safeAreaInset(edge: .top, spacing: 0) {
            Text("Top, 60 pt")
                .frame(maxWidth: .infinity)
                .frame(height: 60)
                .background(Color.red.opacity(0.7))
                .accessibilityIdentifier("top")
        }
        .safeAreaInset(edge: .bottom) {
            Text("Bottom, with the default spacing")
                .frame(maxWidth: .infinity)
                .frame(height: 72)
                .background(Color.blue.opacity(0.7))
                .accessibilityIdentifier("bottom")
        }
    }
}
