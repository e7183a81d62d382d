// Anchors of three cells meet in the order of the views and are resolved where they are drawn: a mark of the size of the second,
// 60 x 20 at (20, 20) of the column at (100, 0), and one behind all of them: 60 + 20 = 80 wide, three rows of 20 high.
// A transformed preference has 7 added to the sum of 1, 2 and 3; a default of 100 is not part of it.
// screen: 260 120 1 / 0 0 0 0
// at rest
//   mark 120 50 60 20
//   union 100 30 80 60
//   sum shows 13
import SwiftUI

struct Frames: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []

    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
        value += nextValue()
    }
}

struct Sum: PreferenceKey {
    static let defaultValue = 100

    static func reduce(value: inout Int, nextValue: () -> Int) {
        value += nextValue()
    }
}

struct ContentView: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(0..<3, id: \.self) { row in
                Color.blue
                    .frame(width: 60, height: 20)
                    .anchorPreference(key: Frames.self, value: .bounds) { [$0] }
                    .preference(key: Sum.self, value: row + 1)
                    .padding(.leading, CGFloat(row % 2) * 20)
            }
        }
        .transformPreference(Sum.self) { $0 += 7 }
        .frame(width: 80, alignment: .leading)
        .padding(.leading, 20)
        .backgroundPreferenceValue(Frames.self) { anchors in
            GeometryReader { proxy in
                let all = anchors.map { proxy[$0] }.reduce(CGRect.null) { $0.union($1) }
                Color.yellow
                    .frame(width: all.width, height: all.height)
                    .accessibilityIdentifier("union")
                    .offset(x: all.minX, y: all.minY)
            }
        }
        .overlayPreferenceValue(Frames.self) { anchors in
            GeometryReader { proxy in
                Color.red
                    .frame(width: proxy[anchors[1]].width, height: proxy[anchors[1]].height)
                    .accessibilityIdentifier("mark")
                    .offset(x: proxy[anchors[1]].minX, y: proxy[anchors[1]].minY)
            }
        }
        .overlayPreferenceValue(Sum.self) { sum in
            Text("\(sum)")
                .fixedSize()
                .accessibilityIdentifier("sum")
        }
    }
}
