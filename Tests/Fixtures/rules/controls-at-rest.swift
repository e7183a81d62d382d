// A plain button is as large as its label, a switch 51 x 31 at the end of its row with the label at the beginning, a label that shows its
// title alone as large as that. Texts of one line at 10 points are 11.934 high, monospaced letters 6 wide: "Press" is 30 x 12. The
// column is 11.934 + 31 + 11.934 = 54.868 high, from (300 - 54.868) / 2 = 122.566 on; the switch's row from 134.5, its text in the
// middle of 31 from 144.033, the label from 165.5; in halves.
// screen: 300 300 2 / 0 0 0 0
// at rest
//   button 135 122.5 30 12
//   text 50 144 36 12
//   title 135 165.5 30 12
import SwiftUI

struct ContentView: View {
    @State private var isOn = true

    var body: some View {
        VStack(spacing: 0) {
            Button(action: {}) {
                Text("Press").accessibilityIdentifier("button")
            }
            .buttonStyle(.plain)
            Toggle(isOn: $isOn) {
                Text("Sounds").accessibilityIdentifier("text")
            }
            .frame(width: 200)
            Label("Notes", systemImage: "star")
                .labelStyle(.titleOnly)
                .accessibilityIdentifier("title")
        }
        .font(.system(size: 10, design: .monospaced))
    }
}
