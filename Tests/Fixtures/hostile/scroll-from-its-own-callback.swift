import SwiftUI

struct ContentView: View {
    @State private var position = ScrollPosition()

    var body: some View {
        ScrollView {
            Color.green.frame(height: 4000)
        }
        .scrollPosition($position)
        .onScrollGeometryChange(for: CGFloat.self) { geometry in
            geometry.contentOffset.y
        } action: { _, new in
            position.scrollTo(y: new + 7)
        }
    }
}
