// The box is 200 x 100 at (100, 60) in the safe area of 400 x 740 from y 40, so at (100, 60 + 40) on the screen; "inner" is 30 from its
// left and 20 from its top, 50 x 40. Its own space begins at its corner, the screen's at that of the screen, the named one at that of
// the box; of two of one name the nearest counts. After an offset of 5 the frames inside have moved, those outside have not.
// screen: 400 800 2 / 40 0 20 0
// at rest
//   local shows 0 0 50 40
//   global shows 130 120 50 40
//   named shows 30 20 50 40
//   outer shows 130 80 50 40
//   moved shows 35 20 50 40
import SwiftUI

struct Frame: View {
    let name: String
    let rect: CGRect

    var body: some View {
        Text("\(Int(rect.minX)) \(Int(rect.minY)) \(Int(rect.width)) \(Int(rect.height))")
            .fixedSize()
            .accessibilityIdentifier(name)
    }
}

struct ContentView: View {
    var body: some View {
        ZStack(alignment: .topLeading) {
            Color.clear
            ZStack(alignment: .topLeading) {
                Color.gray
                GeometryReader { proxy in
                    VStack {
                        Frame(name: "local", rect: proxy.frame(in: .local))
                        Frame(name: "global", rect: proxy.frame(in: .global))
                        Frame(name: "named", rect: proxy.frame(in: .named("box")))
                        Frame(name: "outer", rect: proxy.frame(in: .named("page")))
                    }
                }
                .frame(width: 50, height: 40)
                .padding(EdgeInsets(top: 20, leading: 30, bottom: 0, trailing: 0))
                GeometryReader { proxy in
                    Frame(name: "moved", rect: proxy.frame(in: .named("box")))
                }
                .offset(x: 5)
                .frame(width: 50, height: 40)
                .padding(EdgeInsets(top: 20, leading: 30, bottom: 0, trailing: 0))
            }
            .frame(width: 200, height: 100)
            .coordinateSpace(.named("box"))
            .padding(EdgeInsets(top: 60, leading: 100, bottom: 0, trailing: 0))
        }
        .coordinateSpace(.named("page"))
        .coordinateSpace(.named("box"))
    }
}
