// A stack that does not touch the top of the screen has no status bar to keep clear of: its bar of 44 begins at its own top, below
// the header at 40 + 30 = 70, and the large title takes 52 more, to 166. Its scroll view ends there too: rows do not go under the header.
// screen: 400 800 2 / 40 0 20 0
// at rest
//   header 0 40 400 30
//   row-0 0 166 400 50
// scroll 0 20
//   header 0 40 400 30
//   row-0 0 146 400 50
// scroll 0 82
//   header 0 40 400 30
//   row-0 0 84 400 50
//   row-1 0 134 400 50
// scroll 0 -40
//   header 0 40 400 30
//   row-0 0 206 400 50
import SwiftUI

struct ContentView: View {
    var body: some View {
        VStack(spacing: 0) {
            Color.red
                .frame(height: 30)
                .accessibilityIdentifier("header")
            NavigationStack {
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<40) { row in
                            Color.green
                                .frame(height: 50)
                                .accessibilityIdentifier("row-\(row)")
                        }
                    }
                }
                .navigationTitle("Stages")
            }
        }
    }
}
