// title: A pinned bar under a large title
// summary: A red bar in the top safe-area inset, blue section headers that pin below it, green rows. No measuring and no state are needed for that. One thing is left over: pull the screen down past its top.
// look for: While you pull, the title follows your finger and runs into the red bar, which stays where it is.
// order: 1
import SwiftUI

struct ContentView: View {
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
            .safeAreaInset(edge: .top, spacing: 0) {
                CheckpointBar()
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
