// A layout whose answer is no size is told, and what is negative or no number counts as 0: it is 0 x 40 here, from y 30 on. A place
// that is not finite counts as 0, so "inner" begins at the layout's corner, (150, 30), and has its own 20 x 10. A guide that is no
// number counts as if it were left out: "guided" stands in the middle.
// warns 33 A layout's sizeThatFits gives -30.0 × 40.0; what is negative or no number counts as 0
// warns 21 a place that is not finite counts as 0
// warns 32 An alignment guide gives nan; it counts as if it were left out
// screen: 300 100 1 / 0 0 0 0
// at rest
//   inner 150 30 20 10
//   guided 130 0 40 30
//   below 0 70 300 30
import SwiftUI

struct Garbage: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: -30, height: 40)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            subview.place(at: CGPoint(x: CGFloat.infinity, y: bounds.minY), proposal: .unspecified)
        }
    }
}

struct ContentView: View {
    var body: some View {
        VStack(spacing: 0) {
            Color.green
                .frame(width: 40, height: 30)
                .accessibilityIdentifier("guided")
                .alignmentGuide(HorizontalAlignment.center) { _ in CGFloat.nan }
            Garbage {
                Color.red
                    .frame(width: 20, height: 10)
                    .accessibilityIdentifier("inner")
            }
            Color.blue
                .accessibilityIdentifier("below")
        }
    }
}
