// Content margins bring the first card in by 20; cards are 100 wide and 10 apart.
// The row is 80 high in the middle of the safe area: y = 40 + (740 - 80) / 2 = 370.
// screen: 400 800 2 / 40 0 20 0
// at rest
//   card-0 20 370 100 80
//   card-1 130 370 100 80
//   card-3 350 370 100 80
// scroll 60 0
//   card-0 -40 370 100 80
//   card-1 70 370 100 80
import SwiftUI

struct ContentView: View {
    var body: some View {
        ScrollView(.horizontal) {
            HStack(spacing: 10) {
                ForEach(0..<8) { card in
                    Color.purple
                        .frame(width: 100, height: 80)
                        .accessibilityIdentifier("card-\(card)")
                }
            }
        }
        .contentMargins(.horizontal, 20, for: .scrollContent)
        .frame(height: 80)
    }
}
