// A scroll position knows what the program last asked of it, and nothing else: an edge, a length along one axis, a point, a view's identity.
// screen: 400 300 1 / 0 0 0 0
// at rest
//   fresh shows - - - -
//   edge shows bottom - - -
//   height shows - - 210 -
//   point shows - - - 3 4
//   later shows trailing - - -
//   last shows - 12 - -
import SwiftUI

func told(_ position: ScrollPosition) -> String {
    let edge = position.edge.map { "\($0)" } ?? "-"
    guard let point = position.point else {
        let x = position.x.map { "\(Int($0))" } ?? "-"
        let y = position.y.map { "\(Int($0))" } ?? "-"
        return "\(edge) \(x) \(y) -"
    }
    return "\(edge) - - \(Int(point.x)) \(Int(point.y))"
}

struct ContentView: View {
    @State private var edge = ScrollPosition(edge: .bottom)
    @State private var height = ScrollPosition(y: 210)
    @State private var point = ScrollPosition(point: CGPoint(x: 3, y: 4))

    private var later: ScrollPosition {
        var position = height
        position.scrollTo(edge: .trailing)
        return position
    }

    private var last: ScrollPosition {
        var position = later
        position.scrollTo(x: 12)
        return position
    }

    var body: some View {
        VStack {
            Text(told(ScrollPosition()))
                .accessibilityIdentifier("fresh")
            Text(told(edge))
                .accessibilityIdentifier("edge")
            Text(told(height))
                .accessibilityIdentifier("height")
            Text(told(point))
                .accessibilityIdentifier("point")
            Text(told(later))
                .accessibilityIdentifier("later")
            Text(told(last))
                .accessibilityIdentifier("last")
        }
    }
}
