import SwiftUI

struct ContentView: View {
    @State private var count: Int = ContentView().count
    @ScaledMetric private var height: CGFloat = ContentView().height

    var body: some View {
        Text("count \(count)").frame(height: height)
    }
}
