// A guide that the program defines: by default the middle of a view. "tall" is 60 high and sets it 10 above its bottom, at 50.
// "plain" is 20 high and has it at 10. The column has it where "low" does, at its own top: 30. All guides meet at 50:
// tall from 0, plain from 40, the column from 20, so "low" begins at 50. The row is 60 x 60, at x 120.
// Below, "moved" has its leading guide at a quarter of its width, 25 of 100: it begins 25 before "still".
// The lower stack is 125 wide, at (300 - 125) / 2 = 87.5. Both are 60 + 20 high, from (600 - 80) / 2 = 260.
// screen: 300 600 2 / 0 0 0 0
// at rest
//   tall 120 260 20 60
//   plain 140 300 20 20
//   high 160 280 20 30
//   low 160 310 20 10
//   still 112.5 320 100 10
//   moved 87.5 330 100 10
import SwiftUI

extension VerticalAlignment {
    private enum Waist: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat {
            context.height / 2
        }
    }

    static let waist = VerticalAlignment(Waist.self)
}

struct ContentView: View {
    var body: some View {
        VStack(spacing: 0) {
            HStack(alignment: .waist, spacing: 0) {
                Color.red
                    .frame(width: 20, height: 60)
                    .accessibilityIdentifier("tall")
                    .alignmentGuide(.waist) { $0[.bottom] - 10 }
                Color.green
                    .frame(width: 20, height: 20)
                    .accessibilityIdentifier("plain")
                VStack(spacing: 0) {
                    Color.blue
                        .frame(width: 20, height: 30)
                        .accessibilityIdentifier("high")
                    Color.orange
                        .frame(width: 20, height: 10)
                        .accessibilityIdentifier("low")
                        .alignmentGuide(.waist) { $0[.top] }
                }
            }
            VStack(alignment: .leading, spacing: 0) {
                Color.pink
                    .frame(width: 100, height: 10)
                    .accessibilityIdentifier("still")
                Color.mint
                    .frame(width: 100, height: 10)
                    .accessibilityIdentifier("moved")
                    .alignmentGuide(.leading) { $0.width / 4 }
            }
        }
    }
}
