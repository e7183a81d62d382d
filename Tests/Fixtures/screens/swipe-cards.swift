// shows: Ravens | 3 left | Pass | Keep
import SwiftUI

struct Choice: Identifiable {
    let id: Int
    let title: String
    let tint: Color
}

struct ChoiceCard: View {
    let choice: Choice
    var onSwipe: (Bool) -> Void
    @State private var offset = CGSize.zero
    @GestureState private var isHeld = false

    private var side: Double { offset.width / 150 }

    var body: some View {
        ZStack(alignment: .top) {
            UnevenRoundedRectangle(cornerRadii: .init(topLeading: 24, bottomTrailing: 24))
                .fill(choice.tint.gradient.shadow(.drop(radius: 4)))
            Text(choice.title).font(.title).padding(40)
        }
        .frame(width: 260, height: 360)
        .scaleEffect(isHeld ? 1.03 : 1)
        .offset(offset)
        .rotationEffect(.degrees(side * 8))
        .opacity(2 - abs(side))
        .gesture(
            DragGesture()
                .updating($isHeld) { _, state, _ in state = true }
                .onChanged { offset = $0.translation }
                .onEnded { value in
                    if abs(value.predictedEndTranslation.width) > 220 {
                        onSwipe(value.translation.width > 0)
                    } else {
                        withAnimation(.spring(response: 0.4, dampingFraction: 0.7)) { offset = .zero }
                    }
                }
        )
        .transition(.asymmetric(insertion: .identity, removal: .move(edge: .trailing).combined(with: .opacity)))
    }
}

struct SwipeScreen: View {
    @State private var choices = [
        Choice(id: 0, title: "Herons", tint: .mint),
        Choice(id: 1, title: "Owls", tint: .orange),
        Choice(id: 2, title: "Ravens", tint: .purple),
    ]
    @State private var kept: [Choice] = []

    var body: some View {
        VStack {
            ZStack {
                ForEach(Array(choices.enumerated()), id: \.element.id) { index, choice in
                    ChoiceCard(choice: choice) { keeps in
                        choices.removeAll { $0.id == choice.id }
                        if keeps { kept.append(choice) }
                    }
                    .offset(y: CGFloat(choices.count - 1 - index) * 8)
                    .zIndex(Double(index))
                }
            }
            Text("\(choices.count) left")
            HStack {
                Button("Pass") { _ = choices.popLast() }
                Button("Keep") { if let last = choices.popLast() { kept.append(last) } }
            }
        }
    }
}
