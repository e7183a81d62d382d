// No gap beside a spacer; two share what is left: (300 - 3 * 40) / 2 = 90. A least length of 150 comes before an equal share.
// One that has less than its 8 keeps them: 290 + 8 + 20 is 318, so the row begins at -9.
// A divider is one pixel long along the stack and takes the room across: 300 x 0.5, then 0.5 x 20, with a gap of 8 on both sides.
// At accessibility sizes it is a point. Rows: 20, 20, 20, 8 + 0.5 + 8, 20 = 96.5 from (600 - 96.5) / 2 = 251.75, drawn at 252 and so on.
// screen: 300 600 2 / 0 0 0 0
// at rest
//   a 0 252 40 20
//   b 130 252 40 20
//   c 260 252 40 20
//   d 0 272 40 20
//   e 190 272 40 20
//   f 260 272 40 20
//   g -9 292 290 20
//   h 289 292 20 20
//   line 0 320 300 0.5
//   i 122 328.5 20 20
//   upright 150 328.5 0.5 20
//   j 158.5 328.5 20 20
// screen: 300 600 2 / 0 0 0 0
// settings: type=accessibility1
// at rest
//   line 0 319.5 300 1
//   upright 149.5 328.5 1 20
import SwiftUI

struct Block: View {
    let name: String
    let width: CGFloat

    var body: some View {
        Color.blue
            .frame(width: width, height: 20)
            .accessibilityIdentifier(name)
    }
}

struct ContentView: View {
    var body: some View {
        VStack(spacing: 0) {
            HStack {
                Block(name: "a", width: 40)
                Spacer()
                Block(name: "b", width: 40)
                Spacer()
                Block(name: "c", width: 40)
            }
            HStack {
                Block(name: "d", width: 40)
                Spacer(minLength: 150)
                Block(name: "e", width: 40)
                Spacer()
                Block(name: "f", width: 40)
            }
            HStack {
                Block(name: "g", width: 290)
                Spacer()
                Block(name: "h", width: 20)
            }
            Divider()
                .accessibilityIdentifier("line")
                .padding(.vertical, 8)
            HStack {
                Block(name: "i", width: 20)
                Divider()
                    .accessibilityIdentifier("upright")
                Block(name: "j", width: 20)
            }
            .frame(height: 20)
        }
    }
}
