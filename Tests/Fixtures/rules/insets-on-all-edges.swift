// The later an inset the farther out; each stands at its edge of what the outer ones leave of 400 x 740 from (0, 40), aligned across.
// "outer" is 20 high and has 8 to the rest, as no spacing is given: the rest begins at 68. "inner" is 30 high, right, with 5:
// from 68 to 98, the rest at 103. "foot" is 40 high without a gap: from 740 to 780. "lead" is 50 wide, at the bottom, with 10: the rest
// begins at x 60. "trail" is 20 wide, at the top. What is left is 60...380, 103...740. "outer" is leading in all 400.
// Leading and trailing insets are as high as what the outer ones (top and bottom here) leave.
// screen: 400 800 2 / 40 0 20 0
// at rest
//   outer 0 40 100 20
//   inner 350 68 50 30
//   foot 150 740 100 40
//   lead 0 710 50 30
//   trail 380 103 20 30
//   main 60 103 320 637
import SwiftUI

struct Block: View {
    let name: String
    let width: CGFloat
    let height: CGFloat

    var body: some View {
        Color.blue
            .frame(width: width, height: height)
            .accessibilityIdentifier(name)
    }
}

struct ContentView: View {
    var body: some View {
        Color.green
            .accessibilityIdentifier("main")
            .safeAreaInset(edge: .trailing, alignment: .top, spacing: 0) {
                Block(name: "trail", width: 20, height: 30)
            }
            .safeAreaInset(edge: .leading, alignment: .bottom, spacing: 10) {
                Block(name: "lead", width: 50, height: 30)
            }
            .safeAreaInset(edge: .bottom, spacing: 0) {
                Block(name: "foot", width: 100, height: 40)
            }
            .safeAreaInset(edge: .top, alignment: .trailing, spacing: 5) {
                Block(name: "inner", width: 50, height: 30)
            }
            .safeAreaInset(edge: .top, alignment: .leading) {
                Block(name: "outer", width: 100, height: 20)
            }
    }
}
