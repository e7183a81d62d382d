// A footer is held up at the bottom line, 800 - 20 = 780, as long as its section reaches past it.
// A section is 30 + 4 * 50 + 20 = 250 high; section 2 starts at 40 + 500 = 540, its footer's own place is 770, held at 760.
// Scrolled by 20 that place is 750, above the line, so nothing holds it any more.
// screen: 400 800 2 / 40 0 20 0
// at rest
//   header-2 0 540 400 30
//   footer-0 0 270 400 20
//   footer-1 0 520 400 20
//   footer-2 0 760 400 20
// scroll 0 20
//   header-0 0 40 400 30
//   footer-0 0 250 400 20
//   footer-2 0 750 400 20
import SwiftUI

struct ContentView: View {
    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
                ForEach(0..<5) { section in
                    Section {
                        ForEach(0..<4) { row in
                            Color.green
                                .frame(height: 50)
                                .accessibilityIdentifier("row-\(section)-\(row)")
                        }
                    } header: {
                        Color.blue
                            .frame(height: 30)
                            .accessibilityIdentifier("header-\(section)")
                    } footer: {
                        Color.orange
                            .frame(height: 20)
                            .accessibilityIdentifier("footer-\(section)")
                    }
                }
            }
        }
    }
}
