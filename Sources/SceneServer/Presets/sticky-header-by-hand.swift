// title: A sticky header by hand
// summary: Without pinned views, a header can hold itself: it reads where it is in the scroll view's space and pushes itself back by what it has gone past the top. The frame that is measured must not be the frame that is moved, or the two chase each other. Pinned views do the same without a measurement.
// look for: The filter row sticks below the status bar from 220 pt on. Its zIndex keeps it above the rows.
// order: 5
import SwiftUI

struct ContentView: View {
    @State private var top: CGFloat = 220

    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                Color.indigo
                    .frame(height: 220)
                    .overlay {
                        Text("Harbour Market")
                            .font(.largeTitle)
                            .foregroundStyle(.white)
                    }
                ZStack {
                    Color.clear
                        .onGeometryChange(for: CGFloat.self) { proxy in
                            proxy.frame(in: .scrollView).minY
                        } action: { minY in
                            top = minY
                        }
                    Text("All stalls, nearest first")
                        .font(.headline)
                        .frame(maxWidth: .infinity, maxHeight: .infinity)
                        .background(Color.orange)
                        .offset(y: max(0, -top))
                        .accessibilityIdentifier("filter")
                }
                .frame(height: 48)
                .zIndex(1)
                ForEach(0..<25) { stall in
                    Text("Stall \(stall + 1)")
                        .frame(maxWidth: .infinity)
                        .frame(height: 56)
                        .background(stall % 2 == 0 ? Color.gray.opacity(0.1) : Color.gray.opacity(0.2))
                }
            }
        }
    }
}
