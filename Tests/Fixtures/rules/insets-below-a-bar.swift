// On an iPhone 16 (top 59) a large title's bar ends at 149.667. An inset of the scroll view stands below it, a later one above the first;
// content begins below both: 149.667 + 20 + 30 = 199.667. At the bottom the home indicator's 34 and an inset of 50: content
// ends at 852 - 84 = 768. Scrolled on by 52 the bar has collapsed to 97.667 and all has moved up with it.
// A bar of the same program on an iPad: 24 - 0 + 50 + 52 = 126 (no island).
// device: iphone-16
// at rest
//   outer 0 149.6667 393 20
//   inner 0 169.6667 393 30
//   row-0 0 199.6667 393 100
//   foot 0 768 393 50
// scroll 0 52
//   outer 0 97.6667 393 20
//   inner 0 117.6667 393 30
//   row-0 0 147.6667 393 100
// scroll 0 -40
//   outer 0 149.6667 393 20
//   row-0 0 239.6667 393 100
// device: ipad-air-11
// at rest
//   outer 0 126 820 20
//   row-0 0 176 820 100
//   foot 0 1110 820 50
import SwiftUI

struct ContentView: View {
    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<30, id: \.self) { row in
                        Color.green
                            .frame(height: 100)
                            .accessibilityIdentifier("row-\(row)")
                    }
                }
            }
            .safeAreaInset(edge: .top, spacing: 0) {
                Color.red
                    .frame(height: 30)
                    .accessibilityIdentifier("inner")
            }
            .safeAreaInset(edge: .top, spacing: 0) {
                Color.orange
                    .frame(height: 20)
                    .accessibilityIdentifier("outer")
            }
            .safeAreaInset(edge: .bottom, spacing: 0) {
                Color.blue
                    .frame(height: 50)
                    .accessibilityIdentifier("foot")
            }
            .navigationTitle("Insets")
        }
    }
}
