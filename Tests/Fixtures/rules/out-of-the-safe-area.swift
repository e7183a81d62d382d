// What touches an edge of the safe area may grow over it: on all edges, on one, on none that it does not touch. The 200 x 400 screen
// keeps 40, 10, 20 and 10. Only the container's area is there, so ignoring the keyboard's alone changes nothing. A style behind a view
// bleeds into what the view touches, a view behind it does not; with edges given only there. Drawing grows, layout does not.
// screen: 200 400 2 / 40 10 20 10
// at rest
//   all 0 0 200 400
//   top 10 0 180 380
//   sides 0 40 200 340
//   keyboard 10 40 180 340
//   away 60 110 80 200
//   style 0 0 200 140
//   view 10 140 180 100
//   edges 0 240 190 140
import SwiftUI

struct ContentView: View {
    var body: some View {
        ZStack {
            Color.red
                .accessibilityIdentifier("all")
                .ignoresSafeArea()
            Color.green
                .accessibilityIdentifier("top")
                .ignoresSafeArea(edges: .top)
            Color.blue
                .accessibilityIdentifier("sides")
                .ignoresSafeArea(.container, edges: .horizontal)
            Color.orange
                .accessibilityIdentifier("keyboard")
                .ignoresSafeArea(.keyboard)
            Color.pink
                .accessibilityIdentifier("away")
                .ignoresSafeArea()
                .frame(width: 80, height: 200)
            VStack(spacing: 0) {
                Color.clear
                    .frame(height: 100)
                    .background(.mint)
                    .accessibilityIdentifier("style")
                Color.clear
                    .frame(height: 100)
                    .background {
                        Color.cyan
                            .accessibilityIdentifier("view")
                    }
                Color.clear
                    .background(.indigo, ignoresSafeAreaEdges: .leading)
                    .accessibilityIdentifier("edges")
            }
        }
    }
}
