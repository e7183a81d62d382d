// title: Every text style, at every size
// summary: Text styles follow the reader's type size, custom sizes do not. Move the type slider: line heights, rows and the pinned header grow with it, and what was measured in points stays. Body text goes from 14 pt to 53.
// look for: At the accessibility sizes "Fixed, 17 pt" is the only line that has not grown, and the body text wraps.
// order: 14
import SwiftUI

struct ContentView: View {
    var body: some View {
        NavigationStack {
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 12, pinnedViews: .sectionHeaders) {
                    Section {
                        Text("Large title").font(.largeTitle)
                        Text("Title").font(.title)
                        Text("Title 2").font(.title2)
                        Text("Title 3").font(.title3)
                        Text("Headline").font(.headline)
                        Text("Body: a sentence that is long enough to wrap when the letters grow.").font(.body)
                        Text("Callout").font(.callout)
                        Text("Subheadline").font(.subheadline)
                        Text("Footnote").font(.footnote)
                        Text("Caption").font(.caption)
                        Text("Caption 2").font(.caption2)
                    } header: {
                        Heading(title: "Text styles")
                    }
                    Section {
                        Text("Fixed, 17 pt").font(.system(size: 17))
                            .accessibilityIdentifier("fixed")
                        ForEach(1..<20) { row in
                            Text("Row \(row)")
                        }
                    } header: {
                        Heading(title: "Custom sizes")
                    }
                }
                .padding(.horizontal)
            }
            .navigationTitle("Type")
        }
    }
}

struct Heading: View {
    let title: String

    var body: some View {
        Text(title)
            .font(.headline)
            .padding(.vertical, 6)
            .frame(maxWidth: .infinity, alignment: .leading)
            .foregroundStyle(.black)
            .background(Color.yellow.opacity(0.9))
    }
}
