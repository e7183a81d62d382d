// A group is no container: its views stand in the stack around it, and modifiers of it go to each of them. An erased view is laid out as
// what it holds, and so is a branch. Six rows of 40 x 20 with gaps of 10: 6 * 20 + 5 * 10 = 170, from (300 - 170) / 2 = 65 on; the last
// two have 5 around them, 50 x 30: 4 * 20 + 2 * 30 + 50 = 190, from 55.
// screen: 300 300 1 / 0 0 0 0
// at rest
//   plain 130 55 40 20
//   grouped 130 85 40 20
//   erased 130 115 40 20
//   branch 130 145 40 20
//   padded-1 130 180 40 20
//   padded-2 130 220 40 20
import SwiftUI

struct ContentView: View {
    let isShown = true

    var body: some View {
        VStack(spacing: 10) {
            box("plain")
            Group {
                box("grouped")
                AnyView(box("erased"))
            }
            if isShown {
                box("branch")
            } else {
                box("other")
            }
            Group {
                box("padded-1")
                box("padded-2")
            }
            .padding(5)
        }
    }

    func box(_ name: String) -> some View {
        Color.gray.frame(width: 40, height: 20).accessibilityIdentifier(name)
    }
}
