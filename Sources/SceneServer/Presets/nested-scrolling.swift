// title: Shelves inside a page
// summary: Horizontal scroll views inside a vertical one: the direction in which the finger starts decides who gets it. Each shelf keeps its own position while the page scrolls. Both bounce by the same rules, each along its own axis.
// look for: Drag a shelf sideways, then the page up and down. A drag that starts sideways never moves the page.
// order: 11
import SwiftUI

struct ContentView: View {
    private let shelves = ["Rivers", "Islands", "Deserts", "Forests", "Cities", "Coasts", "Mountains"]

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(alignment: .leading, spacing: 20) {
                    ForEach(shelves, id: \.self) { shelf in
                        VStack(alignment: .leading, spacing: 8) {
                            Text(shelf)
                                .font(.title3)
                                .padding(.horizontal)
                            ScrollView(.horizontal, showsIndicators: false) {
                                HStack(spacing: 10) {
                                    ForEach(1..<11) { book in
                                        Text("\(shelf) \(book)")
                                            .font(.caption)
                                            .frame(width: 96, height: 132)
                                            .background(Color.brown.opacity(0.3))
                                    }
                                }
                                .padding(.horizontal)
                            }
                            .accessibilityIdentifier("shelf-\(shelf)")
                        }
                    }
                }
                .padding(.vertical)
            }
            .navigationTitle("Atlas Room")
        }
    }
}
