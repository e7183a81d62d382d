// Shapes, gradients and materials take all that they are offered, a circle the largest square in it, in the middle. Each has 60 x 40, seven of
// them 280 from (600 - 280) / 2 = 160 on, at x (300 - 60) / 2 = 120. Without an offer each is 10 x 10. A stroke is drawn half outside
// of its shape and takes no room.
// screen: 300 600 2 / 0 0 0 0
// at rest
//   rectangle 120 155 60 40
//   rounded 120 195 60 40
//   circle 130 235 40 40
//   capsule 120 275 60 40
//   ellipse 120 315 60 40
//   gradient 120 355 60 40
//   material 120 395 60 40
//   ideal 145 435 10 10
import SwiftUI

struct ContentView: View {
    var body: some View {
        VStack(spacing: 0) {
            Group {
                Rectangle().accessibilityIdentifier("rectangle")
                RoundedRectangle(cornerRadius: 8).accessibilityIdentifier("rounded")
                Circle().accessibilityIdentifier("circle")
                Capsule().accessibilityIdentifier("capsule")
                Ellipse().accessibilityIdentifier("ellipse")
                LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
                    .accessibilityIdentifier("gradient")
                Rectangle().fill(.ultraThinMaterial).accessibilityIdentifier("material")
            }
            .frame(width: 60, height: 40)
            Capsule().accessibilityIdentifier("ideal").fixedSize()
        }
    }
}
