// title: A feedback loop, caught
// summary: The bar measures its own height and asks for four points more; the new height is measured again, and so on. Layout stops after a few passes, keeps the last one, and says which line never settled. What a view measures must not decide what it measures.
// look for: The warning in the callbacks of the first frame, with the line of the closure. Take the "+ 4" out and it is gone.
// order: 13
import SwiftUI

struct ContentView: View {
    @State private var height: CGFloat = 40

    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<30) { row in
                    Text("Row \(row + 1)")
                        .frame(maxWidth: .infinity)
                        .frame(height: 48)
                }
            }
        }
        .safeAreaInset(edge: .top, spacing: 0) {
            Text("As tall as I am, and a little more")
                .frame(maxWidth: .infinity)
                .frame(height: height)
                .background(Color.orange)
                .onGeometryChange(for: CGFloat.self) { proxy in
                    proxy.size.height
                } action: { measured in
                    height = measured + 4
                }
                .accessibilityIdentifier("bar")
        }
    }
}
