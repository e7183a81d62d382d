// At 10 points a line is 11.934 high and 12 in whole pixels, its baseline 9.521 and 10; at 20 points 24 and 20 (19.043).
// First baselines: "padded" 5 + 20 = 25; the column's is that of its first line, 10; a colour has none and stands on its
// lower edge, 30; "framed" is at the bottom of 40: 40 - 12 + 10 = 38. All meet at 38. Last baselines: the column's is that of its
// second line, 12 + 10 = 22; the others are the same.
// The rows are 28 + 24 = 52 high, where the column ends, and 13 + 29 = 42, where "padded" does: from (200 - 94) / 2 = 53.
// screen: 300 200 1 / 0 0 0 0
// at rest
//   first-padded 0 66 20 29
//   first-column 20 81 20 24
//   first-colour 40 61 20 30
//   first-framed 60 53 20 40
//   last-padded 0 118 20 29
//   last-column 20 121 20 24
//   last-colour 40 113 20 30
//   last-framed 60 105 20 40
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

struct Cells: View {
    let name: String

    var body: some View {
        Text("a")
            .font(.system(size: 20))
            .padding(.top, 5)
            .marked(name + "-padded")
        VStack(spacing: 0) {
            Text("b")
            Text("c")
        }
        .font(.system(size: 10))
        .marked(name + "-column")
        Color.blue
            .frame(width: 20, height: 30)
            .accessibilityIdentifier(name + "-colour")
        Text("d")
            .font(.system(size: 10))
            .frame(height: 40, alignment: .bottom)
            .marked(name + "-framed")
    }
}

struct ContentView: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Cells(name: "first")
            }
            HStack(alignment: .lastTextBaseline, spacing: 0) {
                Cells(name: "last")
            }
        }
        .frame(width: 300, alignment: .leading)
    }
}
