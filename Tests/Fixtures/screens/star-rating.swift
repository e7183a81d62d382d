// shows: Rate the walk | 3 of 5 | Fair | Send
import SwiftUI

struct StarRow: View {
    @Binding var rating: Int
    var count = 5
    var label: String { ["Poor", "Weak", "Fair", "Good", "Great"][max(0, min(rating, count) - 1)] }

    var body: some View {
        VStack {
            HStack(spacing: 6) {
                ForEach(1...count, id: \.self) { index in
                    Image(systemName: index <= rating ? "star.fill" : "star")
                        .font(.title)
                        .foregroundStyle(index <= rating ? .yellow : .gray.opacity(0.4))
                        .onTapGesture { withAnimation(.bouncy) { rating = index == rating ? 0 : index } }
                        .accessibilityLabel(Text("\(index) stars"))
                }
            }
            .contentShape(.rect)
            .gesture(
                DragGesture(minimumDistance: 0, coordinateSpace: .local)
                    .onChanged { value in rating = min(max(Int(value.location.x / 36) + 1, 1), count) }
            )
            Text("\(rating) of \(count)").contentTransition(.numericText(value: Double(rating)))
            Text(label).font(.footnote).foregroundStyle(.secondary)
        }
    }
}

struct RatingScreen: View {
    @State private var rating = 3
    @State private var remark: String = ""
    @FocusState private var isWriting: Bool

    var body: some View {
        Form {
            Section("Rate the walk") { StarRow(rating: $rating) }
            TextField("Remark", text: $remark, axis: .vertical).lineLimit(2...4).focused($isWriting)
            Button("Send") { isWriting = false }.disabled(rating == 0)
        }
    }
}
