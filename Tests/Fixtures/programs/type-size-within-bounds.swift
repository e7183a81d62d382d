// A range of type sizes raises or lowers the one around to its nearest bound, and leaves one inside it alone.
// Line heights are 1.1934 times the size, at two pixels a point: extra-extra-extra large body is 23, 27.45 or 27.5 high;
// medium 16, 19.09 or 19.5; xxLarge, under an accessibility size that is set outside, 21, 25.06 or 25.5; large 17, 20.5.
// 27.5 + 19.5 + 25.5 + 20.5 = 93: y 40 + (740 - 93) / 2 = 363.5. The colours in front show the heights.
// screen: 400 800 2 / 40 0 20 0
// at rest
//   raised 0 363.5 400 27.5
//   lowered 0 391 400 19.5
//   inner 0 410.5 400 25.5
//   kept 0 436 400 20.5
import SwiftUI

struct ContentView: View {
    var body: some View {
        VStack(spacing: 0) {
            Text("A")
                .dynamicTypeSize((.xxxLarge)...(.accessibility1))
                .overlay { Color.red.frame(width: 400).accessibilityIdentifier("raised") }
            Text("A")
                .dynamicTypeSize(...(.medium))
                .overlay { Color.red.frame(width: 400).accessibilityIdentifier("lowered") }
            Text("A")
                .dynamicTypeSize(...DynamicTypeSize.xxLarge)
                .dynamicTypeSize(.accessibility5)
                .overlay { Color.red.frame(width: 400).accessibilityIdentifier("inner") }
            Text("A")
                .dynamicTypeSize(.small ... .xLarge)
                .overlay { Color.red.frame(width: 400).accessibilityIdentifier("kept") }
        }
    }
}
