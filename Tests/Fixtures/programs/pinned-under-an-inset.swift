// An inset of 60 moves the pin line to 40 + 60 = 100. A section is 30 + 4 * 50 = 230 high.
// Scrolled by 210, section 0 ends at 100 + 230 - 210 = 120, so its header stands at 90. Pulled down by 80, all but the bar moves.
// screen: 400 800 2 / 40 0 20 0
// at rest
//   bar 0 40 400 60
//   header-0 0 100 400 30
//   header-1 0 330 400 30
// scroll 0 100
//   bar 0 40 400 60
//   header-0 0 100 400 30
//   row-0-1 0 80 400 50
//   header-1 0 230 400 30
// scroll 0 210
//   header-0 0 90 400 30
//   header-1 0 120 400 30
// scroll 0 -80
//   bar 0 40 400 60
//   header-0 0 180 400 30
//   row-0-0 0 210 400 50
import SwiftUI

struct ContentView: View {
    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
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
                    }
                }
            }
        }
        .safeAreaInset(edge: .top, spacing: 0) {
            Color.red
                .frame(height: 60)
                .accessibilityIdentifier("bar")
        }
    }
}
