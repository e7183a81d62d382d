// shows: Card 0 | Card 1
import SwiftUI

struct ParallaxCard: View {
    let color: Color
    let index: Int

    var body: some View {
        ZStack {
            Circle()
                .fill(color.opacity(0.5))
                .frame(width: 220)
                .visualEffect { content, proxy in
                    content.offset(y: proxy.frame(in: .scrollView(axis: .vertical)).minY * 0.2)
                }
            Text("Card \(index)").font(.title.weight(.black)).foregroundStyle(.white)
        }
        .frame(maxWidth: .infinity)
        .frame(height: 240)
        .background(color.gradient, in: .rect(cornerRadius: 24))
        .clipShape(.rect(cornerRadius: 24))
        .scrollTransition { content, phase in
            content
                .scaleEffect(phase.isIdentity ? 1 : 0.9)
                .opacity(phase.isIdentity ? 1 : 0.6)
                .blur(radius: phase.isIdentity ? 0 : 4)
                .rotation3DEffect(.degrees(phase.value * 10), axis: (x: 1, y: 0, z: 0))
        }
    }
}

struct ParallaxScreen: View {
    let colors: [Color] = [.red, .orange, .yellow, .green, .blue, .purple]

    var body: some View {
        ScrollView(.vertical) {
            LazyVStack(spacing: 16) {
                ForEach(Array(colors.enumerated()), id: \.offset) { index, color in
                    ParallaxCard(color: color, index: index)
                }
            }
            .scrollTargetLayout()
        }
        .contentMargins(.horizontal, 20, for: .scrollContent)
        .scrollTargetBehavior(.viewAligned)
    }
}
