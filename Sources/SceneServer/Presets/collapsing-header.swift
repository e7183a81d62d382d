// title: A header that folds away
// summary: The bar over the list shrinks from 120 to 56 pt while the list scrolls. It is an overlay, and the list leaves room for it with padding of its own: if it were an inset, its height would change the numbers that it is computed from. The height is a plain function of the distance, held between two numbers.
// look for: The bar folds in the first 64 pt and stays folded; a pull past the top does not stretch it.
// order: 17
import SwiftUI

struct ContentView: View {
    @State private var distance: CGFloat = 0

    private let open: CGFloat = 120
    private let folded: CGFloat = 56

    private var height: CGFloat {
        min(max(open - distance, folded), open)
    }

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(0..<40) { song in
                    HStack {
                        Text("\(song + 1)")
                            .foregroundStyle(.secondary)
                        Text("Track \(song + 1)")
                        Spacer()
                    }
                    .padding(.horizontal)
                    .frame(height: 52)
                }
            }
            .padding(.top, open)
            .onGeometryChange(for: CGFloat.self) { proxy in
                -proxy.frame(in: .scrollView).minY
            } action: { new in
                distance = new
            }
        }
        .overlay(alignment: .top) {
            VStack(alignment: .leading, spacing: 4) {
                Text("Night Trains")
                    .font(.title2)
                if height > 90 {
                    Text("40 tracks, 2 h 51 min")
                        .font(.footnote)
                }
            }
            .padding(.horizontal)
            .frame(maxWidth: .infinity, alignment: .leading)
            .frame(height: height)
            .background(Color.pink)
            .accessibilityIdentifier("header")
        }
    }
}
