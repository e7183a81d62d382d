// shows: Ada, 31 | Barbara, 38 | 2 km away
import SwiftUI

struct Person: Identifiable { var id = UUID(); var name: String; var age: Int }

struct SwipeCard: View {
    let person: Person
    var onRemove: (_ liked: Bool) -> Void
    @State private var translation: CGSize = .zero
    @GestureState private var isDragging = false
    private let threshold: CGFloat = 0.4

    private func percentage(_ g: GeometryProxy, from gesture: DragGesture.Value) -> CGFloat {
        gesture.translation.width / g.size.width
    }

    var body: some View {
        GeometryReader { geometry in
            VStack(alignment: .leading) {
                Rectangle().fill(
                    LinearGradient(gradient: Gradient(colors: [.pink, .purple]), startPoint: .top, endPoint: .bottom)
                )
                .frame(height: geometry.size.height * 0.75)
                HStack {
                    VStack(alignment: .leading, spacing: 6) {
                        Text("\(person.name), \(person.age)").font(.title).bold()
                        Text("2 km away").font(.subheadline).foregroundColor(.gray)
                    }
                    Spacer()
                    Image(systemName: "info.circle").foregroundColor(.gray)
                }
                .padding(.horizontal)
            }
            .padding(.bottom)
            .background(Color.white)
            .cornerRadius(10)
            .shadow(radius: 5)
            .animation(.interactiveSpring(), value: translation)
            .offset(x: translation.width, y: 0)
            .rotationEffect(.degrees(Double(translation.width / geometry.size.width) * 25), anchor: .bottom)
            .gesture(
                DragGesture()
                    .updating($isDragging) { _, state, _ in state = true }
                    .onChanged { value in translation = value.translation }
                    .onEnded { value in
                        if abs(percentage(geometry, from: value)) > threshold {
                            onRemove(value.translation.width > 0)
                        } else {
                            translation = .zero
                        }
                    }
            )
        }
    }
}

struct DeckView: View {
    @State var people: [Person] = [
        .init(name: "Ada", age: 31), .init(name: "Grace", age: 42), .init(name: "Edsger", age: 54),
        .init(name: "Barbara", age: 38),
    ]
    private var maxID: Int { people.count - 1 }
    private func width(_ geometry: GeometryProxy, index: Int) -> CGFloat {
        geometry.size.width - CGFloat(maxID - index) * 10
    }
    private func offset(_ index: Int) -> CGFloat { CGFloat(maxID - index) * 10 }
    var body: some View {
        VStack {
            GeometryReader { geometry in
                ZStack {
                    ForEach(Array(people.enumerated()), id: \.element.id) { index, person in
                        Group {
                            if index > maxID - 4 {
                                SwipeCard(person: person) { liked in
                                    people.removeAll { $0.id == person.id }
                                    print(liked ? "liked" : "nope", person.name)
                                }
                                .animation(.spring())
                                .frame(width: width(geometry, index: index), height: 400)
                                .offset(x: 0, y: offset(index))
                            }
                        }
                    }
                }
            }
            Spacer()
        }
        .padding()
    }
}
