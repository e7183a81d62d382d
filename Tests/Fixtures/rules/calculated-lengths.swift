// A number that is calculated from numbers written out is of the type that its place asks for: 5 / 2 is 2.5 where a length or a ratio is
// wanted, also where a modifier has several forms, and through functions such as `max`. 100 wide at 5 / 2 is 40 high; 20 and 2.5 on each
// side are 25; what follows is 7.5 × 4.5, 7.5 × 5 and 12.5 × 3.
// screen: 400 600 2 / 0 0 0 0
// at rest
//   ratio 0 0 100 40
//   padded 2.5 42.5 20 20
//   greatest 0 65 7.5 4.5
//   positive 0 69.5 7.5 5
//   in-brackets 0 74.5 12.5 3
import SwiftUI

struct ContentView: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Color.red
                .accessibilityIdentifier("ratio")
                .aspectRatio(5 / 2, contentMode: .fit)
                .frame(width: 100)
            Color.green
                .accessibilityIdentifier("padded")
                .frame(width: 20, height: 20)
                .padding(5 / 2)
            Color.blue
                .accessibilityIdentifier("greatest")
                .frame(width: max(15 / 2, 1), height: min(9 / 2, 10))
            Color.orange
                .accessibilityIdentifier("positive")
                .frame(width: abs(-15 / 2), height: 5)
            Color.pink
                .accessibilityIdentifier("in-brackets")
                .frame(width: (20 + 5) / 2, height: 3)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
}
