// shows: Featured | 1
import SwiftUI

struct Carousel: View {
    @State private var selection: Int?
    let items = Array(1...8)

    var body: some View {
        VStack(alignment: .leading) {
            Text("Featured").font(.title2.bold()).padding(.leading)
            ScrollView(.horizontal) {
                HStack(spacing: 12) {
                    ForEach(items, id: \.self) { item in
                        RoundedRectangle(cornerRadius: 20)
                            .fill(Color(hue: Double(item) / 8, saturation: 0.6, brightness: 0.9))
                            .overlay { Text(item.description).font(.largeTitle).foregroundStyle(.white) }
                            .containerRelativeFrame(.horizontal, count: 5, span: 4, spacing: 12)
                            .frame(height: 180)
                            .id(item)
                    }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
            .scrollPosition(id: $selection)
            .scrollIndicators(.hidden)
            .safeAreaPadding(.horizontal, 16)

            HStack(spacing: 8) {
                ForEach(items, id: \.self) { item in
                    Capsule()
                        .fill(item == (selection ?? 1) ? Color.primary : .secondary.opacity(0.4))
                        .frame(width: item == (selection ?? 1) ? 20 : 8, height: 8)
                        .onTapGesture { withAnimation(.snappy) { selection = item } }
                }
            }
            .frame(maxWidth: .infinity)
            .animation(.smooth, value: selection)
        }
    }
}

#Preview("Carousel", traits: .sizeThatFitsLayout) { Carousel() }
