// title: The long way: measure the bar
// summary: What people did before safeAreaInset: an outer VStack puts the red bar above the scroll view, a GeometryReader behind it measures its height, and a PreferenceKey carries the number into state. It works, with five more parts to understand. Rows end at the bar, since the scroll view begins below it.
// look for: The state variable barHeight is filled in the first frame. Rows end at the bar instead of going on under it, and a pull moves the rows alone.
// order: 4
import SwiftUI

struct BarHeightKey: PreferenceKey {
    static let defaultValue: CGFloat = 0

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue())
    }
}

struct ContentView: View {
    @State private var barHeight: CGFloat = 0

    var body: some View {
        NavigationStack {
            VStack(spacing: 0) {
                CheckpointBar()
                    .background(
                        GeometryReader { proxy in
                            Color.red.opacity(0.8)
                                .preference(
                                    key: BarHeightKey.self,
                                    value: proxy.frame(in: .named("tour")).height
                                )
                        }
                    )
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
            }
            .coordinateSpace(name: "tour")
            .onPreferenceChange(BarHeightKey.self) { height in
                barHeight = height
            }
            .overlay(alignment: .bottomTrailing) {
                Text("The bar is \(barHeight) pt high")
                    .font(.caption)
                    .padding(8)
                    .foregroundStyle(.black)
                    .background(Color.yellow)
                    .padding()
                    .accessibilityIdentifier("bar-height")
            }
            .navigationTitle("Tour Book")
            .navigationBarTitleDisplayMode(.inline)
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
