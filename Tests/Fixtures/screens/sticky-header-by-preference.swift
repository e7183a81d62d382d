// shows: Collected | Row 0
import SwiftUI

struct OffsetKey: PreferenceKey {
    static var defaultValue: CGFloat = .zero
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value += nextValue()
    }
}

struct StickyHeaderScreen: View {
    @State private var offset: CGFloat = 0
    private let headerHeight = 160.0
    private let collapsedHeight = 60.0

    private var progress: CGFloat {
        min(max(-offset / (headerHeight - collapsedHeight), 0), 1)
    }

    var body: some View {
        ZStack(alignment: .top) {
            ScrollView {
                VStack {
                    ForEach(0..<50) { i in
                        Text("Row \(i)").frame(maxWidth: .infinity).padding().background(Color.gray.opacity(0.15))
                    }
                }
                .padding(.top, headerHeight)
                .background(
                    GeometryReader { proxy in
                        Color.clear.preference(key: OffsetKey.self, value: proxy.frame(in: .named("scroll")).minY)
                    }
                )
            }
            .coordinateSpace(name: "scroll")
            .onPreferenceChange(OffsetKey.self) { value in
                offset = value
            }

            header
        }
    }

    private var header: some View {
        VStack {
            Spacer(minLength: 0)
            Text("Collected")
                .font(.system(size: 34 - 14 * progress, weight: .bold))
                .frame(maxWidth: .infinity, alignment: progress > 0.9 ? .center : .leading)
                .padding()
        }
        .frame(height: headerHeight - (headerHeight - collapsedHeight) * progress)
        .background(.thinMaterial)
        .animation(.default, value: progress > 0.9)
    }
}
