// shows: Starters | Mains | Starters 1 | €5.50
import SwiftUI

struct Section1Key: PreferenceKey {
    static var defaultValue: [Int: CGRect] = [:]
    static func reduce(value: inout [Int: CGRect], nextValue: () -> [Int: CGRect]) {
        value.merge(nextValue()) { $1 }
    }
}

struct StickyTabsView: View {
    let titles = ["Starters", "Mains", "Desserts", "Drinks"]
    @State private var frames: [Int: CGRect] = [:]
    @State private var active = 0
    @Namespace var underline

    var body: some View {
        ScrollViewReader { proxy in
            VStack(spacing: 0) {
                ScrollView(.horizontal, showsIndicators: false) {
                    HStack(spacing: 20) {
                        ForEach(Array(titles.enumerated()), id: \.offset) { i, title in
                            VStack(spacing: 4) {
                                Text(title).fontWeight(active == i ? .bold : .regular)
                                ZStack {
                                    if active == i {
                                        Color.accentColor.frame(height: 2).matchedGeometryEffect(
                                            id: "line",
                                            in: underline,
                                            properties: .frame
                                        )
                                    } else {
                                        Color.clear.frame(height: 2)
                                    }
                                }
                            }
                            .fixedSize()
                            .onTapGesture {
                                withAnimation(.easeInOut) {
                                    proxy.scrollTo("section-\(i)", anchor: .top); active = i
                                }
                            }
                            .id("tab-\(i)")
                        }
                    }
                    .padding(.horizontal)
                }
                .frame(height: 44)
                Divider()
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(titles.indices, id: \.self) { i in
                            VStack(alignment: .leading) {
                                Text(titles[i]).font(.title2.bold()).padding(.vertical)
                                ForEach(1..<7) { n in
                                    HStack {
                                        Text("\(titles[i]) \(n)")
                                        Spacer()
                                        Text(4.5 + Double(n), format: .currency(code: "EUR"))
                                    }
                                    .frame(height: 52)
                                }
                            }
                            .id("section-\(i)")
                            .padding(.horizontal)
                            .background(
                                GeometryReader { g in
                                    Color.clear.preference(
                                        key: Section1Key.self,
                                        value: [i: g.frame(in: .named("menu"))]
                                    )
                                }
                            )
                        }
                    }
                }
                .coordinateSpace(.named("menu"))
                .onPreferenceChange(Section1Key.self) { value in
                    frames = value
                    let visible = value.filter { $0.value.minY <= 60 }.max { $0.value.minY < $1.value.minY }
                    if let index = visible?.key, index != active {
                        active = index
                        withAnimation { proxy.scrollTo("tab-\(index)", anchor: .center) }
                    }
                }
            }
        }
    }
}
