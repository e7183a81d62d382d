// A geometry reader takes what it is offered, wherever it stands: in a column what the others leave, in a row an equal share, in an
// overlay the view's size, in a frame the frame's. Its content is as large as the reader tells and stands at its leading top corner.
// 300 x 200: the column's other rows are 20 and 60 high, so it has 120; of the row two readers get 150 each.
// screen: 300 200 1 / 0 0 0 0
// at rest
//   column 0 20 150 60
//   left 0 140 75 30
//   right 150 140 75 30
//   over 100 0 50 10
import SwiftUI

struct Half: View {
    let name: String

    var body: some View {
        GeometryReader { proxy in
            Color.blue
                .frame(width: proxy.size.width / 2, height: proxy.size.height / 2)
                .accessibilityIdentifier(name)
        }
    }
}

struct ContentView: View {
    var body: some View {
        VStack(spacing: 0) {
            Color.red
                .frame(width: 100, height: 20)
                .overlay {
                    Half(name: "over")
                }
            Half(name: "column")
            HStack(spacing: 0) {
                Half(name: "left")
                Half(name: "right")
            }
            .frame(height: 60)
        }
    }
}
