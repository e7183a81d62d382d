// A shape of the program takes what it is offered, like any other; without an offer it is 10 by 10.
// The first is framed to 100 by 50 and centred: (400 - 100) / 2 = 150. The second, below it, has an ideal size.
// screen: 400 800 2 / 40 0 20 0
// at rest
//   framed 150 40 100 50
//   ideal 195 90 10 10
import SwiftUI

struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}

struct ContentView: View {
    var body: some View {
        VStack(spacing: 0) {
            Triangle()
                .fill(.orange)
                .frame(width: 100, height: 50)
                .accessibilityIdentifier("framed")
            Triangle()
                .stroke(.blue, lineWidth: 2)
                .fixedSize()
                .accessibilityIdentifier("ideal")
            Spacer(minLength: 0)
        }
    }
}
