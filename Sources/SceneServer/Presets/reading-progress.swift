// title: How far have I read?
// summary: The share that has been read is the distance from rest divided by the whole range: content plus both insets minus the container. One onScrollGeometryChange gives all four numbers. Held between 0 and 1, the share survives a pull past either end.
// look for: The bar is empty at rest, full at the end, and stays there when you pull past either end.
// order: 12
import SwiftUI

struct ContentView: View {
    @State private var progress: CGFloat = 0

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                ForEach(1..<25) { chapter in
                    Text("Chapter \(chapter)")
                        .font(.headline)
                    Text("The tide went out further than anyone remembered, and what lay on the sand was not a ship.")
                }
            }
            .padding()
        }
        .onScrollGeometryChange(for: CGFloat.self) { geometry in
            let insets = geometry.contentInsets.top + geometry.contentInsets.bottom
            let range = geometry.contentSize.height + insets - geometry.containerSize.height
            let distance = geometry.contentOffset.y + geometry.contentInsets.top
            return range > 0 ? min(max(distance / range, 0), 1) : 1
        } action: { _, new in
            progress = new
        }
        .safeAreaInset(edge: .top, spacing: 0) {
            GeometryReader { proxy in
                Color.red
                    .frame(width: proxy.size.width * progress)
                    .accessibilityIdentifier("progress")
            }
            .frame(height: 6)
            .background(Color.gray.opacity(0.3))
        }
    }
}
