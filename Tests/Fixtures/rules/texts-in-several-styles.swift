// Texts that are joined are set as one: each letter keeps its own style, and a line is as high as the highest of them. Monospaced letters
// are 0.6 of their size wide: 6 at 10 points, 12 at 20. "ab" + "cd" is 12 + 24 = 36 wide and as high as 20 points: 23.867, drawn as 24.
// In 40, "ab cd ef" at 10 points breaks after five letters, 30; with 4 between lines two of them are 2 * 11.934 + 4 = 27.87, drawn as 28.
// Tracking adds to each letter: three of 6 and 2 are 24. A line that is aligned to the end stands 40 - 12 = 28 to the right.
// Rows of 24, 28, 12 and 24 from (200 - 88) / 2 = 56 on; numbers stand in groups of three.
// screen: 300 200 1 / 0 0 0 0
// at rest
//   joined 132 56 36 24
//   lines 130 80 40 28
//   lines-text shows ab cd / ef
//   tracked 138 108 24 12
//   number shows 1,234,567 of 0.5
import SwiftUI

extension View {
    func marked(_ name: String) -> some View {
        background {
            Color.yellow
                .accessibilityIdentifier(name)
        }
    }
}

struct ContentView: View {
    private let count = 1_234_567

    var body: some View {
        VStack(spacing: 0) {
            (Text("ab") + Text("cd").font(.system(size: 20, design: .monospaced)))
                .marked("joined")
            Text("ab cd ef")
                .lineSpacing(4)
                .multilineTextAlignment(.trailing)
                .accessibilityIdentifier("lines-text")
                .frame(width: 40)
                .marked("lines")
            Text("abc")
                .tracking(2)
                .marked("tracked")
            Text("\(count) of \(0.5, specifier: "%.1f")")
                .accessibilityIdentifier("number")
                .frame(height: 24)
        }
        .font(.system(size: 10, design: .monospaced))
    }
}
