// A text that reserves lines is as high as they are, also with fewer: three lines of body are 3 × 20.287 = 60.86, at two pixels
// a point 61; a range reserves its lower bound, two lines, 40.57 or 41. Four lines in a limit of two to three are three, 61.
// 61 + 41 + 61 + 20.5 = 183.5: y 40 + (740 - 183.5) / 2 = 318.25. The colours behind show the heights.
// screen: 400 800 2 / 40 0 20 0
// at rest
//   three 0 318.5 400 61
//   range 0 379.5 400 41
//   full 0 420.5 400 61
//   one 0 481.5 400 20.5
import SwiftUI

struct ContentView: View {
    var body: some View {
        VStack(spacing: 0) {
            Text("A")
                .lineLimit(3, reservesSpace: true)
                .overlay { Color.red.frame(width: 400).accessibilityIdentifier("three") }
            Text("A")
                .lineLimit(2...3)
                .overlay { Color.red.frame(width: 400).accessibilityIdentifier("range") }
            Text("A\nB\nC\nD")
                .lineLimit(2...3)
                .overlay { Color.red.frame(width: 400).accessibilityIdentifier("full") }
            Text("A")
                .lineLimit(3)
                .overlay { Color.red.frame(width: 400).accessibilityIdentifier("one") }
        }
    }
}
