// A value of the geometry is known to the program once the view has its place, and again when it changes: the banner under the column is
// as wide as the column's greatest x in the named space, 20 + 100, and shows its height; the text's frame tells nothing else.
// screen: 300 200 1 / 0 0 0 0
// at rest
//   banner 0 110 120 10
//   height shows 50
import SwiftUI

struct ContentView: View {
    @State private var end: CGFloat = 0
    @State private var height: CGFloat = 0

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Color.red
                .frame(width: 100, height: 50)
                .onGeometryChange(for: CGFloat.self) { proxy in
                    proxy.size.height
                } action: { newValue in
                    height = newValue
                }
                .onGeometryChange(for: CGRect.self) { proxy in
                    proxy.frame(in: .named("page"))
                } action: { frame in
                    end = frame.maxX
                }
                .padding(.leading, 20)
            Color.clear
                .frame(width: 1, height: 60)
            Color.blue
                .frame(width: end, height: 10)
                .accessibilityIdentifier("banner")
            Text("\(Int(height))")
                .accessibilityIdentifier("height")
            Spacer(minLength: 0)
        }
        .frame(width: 300, alignment: .leading)
        .coordinateSpace(name: "page")
    }
}
