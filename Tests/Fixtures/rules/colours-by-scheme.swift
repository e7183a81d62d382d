// Semantic colours are those of UIKit's tables, by the colour scheme: labels black and white, secondary ones 60 % of 60, 60, 67 and of
// 235, 235, 245; the system's red and blue are a little lighter in the dark. A scheme that a view sets counts for what is inside.
// screen: 300 300 1 / 0 0 0 0
// at rest
//   primary fills #000000
//   secondary fills #3C3C4399
//   red fills #FF3B30
//   blue fills #007AFF
//   inside fills #FFFFFF
// screen: 300 300 1 / 0 0 0 0
// settings: scheme=dark
// at rest
//   primary fills #FFFFFF
//   secondary fills #EBEBF599
//   red fills #FF453A
//   blue fills #0A84FF
//   inside fills #FFFFFF
import SwiftUI

struct ContentView: View {
    var body: some View {
        VStack {
            Rectangle().fill(.primary).accessibilityIdentifier("primary")
            Rectangle().fill(.secondary).accessibilityIdentifier("secondary")
            Color.red.accessibilityIdentifier("red")
            Text("link").foregroundStyle(.blue).accessibilityIdentifier("blue")
            Rectangle().fill(.primary).accessibilityIdentifier("inside").environment(\.colorScheme, .dark)
        }
    }
}
