// title: A carousel that snaps to its cards
// summary: scrollTargetLayout marks the stack whose children are targets, and viewAligned lets a flick end with one of them at the edge. Content margins bring the first card in from the screen's edge without shrinking the scroll view. Nothing is measured: the stack says what its targets are.
// look for: However you flick, the motion ends with a card's left edge at the margin. The dots follow the position.
// order: 10
import SwiftUI

struct ContentView: View {
    @State private var shown: Int?

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text("Six Gardens")
                .font(.title)
                .padding(.horizontal, 24)
            ScrollView(.horizontal, showsIndicators: false) {
                LazyHStack(spacing: 16) {
                    ForEach(0..<6, id: \.self) { garden in
                        Card(number: garden)
                    }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned)
            .scrollPosition(id: $shown)
            .contentMargins(.horizontal, 24, for: .scrollContent)
            .frame(height: 320)
            HStack(spacing: 8) {
                ForEach(0..<6, id: \.self) { garden in
                    Circle()
                        .fill((shown ?? 0) == garden ? Color.green : Color.gray.opacity(0.4))
                        .frame(width: 9, height: 9)
                }
            }
            .frame(maxWidth: .infinity)
        }
    }
}

struct Card: View {
    let number: Int

    var body: some View {
        RoundedRectangle(cornerRadius: 24)
            .fill(Color(hue: Double(number) / 6, saturation: 0.5, brightness: 0.8))
            .frame(width: 260, height: 320)
            .overlay(alignment: .bottomLeading) {
                Text("Garden \(number + 1)")
                    .font(.title2)
                    .foregroundStyle(.white)
                    .padding()
            }
            .accessibilityIdentifier("card-\(number)")
    }
}
