import SwiftUI

struct ContentView: View {
    @State private var height: CGFloat = 10

    var body: some View {
        Color.red
            .frame(height: height)
            .onGeometryChange(for: CGFloat.self) { proxy in
                proxy.size.height
            } action: { new in
                height = new + 1
            }
    }
}
