// A star is 20 x 19 at 17 points, and grows with the font: 40 x 38 at 34. Its scales are 0.8, 1 and 1.3 of it: at 34 points 32 x 30.4,
// 40 x 38, 52 x 49.4. A symbol with a text style has the size of the style: 17 for body, 28 for a title, 20/17 and 19/17 of it:
// 32.94 x 31.29. One that may be resized takes the room that it is offered, by its own ratio if it is to fit: 60 high is 63.16 wide.
// The column is 38 + 30.4 + 38 + 49.4 + 31.294 + 60 = 247.094 high, from (600 - 247.094) / 2 = 176.453 on, in fiftieths: at 2 pixels
// a point edges stand at halves: 176.5, 214.5 (214.453), 245 (244.853), 283 (282.853), 332.5 (332.253), 363.5 (363.547).
// screen: 300 600 2 / 0 0 0 0
// at rest
//   font 130 176.5 40 38
//   small 134 214.5 32 30.5
//   medium 130 245 40 38
//   large 124 283 52 49.5
//   title 133.5 332.5 33 31
//   fitted 118.5 363.5 63 60
import SwiftUI

struct ContentView: View {
    var body: some View {
        VStack(spacing: 0) {
            star("font").font(.system(size: 34))
            Group {
                star("small").imageScale(.small)
                star("medium").imageScale(.medium)
                star("large").imageScale(.large)
            }
            .font(.system(size: 34))
            star("title").font(.title)
            Image(systemName: "star")
                .resizable()
                .scaledToFit()
                .accessibilityIdentifier("fitted")
                .frame(height: 60)
        }
    }

    func star(_ name: String) -> some View {
        Image(systemName: "star").accessibilityIdentifier(name)
    }
}
