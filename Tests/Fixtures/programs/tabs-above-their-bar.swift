// A tab bar is 49 points high above the bottom inset: the page ends at 800 - 20 - 49 = 731. The second tab is chosen, so the first one is
// not there.
// screen: 400 800 2 / 40 0 20 0
// at rest
//   second 0 40 400 691
import SwiftUI

struct ContentView: View {
    @State private var tab = 1

    var body: some View {
        TabView(selection: $tab) {
            Color.red
                .accessibilityIdentifier("first")
                .tabItem { Label("One", systemImage: "star") }
                .tag(0)
            Rectangle()
                .accessibilityIdentifier("second")
                .tabItem { Label("Two", systemImage: "heart") }
                .tag(1)
        }
    }
}
