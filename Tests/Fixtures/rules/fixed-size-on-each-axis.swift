// The ideal size is 70 x 30. On an axis that is fixed the view has it, on the other it takes the 200 x 100 that it is offered.
// Each box is 200 x 100, at x 50, from (600 - 400) / 2 = 100 on.
// screen: 300 600 2 / 0 0 0 0
// at rest
//   both 115 135 70 30
//   across 115 200 70 100
//   down 50 335 200 30
//   none 50 400 200 100
import SwiftUI

struct ContentView: View {
    var body: some View {
        VStack(spacing: 0) {
            Ideal(name: "both")
                .fixedSize()
                .frame(width: 200, height: 100)
            Ideal(name: "across")
                .fixedSize(horizontal: true, vertical: false)
                .frame(width: 200, height: 100)
            Ideal(name: "down")
                .fixedSize(horizontal: false, vertical: true)
                .frame(width: 200, height: 100)
            Ideal(name: "none")
                .fixedSize(horizontal: false, vertical: false)
                .frame(width: 200, height: 100)
        }
    }
}

struct Ideal: View {
    let name: String

    var body: some View {
        Color.teal
            .accessibilityIdentifier(name)
            .frame(idealWidth: 70, maxWidth: .infinity, idealHeight: 30, maxHeight: .infinity)
    }
}
