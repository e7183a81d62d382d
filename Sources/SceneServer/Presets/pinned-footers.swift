// title: Headers above, footers below
// summary: With both kinds pinned, a section's header waits at the top line and its footer at the bottom line until the section has left. The footer is the mirror image of the header: it is held up, not down. On the way back each of them is met again from the other side.
// look for: Scroll slowly: the footer at the bottom always belongs to the shop whose rows reach the bottom edge.
// order: 8
import SwiftUI

struct ContentView: View {
    private let shops = ["Baker", "Greengrocer", "Fishmonger", "Florist", "Bookshop"]

    var body: some View {
        NavigationStack {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
                    ForEach(shops, id: \.self) { shop in
                        Section {
                            ForEach(1..<13) { item in
                                Text("\(shop), item \(item)")
                                    .frame(maxWidth: .infinity, alignment: .leading)
                                    .padding(.horizontal)
                                    .frame(height: 44)
                            }
                        } header: {
                            Text(shop)
                                .font(.headline)
                                .frame(maxWidth: .infinity, alignment: .leading)
                                .padding()
                                .background(Color.cyan)
                                .accessibilityIdentifier("header-\(shop)")
                        } footer: {
                            Text("12 items from the \(shop)")
                                .font(.footnote)
                                .frame(maxWidth: .infinity)
                                .padding(10)
                                .foregroundStyle(.black)
                                .background(Color.yellow)
                                .accessibilityIdentifier("footer-\(shop)")
                        }
                    }
                }
            }
            .navigationTitle("Receipts")
            .navigationBarTitleDisplayMode(.inline)
        }
    }
}
