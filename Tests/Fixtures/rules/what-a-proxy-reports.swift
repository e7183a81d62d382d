// A proxy tells the size that its reader is given and the insets of the safe area around it. In all of the safe area: 400 x 740, and 40
// and 20 are left above and below; the inset of 30 belongs to the safe area of what it is attached to, but where that is a plain view it
// is laid out in what is left: 400 x 710, and the area above it is 40 + 30. Away from the edges nothing is reported. In a background:
// the size of the view. The scroll view at 400 offers no height, so the last is 10 high. A reader takes what it is offered, its content
// stands at its leading top corner; without an offer it is 10 x 10.
// screen: 400 800 2 / 40 0 20 0
// at rest
//   whole shows 400 710 70 20
//   whole-corner 0 70 5 5
//   inner shows 100 50 0 0
//   behind shows 120 30 0 0
//   bare 195 400 10 10
import SwiftUI

struct Report: View {
    let name: String

    var body: some View {
        GeometryReader { proxy in
            let (size, insets) = (proxy.size, proxy.safeAreaInsets)
            Text("\(Int(size.width)) \(Int(size.height)) \(Int(insets.top)) \(Int(insets.bottom))")
                .fixedSize()
                .accessibilityIdentifier(name)
        }
    }
}

struct ContentView: View {
    var body: some View {
        ZStack {
            GeometryReader { _ in
                Color.red
                    .frame(width: 5, height: 5)
                    .accessibilityIdentifier("whole-corner")
            }
            Report(name: "whole")
            VStack(spacing: 0) {
                Report(name: "inner")
                    .frame(width: 100, height: 50)
                Color.gray
                    .frame(width: 120, height: 30)
                    .background {
                        Report(name: "behind")
                    }
                    .frame(height: 100)
                ScrollView {
                    GeometryReader { _ in
                        Color.blue
                            .accessibilityIdentifier("bare")
                    }
                }
                .frame(width: 10, height: 200)
            }
            .frame(height: 350)
        }
        .safeAreaInset(edge: .top, spacing: 0) {
            Color.yellow
                .frame(height: 30)
        }
    }
}
