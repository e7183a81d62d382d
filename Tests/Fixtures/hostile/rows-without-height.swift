import SwiftUI

struct ContentView: View {
    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(0..<1_000_000_000, id: \.self) { _ in
                    Color.clear.frame(height: 0)
                }
            }
        }
    }
}
