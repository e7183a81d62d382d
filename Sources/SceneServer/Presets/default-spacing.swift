// title: Why the gaps are not 8
// summary: A stack without a spacing asks each pair of neighbours what it wants. Two shapes want 8 pt; text wants a distance from its own lines, a different one above than below, and padding makes it an ordinary view again. A spacing that you name takes the place of all that.
// look for: Switch on the frames: the gaps between shapes are equal, those around bare text are not, those around padded text are.
// order: 22
import SwiftUI

struct ContentView: View {
    var body: some View {
        ScrollView {
            HStack(alignment: .top, spacing: 16) {
                VStack {
                    Tile(color: .orange)
                    Tile(color: .orange)
                    Tile(color: .orange)
                }
                VStack {
                    Tile(color: .teal)
                    Text("Bare")
                        .accessibilityIdentifier("bare")
                    Tile(color: .teal)
                }
                VStack {
                    Tile(color: .indigo)
                    Text("Padded")
                        .padding(1)
                        .accessibilityIdentifier("padded")
                    Tile(color: .indigo)
                }
            }
            .frame(maxWidth: .infinity)
            .padding()
        }
    }
}

struct Tile: View {
    let color: Color

    var body: some View {
        color.frame(width: 88, height: 88)
    }
}
