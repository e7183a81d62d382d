// title: Fixed with onGeometryChange
// summary: The same fix from inside: the stack watches its own frame in the scroll view's coordinate space. That space starts below the bar and the insets, so the frame's minY is 0 at rest and positive when pulled. Nothing has to know the insets for that.
// look for: The bar moves exactly as in the other fix; compare the two callbacks in the time line.
// order: 3
import SwiftUI

struct ContentView: View {
    @State private var scrollOffset = CGFloat.zero

    var body: some View {
        NavigationStack {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    ForEach(0..<40) { stage in
                        Section {
                            StageRows(stage: stage)
                        } header: {
                            StageHeader(stage: stage)
                        }
                    }
                }
                .onGeometryChange(for: CGFloat.self) { proxy in
                    proxy.frame(in: .scrollView).minY
                } action: { top in
                    scrollOffset = -top
                }
            }
            .safeAreaInset(edge: .top, spacing: 0) {
                CheckpointBar()
                    .offset(y: max(0, -scrollOffset))
            }
            .navigationTitle("Tour Book")
            .navigationBarTitleDisplayMode(.large)
        }
    }
}

struct CheckpointBar: View {
    var body: some View {
        HStack {
            Image(systemName: "mappin")
            Text("Next checkpoint: Col du Sapin")
                .font(.headline)
            Spacer()
        }
        .padding()
        .background { Color.red.opacity(0.8) }
        .accessibilityIdentifier("bar")
    }
}

struct StageHeader: View {
    let stage: Int

    var body: some View {
        Text("Stage \(stage + 1)")
            .font(.subheadline)
            .padding(.vertical, 8)
            .padding(.horizontal)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(Color.blue.opacity(0.6))
            .accessibilityIdentifier("header-\(stage)")
    }
}

struct StageRows: View {
    let stage: Int

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text("Morning: climb \(stage + 2)")
                .padding(.vertical, 12)
            Text("Noon: rest by the river")
                .padding(.vertical, 12)
            Text("Evening: descent \(stage + 2)")
                .padding(.vertical, 12)
        }
        .padding(.horizontal)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color.green.opacity(0.4))
        .accessibilityIdentifier("rows-\(stage)")
    }
}
