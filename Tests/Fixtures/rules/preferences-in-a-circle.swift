// A preference from which the state is made that it is made from never settles: each pass adds 10. After eight passes the frame ends with
// a warning, the last state is shown, and the screen goes on: 10 + 8 * 10 = 90.
// warns 28 onPreferenceChange still changes the view after 8 passes; the last one is shown
// screen: 300 400 1 / 0 0 0 0
// at rest
//   bar 0 0 300 90
import SwiftUI

struct Height: PreferenceKey {
    static let defaultValue: CGFloat = 0

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue())
    }
}

struct ContentView: View {
    @State private var height: CGFloat = 10

    var body: some View {
        VStack(spacing: 0) {
            Color.red
                .frame(height: height)
                .accessibilityIdentifier("bar")
                .preference(key: Height.self, value: height + 10)
            Spacer(minLength: 0)
        }
        .onPreferenceChange(Height.self) { height = $0 }
    }
}
