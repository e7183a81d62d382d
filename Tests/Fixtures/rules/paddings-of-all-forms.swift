// 16 where no length is given. Each view is 40 x 20, the yellow is as large as what its padding makes of it.
// Heights: 52, 40, 20, 25, 36, 14 = 187, from (600 - 187) / 2 = 206.5.
// screen: 300 600 2 / 0 0 0 0
// at rest
//   all 114 206.5 72 52
//   all-view 130 222.5 40 20
//   ten 120 258.5 60 40
//   sides 114 298.5 72 20
//   sides-view 130 298.5 40 20
//   two 127.5 318.5 45 25
//   two-view 132.5 323.5 40 20
//   insets 127 343.5 46 36
//   insets-view 129 344.5 40 20
//   negative 133 379.5 34 14
//   negative-view 130 376.5 40 20
import SwiftUI

struct Small: View {
    let name: String

    var body: some View {
        Color.blue
            .frame(width: 40, height: 20)
            .accessibilityIdentifier(name + "-view")
    }
}

extension View {
    func marked(_ name: String) -> some View {
        background {
            Color.yellow
                .accessibilityIdentifier(name)
        }
    }
}

struct ContentView: View {
    var body: some View {
        VStack(spacing: 0) {
            Small(name: "all").padding().marked("all")
            Small(name: "ten").padding(10).marked("ten")
            Small(name: "sides").padding(.horizontal).marked("sides")
            Small(name: "two").padding([.top, .leading], 5).marked("two")
            Small(name: "insets").padding(EdgeInsets(top: 1, leading: 2, bottom: 15, trailing: 4)).marked("insets")
            Small(name: "negative").padding(-3).marked("negative")
        }
    }
}
