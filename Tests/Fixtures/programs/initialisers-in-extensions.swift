// Initialisers that extensions add to built-in types stand beside those that the types have, and `State(initialValue:)` fills a
// wrapper in an initialiser. Three bars, 20 + 2 · 5, 30 + 2 · 5 and 10 high, fill 80 from the top of a screen of 200.
// screen: 200 200 2 / 0 0 0 0
// at rest
//   bar 5 5 190 20
//   counter 5 35 190 30
//   end 0 70 200 10
import SwiftUI

extension Color {
    init(hex: UInt) {
        self.init(
            red: Double((hex >> 16) & 0xff) / 255,
            green: Double((hex >> 8) & 0xff) / 255,
            blue: Double(hex & 0xff) / 255
        )
    }
}

extension EdgeInsets {
    init(all length: CGFloat) {
        self.init(top: length, leading: length, bottom: length, trailing: length)
    }
}

struct Bar: View {
    @State private var height: CGFloat
    private let color: Color

    init(start: Int, hex: UInt) {
        _height = State(initialValue: CGFloat(start))
        color = Color(hex: hex)
    }

    var body: some View {
        color.frame(height: height)
    }
}

struct ContentView: View {
    var body: some View {
        VStack(spacing: 0) {
            Bar(start: 20, hex: 0x336699).accessibilityIdentifier("bar").padding(EdgeInsets(all: 5))
            Bar(start: 30, hex: 0xff8800).accessibilityIdentifier("counter").padding(EdgeInsets(all: 5))
            Color(red: 0, green: 0, blue: 0).frame(height: 10).accessibilityIdentifier("end")
            Spacer(minLength: 0)
        }
    }
}
