// title: Fixed with onScrollGeometryChange
// summary: The red bar has to travel with a pull, and only with a pull. The scroll view tells how far it is from its rest position, contentOffset.y + contentInsets.top, and a negative distance becomes an offset of the bar. Where the distance is positive, the offset stays 0 and the bar rests.
// look for: Pull down: bar and title move together. Scroll up: the offset stays 0, even while the title collapses.
// order: 2
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
            }
            .onScrollGeometryChange(for: CGFloat.self) { geometry in
                geometry.contentOffset.y + geometry.contentInsets.top
            } action: { _, distance in
                scrollOffset = distance
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
