// shows: Ada | Grace
import SwiftUI

struct SwipeCard: View {
    let name: String
    var onRemove: (_ liked: Bool) -> Void
    @State private var offset = CGSize.zero
    @GestureState private var isPressed = false

    var body: some View {
        RoundedRectangle(cornerRadius: 24)
            .fill(.white)
            .shadow(radius: 8)
            .overlay(Text(name).font(.largeTitle))
            .frame(width: 300, height: 400)
            .rotationEffect(.degrees(Double(offset.width / 20)))
            .offset(x: offset.width, y: offset.height * 0.4)
            .scaleEffect(isPressed ? 1.02 : 1)
            .gesture(
                DragGesture(minimumDistance: 5, coordinateSpace: .global)
                    .updating($isPressed) { _, state, _ in state = true }
                    .onChanged { value in offset = value.translation }
                    .onEnded { value in
                        if abs(value.translation.width) > 120 || abs(value.predictedEndTranslation.width) > 300 {
                            onRemove(value.translation.width > 0)
                        } else {
                            withAnimation(.interpolatingSpring(stiffness: 200, damping: 20)) { offset = .zero }
                        }
                    }
            )
    }
}

struct Deck: View {
    @State private var names = ["Ada", "Grace", "Alan", "Edsger"]
    @State private var scale: CGFloat = 1
    var body: some View {
        ZStack {
            ForEach(names.reversed(), id: \.self) { name in
                SwipeCard(name: name) { liked in
                    print(name, liked)
                    names.removeAll { $0 == name }
                }
                .zIndex(Double(names.count - (names.firstIndex(of: name) ?? 0)))
            }
        }
        .scaleEffect(scale)
        .gesture(MagnificationGesture().onChanged { scale = $0 })
        .onLongPressGesture(minimumDuration: 0.5) { names.shuffle() }
    }
}
