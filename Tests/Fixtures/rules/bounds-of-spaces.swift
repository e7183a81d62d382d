// The rectangle of a space counted from the reader's corner: the reader is 100 below the top of the column, which is 1,100 tall. The scroll
// view's space and the one around it are the screen of 300 x 400, so they lie 100 above the reader at rest and 40 above it after 60; the
// column's own lies 100 above it always. A space that nobody named has no bounds.
// screen: 300 400 1 / 0 0 0 0
// at rest
//   scroll shows 0 -100 300 400
//   page shows 0 -100 300 400
//   column shows 0 -100 300 1100
//   nobody shows none
//   changed shows 0 -100 300 400
// scroll 0 60
//   scroll shows 0 -40 300 400
//   page shows 0 -40 300 400
//   column shows 0 -100 300 1100
//   nobody shows none
//   changed shows 0 -40 300 400
import SwiftUI

func written(_ rect: CGRect?) -> String {
    guard let rect else { return "none" }
    return "\(Int(rect.minX)) \(Int(rect.minY)) \(Int(rect.width)) \(Int(rect.height))"
}

struct Line: View {
    let name: String
    let rect: CGRect?

    var body: some View {
        Text(written(rect))
            .fixedSize()
            .accessibilityIdentifier(name)
    }
}

struct ContentView: View {
    @State private var seen = ""

    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                Color.gray
                    .frame(height: 100)
                GeometryReader { proxy in
                    Line(name: "scroll", rect: proxy.bounds(of: .scrollView))
                }
                .frame(height: 50)
                .overlay {
                    GeometryReader { proxy in
                        Line(name: "page", rect: proxy.bounds(of: .named("page")))
                    }
                }
                .overlay {
                    GeometryReader { proxy in
                        Line(name: "column", rect: proxy.bounds(of: .named("column")))
                    }
                }
                .overlay {
                    GeometryReader { proxy in
                        Line(name: "nobody", rect: proxy.bounds(of: .named("nobody")))
                    }
                }
                .onGeometryChange(for: String.self) { proxy in
                    written(proxy.bounds(of: .named("page")))
                } action: { value in
                    seen = value
                }
                Color.green
                    .frame(height: 950)
            }
            .coordinateSpace(.named("column"))
        }
        .coordinateSpace(.named("page"))
        .overlay {
            Text(seen)
                .accessibilityIdentifier("changed")
        }
    }
}
