// Effects move what is drawn and leave the room where it was: each view has 60 x 20 at x 120, seven of them from (600 - 140) / 2 = 230.
// Twice as large about its leading top corner; three times as wide about its middle; turned by a quarter, 20 x 60 around its middle.
// A hidden view keeps its place. `position` sets the middle within what is offered: 300 x 460 from y 70 on.
// screen: 300 600 2 / 0 0 0 0
// at rest
//   offset 130 225 60 20
//   larger 120 250 120 40
//   wider 60 270 180 20
//   turned 140 270 20 60
//   hidden hidden
//   after 120 330 60 20
//   placed 0 360 60 20
import SwiftUI

struct Block: View {
    let name: String

    var body: some View {
        Color.blue
            .frame(width: 60, height: 20)
            .accessibilityIdentifier(name)
    }
}

struct ContentView: View {
    var body: some View {
        VStack(spacing: 0) {
            Block(name: "offset")
                .offset(x: 10, y: -5)
            Block(name: "larger")
                .scaleEffect(2, anchor: .topLeading)
            Block(name: "wider")
                .scaleEffect(x: 3, y: 1)
            Block(name: "turned")
                .rotationEffect(.degrees(90))
            Block(name: "hidden")
                .hidden()
            Block(name: "after")
                .offset(CGSize(width: 0, height: 0))
            Block(name: "placed")
                .position(x: 30, y: 20)
                .frame(height: 20)
        }
    }
}
