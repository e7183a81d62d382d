// title: Jump to a letter
// summary: scrollTo(id, anchor: .top) brings a view to the top of what shows, below bars and insets. Without an anchor the scroll view moves only as far as it must. What is named is a view, never a number of points.
// look for: Tap a letter: its names start right under the pinned bar. Tap one that already shows with "nearest" on: nothing moves.
// order: 20
import SwiftUI

struct ContentView: View {
    @State private var nearest = false

    private let letters = ["A", "B", "C", "D", "E", "F", "G", "H"]

    var body: some View {
        ScrollViewReader { reader in
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 0) {
                    ForEach(letters, id: \.self) { letter in
                        Text(letter)
                            .font(.title)
                            .padding(.horizontal)
                            .frame(height: 60)
                            .id(letter)
                            .accessibilityIdentifier("letter-\(letter)")
                        ForEach(1..<9) { name in
                            Text("\(letter)-name \(name)")
                                .padding(.horizontal)
                                .frame(height: 40)
                        }
                    }
                }
            }
            .safeAreaInset(edge: .top, spacing: 0) {
                HStack(spacing: 0) {
                    ForEach(letters, id: \.self) { letter in
                        Button(letter) {
                            if nearest {
                                reader.scrollTo(letter)
                            } else {
                                reader.scrollTo(letter, anchor: .top)
                            }
                        }
                        .frame(maxWidth: .infinity)
                    }
                    Button(nearest ? "nearest" : "top") { nearest.toggle() }
                        .fixedSize()
                        .padding(.horizontal)
                }
                .frame(height: 48)
                .background(Color.yellow.opacity(0.6))
            }
        }
    }
}
