// title: A GeometryReader inside a scroll view
// summary: A GeometryReader takes what it is offered, but a scroll view offers no height. So it falls back to 10 pt and its content spills over what follows. A frame around it, or onGeometryChange instead, is what you want.
// look for: Select the first reader in the tree: the proposal has no height, its size is 10 pt. The second one has a frame of 120.
// order: 16
import SwiftUI

struct ContentView: View {
    @State private var width: CGFloat = 0

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                Text("1. Alone: too small, spills over")
                    .font(.headline)
                GeometryReader { proxy in
                    Text("I am offered \(Int(proxy.size.width)) × \(Int(proxy.size.height))")
                        .padding()
                        .background(Color.red.opacity(0.5))
                }
                .accessibilityIdentifier("alone")
                Text("2. With a frame: as tall as the frame says")
                    .font(.headline)
                GeometryReader { proxy in
                    Text("I am offered \(Int(proxy.size.width)) × \(Int(proxy.size.height))")
                        .frame(width: proxy.size.width, height: proxy.size.height)
                        .background(Color.green.opacity(0.5))
                }
                .frame(height: 120)
                .accessibilityIdentifier("framed")
                Text("3. onGeometryChange: reads without taking part")
                    .font(.headline)
                Text("I am \(Int(width)) wide")
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .padding()
                    .background(Color.blue.opacity(0.3))
                    .onGeometryChange(for: CGFloat.self) { proxy in
                        proxy.size.width
                    } action: { new in
                        width = new
                    }
                    .accessibilityIdentifier("observed")
            }
            .padding()
        }
    }
}
