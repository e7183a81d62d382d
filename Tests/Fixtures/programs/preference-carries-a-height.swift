// A reader in the background measures the green view; the preference brings its height to the blue one in the same frame.
// Together 140 high: y = 40 + (740 - 140) / 2 = 340.
// screen: 400 800 2 / 40 0 20 0
// at rest
//   green 0 340 400 70
//   blue 0 410 400 70
import SwiftUI

struct HeightKey: PreferenceKey {
    static let defaultValue: CGFloat = 0

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue())
    }
}

struct ContentView: View {
    @State private var height: CGFloat = 0

    var body: some View {
        VStack(spacing: 0) {
            Color.green
                .frame(height: 70)
                .accessibilityIdentifier("green")
                .background {
                    GeometryReader { proxy in
                        Color.clear
                            .preference(key: HeightKey.self, value: proxy.size.height)
                    }
                }
            Color.blue
                .frame(height: height)
                .accessibilityIdentifier("blue")
        }
        .onPreferenceChange(HeightKey.self) { new in
            height = new
        }
    }
}
