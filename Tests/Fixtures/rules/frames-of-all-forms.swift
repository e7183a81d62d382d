// The view is 50 x 20 and is offered 300; the yellow behind it is as large as its frame.
// Both bounds: 300 within 100 and 200 is 200. A greatest alone: as much as is offered, no more than 120. A least alone: the view,
// no less than 90. A least of 340 is kept though there are only 300. Infinite: all. An ideal counts where nothing is offered.
// A width alone leaves the height to the view. Seven rows of 20 and one of 30, from (600 - 170) / 2 = 215.
// screen: 300 600 2 / 0 0 0 0
// at rest
//   both 50 215 200 20
//   both-view 50 215 50 20
//   most 90 235 120 20
//   most-view 160 235 50 20
//   least 105 255 90 20
//   least-view 125 255 50 20
//   over -20 275 340 20
//   over-view 125 275 50 20
//   all 0 295 300 20
//   all-view 250 295 50 20
//   ideal 80 315 140 20
//   ideal-view 125 315 50 20
//   width 110 335 80 20
//   width-view 110 335 50 20
//   height 125 355 50 30
//   height-view 125 360 50 20
import SwiftUI

struct Small: View {
    let name: String

    var body: some View {
        Color.blue
            .frame(width: 50, height: 20)
            .accessibilityIdentifier(name + "-view")
    }
}

extension View {
    func marked(_ name: String) -> some View {
        background {
            Color.yellow
                .accessibilityIdentifier(name)
        }
    }
}

struct ContentView: View {
    var body: some View {
        VStack(spacing: 0) {
            Small(name: "both")
                .frame(minWidth: 100, maxWidth: 200, alignment: .leading)
                .marked("both")
            Small(name: "most")
                .frame(maxWidth: 120, alignment: .trailing)
                .marked("most")
            Small(name: "least")
                .frame(minWidth: 90)
                .marked("least")
            Small(name: "over")
                .frame(minWidth: 340)
                .marked("over")
            Small(name: "all")
                .frame(maxWidth: .infinity, alignment: .trailing)
                .marked("all")
            Small(name: "ideal")
                .frame(minWidth: 10, idealWidth: 140, maxWidth: 200)
                .fixedSize()
                .marked("ideal")
            Small(name: "width")
                .frame(width: 80, alignment: .topLeading)
                .marked("width")
            Small(name: "height")
                .frame(height: 30)
                .marked("height")
        }
    }
}
