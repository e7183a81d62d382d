// title: One view, four coordinates
// summary: The same tile says where it is in its own space, in a named one, in the scroll view's and on the screen. The named space belongs to the content and scrolls along with it; the scroll view's space and the screen stay. Where a number stays while you drag, the view and that space move together.
// look for: Drag: global and scrollView change alike and stay a fixed distance apart; named keeps its number, since that space scrolls along.
// order: 21
import SwiftUI

struct Places: Equatable {
    var local: CGFloat = 0
    var named: CGFloat = 0
    var scroll: CGFloat = 0
    var global: CGFloat = 0
}

struct ContentView: View {
    @State private var places = Places()

    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<4) { row in
                    Filler(row: row)
                }
                VStack(alignment: .leading, spacing: 4) {
                    Text("local \(Int(places.local))")
                    Text("named \(Int(places.named))")
                    Text("scrollView \(Int(places.scroll))")
                    Text("global \(Int(places.global))")
                }
                .frame(maxWidth: .infinity)
                .padding()
                .background(Color.purple.opacity(0.4))
                .onGeometryChange(for: Places.self) { proxy in
                    Places(
                        local: proxy.frame(in: .local).minY,
                        named: proxy.frame(in: .named("page")).minY,
                        scroll: proxy.frame(in: .scrollView).minY,
                        global: proxy.frame(in: .global).minY
                    )
                } action: { new in
                    places = new
                }
                .accessibilityIdentifier("tile")
                ForEach(4..<24) { row in
                    Filler(row: row)
                }
            }
            .coordinateSpace(name: "page")
        }
    }
}

struct Filler: View {
    let row: Int

    var body: some View {
        Text("Row \(row + 1)")
            .frame(maxWidth: .infinity)
            .frame(height: 60)
            .background(Color.gray.opacity(0.15))
    }
}
