// Views carry values to the layout around them, through modifiers put on later; views without one have the key's own value. The
// cache is made once for both questions, and a layout says itself where its centre lies.
// The bar is 390 wide: shares of 1, 2 and 3 sixths, the last through a padding of 5. The second bar's centre guide is 10 below its
// top, so that in a frame of 40 it stands 20 - 10 = 10 lower; a bar of 40 above and no gap wanted put it at 40.
// screen: 390 600 2 / 0 0 0 0
// at rest
//   one 0 240 65 40
//   two 65 240 130 40
//   three 200 245 185 30
//   four 0 290 390 40
import SwiftUI

struct Share: LayoutValueKey {
    static let defaultValue = 1.0
}

extension View {
    func share(_ value: Double) -> some View { layoutValue(key: Share.self, value: value) }
}

struct Bar: Layout {
    var centre: Double?

    struct Cache {
        var total: Double
        var isMeasured = false
    }

    func makeCache(subviews: Subviews) -> Cache {
        Cache(total: subviews.reduce(0) { $0 + $1[Share.self] })
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        cache.isMeasured = true
        return proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        guard cache.isMeasured else { return }
        var x = bounds.minX
        for subview in subviews {
            let width = bounds.width * subview[Share.self] / cache.total
            let size = ProposedViewSize(width: width, height: bounds.height)
            subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: size)
            x += width
        }
    }

    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { .zero }

    func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        guide == .center ? centre : nil
    }
}

struct ContentView: View {
    var body: some View {
        VStack(spacing: 0) {
            Bar {
                Color.red.accessibilityIdentifier("one")
                Color.green.accessibilityIdentifier("two").share(5).share(2)
                Color.blue.accessibilityIdentifier("three").share(3).padding(5)
            }
            .frame(height: 40)
            Bar(centre: 10) { Color.orange.accessibilityIdentifier("four") }
                .frame(height: 40)
        }
        .frame(height: 120)
    }
}
