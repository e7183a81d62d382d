// A guide of the program's own lies, in views that do not set it, where its default says, whatever that is a function of:
// a third down from the top in views that are at least 60 high, at the bottom in lower ones.
// Red, 120 high, has it at 40; green, 30 high, at 30; blue sets it to 5. So red begins at 0, green at 10, blue at 35.
// The row is 120 high and 160 wide: x (400 - 160) / 2 = 120, y 40 + (740 - 120) / 2 = 350.
// screen: 400 800 2 / 40 0 20 0
// at rest
//   red 120 350 60 120
//   green 180 360 50 30
//   blue 230 385 50 20
import SwiftUI

enum ThirdOrBottom: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
        if dimensions.height >= 60 {
            return dimensions.height / 3
        }
        return dimensions[.bottom]
    }
}

extension VerticalAlignment {
    static let thirdOrBottom = VerticalAlignment(ThirdOrBottom.self)
}

struct ContentView: View {
    var body: some View {
        HStack(alignment: .thirdOrBottom, spacing: 0) {
            Color.red
                .frame(width: 60, height: 120)
                .accessibilityIdentifier("red")
            Color.green
                .frame(width: 50, height: 30)
                .accessibilityIdentifier("green")
            Color.blue
                .frame(width: 50, height: 20)
                .alignmentGuide(.thirdOrBottom) { _ in 5 }
                .accessibilityIdentifier("blue")
        }
    }
}
