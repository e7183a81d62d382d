// A container of 300 in four parts with gaps of 10: (300 - 30) / 4 = 67.5 each; three of them and two gaps are 222.5.
// Half of the length by a closure: 150. A view that is narrower than its part is aligned in it: 40 at the end of 300.
// The parts are as high as the scroll view offers, 100; a quarter of its own height is 25.
// screen: 300 100 2 / 0 0 0 0
// at rest
//   one 0 0 67.5 100
//   three 77.5 0 222.5 100
// scroll 310 0
//   half 0 0 150 100
//   quarter 160 37.5 40 25
// scroll 520 0
//   end 260 40 40 20
import SwiftUI

struct ContentView: View {
    var body: some View {
        ScrollView(.horizontal) {
            HStack(spacing: 10) {
                Color.red
                    .accessibilityIdentifier("one")
                    .containerRelativeFrame(.horizontal, count: 4, spacing: 10)
                Color.green
                    .accessibilityIdentifier("three")
                    .containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 10)
                Color.blue
                    .accessibilityIdentifier("half")
                    .containerRelativeFrame(.horizontal) { length, _ in length / 2 }
                Color.orange
                    .accessibilityIdentifier("quarter")
                    .frame(width: 40)
                    .containerRelativeFrame(.vertical, count: 4, spacing: 0)
                Color.pink
                    .frame(width: 40, height: 20)
                    .accessibilityIdentifier("end")
                    .containerRelativeFrame(.horizontal, alignment: .trailing)
            }
        }
    }
}
