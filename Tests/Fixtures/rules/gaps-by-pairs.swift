// Gaps that nobody gives follow from the pair. At three pixels a point, body text of 17 points (line 20.287, tenth of it 2.333, capitals
// 11.978): a shape above text 20.287 + 2.333 - 16.187 = 6.434, below text 20.287 + 2.333 - 11.978 = 10.642, text on text 2.
// Padding and a fixed height make an edge ordinary, as of a shape. A frame that only widens leaves the text's gaps. A column takes its first and
// last view's edges, a row those of all. Beside a spacer there is none. Lines are 20.333 high, shapes 10.
// Down: 10, 6.434, 20.333, 2, 20.333, 10.642, 21 (padded), 8, 10, 6.434, 20.333, 10.642, 10: the last begins at 146.153.
// screen: 300 400 3 / 0 0 0 0
// at rest
//   a 0 0 300 10
//   b 0 16.3333 300 20.3333
//   c 0 38.6667 300 20.3333
//   d 0 69.6667 300 21
//   e 0 98.6667 300 10
//   f 0 115.3333 300 20.3333
//   g 0 146 300 10
import SwiftUI

extension View {
    func marked(_ name: String) -> some View {
        frame(maxWidth: .infinity)
            .background {
                Color.yellow
                    .accessibilityIdentifier(name)
            }
    }
}

struct ContentView: View {
    var body: some View {
        VStack {
            Color.red
                .frame(height: 10)
                .accessibilityIdentifier("a")
            VStack {
                Text("one").marked("b")
                Text("two").marked("c")
            }
            Text("three")
                .padding(.vertical, 1.0 / 3)
                .marked("d")
            Color.green
                .frame(height: 10)
                .accessibilityIdentifier("e")
            HStack {
                Text("four").marked("f")
            }
            Color.blue
                .frame(height: 10)
                .accessibilityIdentifier("g")
            Spacer()
        }
    }
}
