// Backgrounds and overlays are offered the size of the view and never change it: a large one reaches out on both sides alike, or
// from the edge where it is aligned. Clips, corners, borders and shadows take no room. Each view is 100 x 40 at x 100;
// five of them are 200 high, from 200 on.
// screen: 300 600 2 / 0 0 0 0
// at rest
//   behind 100 200 100 40
//   corner 180 220 20 20
//   large 50 230 200 60
//   edge 100 280 160 10
//   clipped 100 320 100 40
//   bordered 100 360 100 40
import SwiftUI

struct Base: View {
    var body: some View {
        Color.gray
            .frame(width: 100, height: 40)
    }
}

struct ContentView: View {
    var body: some View {
        VStack(spacing: 0) {
            Base()
                .background {
                    Color.yellow
                        .accessibilityIdentifier("behind")
                }
                .overlay(alignment: .bottomTrailing) {
                    Color.red
                        .frame(width: 20, height: 20)
                        .accessibilityIdentifier("corner")
                }
            Base()
                .overlay {
                    Color.blue
                        .frame(width: 200, height: 60)
                        .accessibilityIdentifier("large")
                }
            Base()
                .background(alignment: .topLeading) {
                    Color.green
                        .frame(width: 160, height: 10)
                        .accessibilityIdentifier("edge")
                }
            Color.orange
                .accessibilityIdentifier("clipped")
                .frame(width: 100, height: 40)
                .clipShape(Capsule())
                .clipped()
                .cornerRadius(4)
            Color.pink
                .accessibilityIdentifier("bordered")
                .frame(width: 100, height: 40)
                .border(Color.black, width: 6)
                .shadow(radius: 9)
        }
    }
}
