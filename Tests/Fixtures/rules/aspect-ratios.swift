// In 200 x 100: a ratio of 4 fits as 200 x 50 and fills as 400 x 100; one of 1 : 2 fits as 50 x 100 and fills as 200 x 400.
// Without a ratio the view's ideal size, 40 x 10, gives it: 4 again. On the free axis the rest follows from the length of the other:
// 120 wide and 3 : 2 is 80 high. Boxes of 200 x 100 stand at x 50, from (600 - 480) / 2 = 60 on.
// screen: 300 600 2 / 0 0 0 0
// at rest
//   wide-fit 50 85 200 50
//   wide-fill -50 160 400 100
//   tall-fit 125 260 50 100
//   own-fit 50 385 200 50
//   free 90 460 120 80
import SwiftUI

struct ContentView: View {
    var body: some View {
        VStack(spacing: 0) {
            Color.red
                .accessibilityIdentifier("wide-fit")
                .aspectRatio(4, contentMode: .fit)
                .frame(width: 200, height: 100)
            Color.green
                .accessibilityIdentifier("wide-fill")
                .aspectRatio(4, contentMode: .fill)
                .frame(width: 200, height: 100)
            Color.blue
                .accessibilityIdentifier("tall-fit")
                .aspectRatio(CGSize(width: 1, height: 2), contentMode: .fit)
                .frame(width: 200, height: 100)
            Color.orange
                .accessibilityIdentifier("own-fit")
                .frame(idealWidth: 40, maxWidth: .infinity, idealHeight: 10, maxHeight: .infinity)
                .scaledToFit()
                .frame(width: 200, height: 100)
            ScrollView {
                Color.pink
                    .accessibilityIdentifier("free")
                    .aspectRatio(1.5, contentMode: .fit)
            }
            .frame(width: 120, height: 80)
        }
    }
}
