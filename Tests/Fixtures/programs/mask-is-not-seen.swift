// A mask decides where its content shows and is itself never drawn: the only thing with a name here is the red content.
// 200 x 100 in the middle of the safe area: x 100, y 40 + (740 - 100) / 2 = 360.
// screen: 400 800 2 / 40 0 20 0
// at rest
//   red 100 360 200 100
import SwiftUI

struct ContentView: View {
    var body: some View {
        Color.red
            .frame(width: 200, height: 100)
            .accessibilityIdentifier("red")
            .mask {
                Rectangle()
                    .frame(width: 80, height: 40)
            }
    }
}
