// title: A grid with pinned months
// summary: A LazyVGrid with adaptive columns fits as many as go into the width and shares the rest out. Its section headers span all columns and pin like those of a list. Rows are made only as they come into sight.
// look for: Turn the device: three columns become more, all of the same width. The months still push each other.
// order: 18
import SwiftUI

struct ContentView: View {
    private let columns = [GridItem(.adaptive(minimum: 110), spacing: 4)]
    private let months = ["March", "April", "May", "June", "July"]

    var body: some View {
        NavigationStack {
            ScrollView {
                LazyVGrid(columns: columns, spacing: 4, pinnedViews: .sectionHeaders) {
                    ForEach(0..<5) { month in
                        Section {
                            ForEach(0..<14) { picture in
                                Color(hue: Double(month) / 5, saturation: 0.2 + Double(picture) / 28, brightness: 0.85)
                                    .aspectRatio(1, contentMode: .fit)
                            }
                        } header: {
                            Text(months[month])
                                .font(.headline)
                                .padding(10)
                                .frame(maxWidth: .infinity, alignment: .leading)
                                .foregroundStyle(.black)
                                .background(Color.mint.opacity(0.9))
                                .accessibilityIdentifier("month-\(month)")
                        }
                    }
                }
                .padding(4)
            }
            .navigationTitle("Pictures")
            .navigationBarTitleDisplayMode(.inline)
        }
    }
}
