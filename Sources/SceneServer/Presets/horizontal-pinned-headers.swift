// title: Pinned sideways
// summary: In a LazyHStack the section headers pin to the leading edge. The same rule as in a list applies with x for y: hold the edge, and give way to the end of the own section. Right to left, the leading edge is the right one.
// look for: Each hour stays at the left until its last minute column pushes it out. Set the layout direction to right-to-left: all of it mirrors.
// order: 15
import SwiftUI

struct ContentView: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Departures")
                .font(.largeTitle)
                .padding(.horizontal)
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    ForEach(5..<24) { hour in
                        Section {
                            ForEach(0..<6) { part in
                                Text("\(part)5")
                                    .frame(width: 64)
                                    .frame(maxHeight: .infinity)
                                    .background(part % 2 == 0 ? Color.green.opacity(0.25) : Color.green.opacity(0.4))
                            }
                        } header: {
                            Text("\(hour) h")
                                .font(.headline)
                                .frame(width: 72)
                                .frame(maxHeight: .infinity)
                                .background(Color.blue.opacity(0.8))
                                .accessibilityIdentifier("hour-\(hour)")
                        }
                    }
                }
            }
            .frame(height: 160)
            Spacer()
        }
    }
}
