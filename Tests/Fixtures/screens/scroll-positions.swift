// shows: Item 0 | Item 3
import SwiftUI

struct ScrollLab: View {
    @State private var position = ScrollPosition(edge: .top)
    @State private var offset = 0.0
    @State private var isScrolledDown = false
    @State private var visible: [Int] = []

    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(0..<100, id: \.self) { i in
                    Text("Item \(i)")
                        .frame(maxWidth: .infinity, minHeight: 60)
                        .background(i.isMultiple(of: 2) ? Color.gray.opacity(0.1) : .clear)
                        .onScrollVisibilityChange(threshold: 0.8) { isVisible in
                            if isVisible { visible.append(i) } else { visible.removeAll { $0 == i } }
                        }
                }
            }
            .scrollTargetLayout()
        }
        .scrollPosition($position)
        .onScrollGeometryChange(for: Double.self) { geometry in
            geometry.contentOffset.y + geometry.contentInsets.top
        } action: { oldValue, newValue in
            offset = newValue
        }
        .onScrollGeometryChange(for: Bool.self, of: { $0.contentOffset.y > 100 }, action: { _, new in isScrolledDown = new })
        .onScrollPhaseChange { old, new, context in
            if new == .idle { print("stopped at", context.geometry.contentOffset.y.rounded()) }
        }
        .overlay(alignment: .bottomTrailing) {
            if isScrolledDown {
                Button { withAnimation { position.scrollTo(edge: .top) } } label: {
                    Image(systemName: "arrow.up").padding().background(.thinMaterial, in: .circle)
                }
                .padding()
            }
        }
        .safeAreaInset(edge: .top) { Text("\(offset, specifier: "%.1f") · \(visible.count)").frame(maxWidth: .infinity).background(.bar) }
        .contentMargins(.bottom, 80, for: .scrollContent)
        .defaultScrollAnchor(.top)
    }
}
