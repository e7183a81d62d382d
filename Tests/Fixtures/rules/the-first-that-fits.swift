// The first whose ideal size fits; where none does, the last. 120 x 30 are offered to each, from (300 - 120) / 2 = 90 on.
// Across alone: the first is too high but narrow enough. Down alone: the first is too wide but low enough.
// screen: 300 120 2 / 0 0 0 0
// at rest
//   a1 hidden
//   a2 100 5 100 20
//   b1 hidden
//   b2 hidden
//   b3 80 30 140 30
//   c1 100 50 100 50
//   d1 70 95 160 20
import SwiftUI

struct Block: View {
    let name: String
    let width: CGFloat
    let height: CGFloat

    var body: some View {
        Color.blue
            .frame(width: width, height: height)
            .accessibilityIdentifier(name)
    }
}

struct ContentView: View {
    var body: some View {
        VStack(spacing: 0) {
            ViewThatFits {
                Block(name: "a1", width: 121, height: 20)
                Block(name: "a2", width: 100, height: 20)
                Block(name: "a3", width: 10, height: 20)
            }
            .frame(width: 120, height: 30)
            ViewThatFits {
                Block(name: "b1", width: 200, height: 30)
                Block(name: "b2", width: 120, height: 31)
                Block(name: "b3", width: 140, height: 30)
            }
            .frame(width: 120, height: 30)
            ViewThatFits(in: .horizontal) {
                Block(name: "c1", width: 100, height: 50)
                Block(name: "c2", width: 10, height: 10)
            }
            .frame(width: 120, height: 30)
            ViewThatFits(in: .vertical) {
                Block(name: "d1", width: 160, height: 20)
                Block(name: "d2", width: 10, height: 10)
            }
            .frame(width: 120, height: 30)
        }
    }
}
