// At 10 points a line is 11.934 high, its baseline 9.521 below its top. Letters that are moved up by 5 make it 16.934 high, 17 in
// whole pixels, and its baseline 14.521; moved down by 5 it is 17 high as well, with the baseline where it was. A text in
// which only some letters move has room for both. In a row by baselines the second begins 15 - 10 = 5 lower than the first.
// Rows: 17, 17, 17, 22 from (200 - 73) / 2 = 63.5, drawn at 64 and so on.
// screen: 300 200 1 / 0 0 0 0
// at rest
//   up 0 64 20 17
//   down 0 81 20 17
//   mixed 0 98 20 17
//   raised 0 115 20 17
//   level 20 120 20 12
//   lowered 40 120 20 17
import SwiftUI

extension View {
    func marked(_ name: String) -> some View {
        frame(width: 20)
            .background {
                Color.yellow
                    .accessibilityIdentifier(name)
            }
    }
}

struct ContentView: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text("a")
                .baselineOffset(5)
                .marked("up")
            Text("b")
                .baselineOffset(-5)
                .marked("down")
            (Text("m") + Text("2").baselineOffset(5))
                .marked("mixed")
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("c")
                    .baselineOffset(5)
                    .marked("raised")
                Text("d")
                    .marked("level")
                VStack {
                    Text("e")
                }
                .baselineOffset(-5)
                .marked("lowered")
            }
        }
        .font(.system(size: 10))
        .frame(width: 300, alignment: .leading)
    }
}
