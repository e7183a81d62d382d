// A header stays at the pin line, 40, until its section ends; then the end of the section takes it along.
// A section is 30 + 4 * 50 = 230 high. Scrolled by 210, section 0 ends at 40 + 230 - 210 = 60, so its header stands at 30.
// Pulled down by 80, all of it moves.
// screen: 400 800 2 / 40 0 20 0
// at rest
//   header-0 0 40 400 30
//   header-1 0 270 400 30
//   row-0-0 0 70 400 50
// scroll 0 100
//   header-0 0 40 400 30
//   header-1 0 170 400 30
//   row-0-2 0 70 400 50
// scroll 0 210
//   header-0 0 30 400 30
//   header-1 0 60 400 30
// scroll 0 -80
//   header-0 0 120 400 30
//   row-0-0 0 150 400 50
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
    }
}
