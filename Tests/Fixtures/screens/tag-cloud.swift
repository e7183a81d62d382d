// shows: Layout protocol | Concurrency | Selected: Swift
import SwiftUI

struct FlowLayout: Layout {
    var spacing: CGFloat = 8
    var alignment: HorizontalAlignment = .leading

    struct Cache { var rows: [Row] = [] }
    struct Row { var indices: [Int] = []; var width: CGFloat = 0; var height: CGFloat = 0 }

    func makeCache(subviews: Subviews) -> Cache { Cache() }

    func updateCache(_ cache: inout Cache, subviews: Subviews) { cache.rows = [] }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions().width
        cache.rows = rows(in: width, subviews: subviews)
        let height = cache.rows.map(\.height).reduce(0, +) + spacing * CGFloat(max(cache.rows.count - 1, 0))
        return CGSize(width: proposal.width ?? cache.rows.map(\.width).max() ?? 0, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        if cache.rows.isEmpty { cache.rows = rows(in: bounds.width, subviews: subviews) }
        var y = bounds.minY
        for row in cache.rows {
            var x: CGFloat
            switch alignment {
            case .center: x = bounds.minX + (bounds.width - row.width) / 2
            case .trailing: x = bounds.maxX - row.width
            default: x = bounds.minX
            }
            for index in row.indices {
                let size = subviews[index].sizeThatFits(.unspecified)
                subviews[index].place(
                    at: CGPoint(x: x, y: y + (row.height - size.height) / 2),
                    anchor: .topLeading,
                    proposal: ProposedViewSize(size)
                )
                x += size.width + spacing
            }
            y += row.height + spacing
        }
    }

    private func rows(in width: CGFloat, subviews: Subviews) -> [Row] {
        var rows: [Row] = []
        var current = Row()
        for (index, subview) in subviews.enumerated() {
            let size = subview.sizeThatFits(.unspecified)
            let needed = current.indices.isEmpty ? size.width : current.width + spacing + size.width
            if needed > width, !current.indices.isEmpty {
                rows.append(current)
                current = Row()
                current.width = size.width
            } else {
                current.width = needed
            }
            current.indices.append(index)
            current.height = max(current.height, size.height)
        }
        if !current.indices.isEmpty { rows.append(current) }
        return rows
    }
}

struct TagCloud: View {
    @State private var selected: Set<String> = ["Swift"]
    let tags = ["Swift", "SwiftUI", "Layout protocol", "Combine", "Concurrency", "Testing", "Accessibility", "Metal"]

    var body: some View {
        ScrollView {
            FlowLayout(spacing: 10, alignment: .center) {
                ForEach(tags, id: \.self) { tag in
                    let isOn = selected.contains(tag)
                    Text(tag)
                        .font(.callout)
                        .padding(.horizontal, 14).padding(.vertical, 8)
                        .background(isOn ? Color.accentColor : Color(.systemGray5), in: Capsule())
                        .foregroundStyle(isOn ? .white : .primary)
                        .onTapGesture {
                            if selected.remove(tag) == nil { selected.insert(tag) }
                        }
                }
            }
            .padding()
            Text("Selected: \(selected.sorted().joined(separator: ", "))")
            Text("^[\(selected.count) tag](inflect: true)")
        }
    }
}
