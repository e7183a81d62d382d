// shows: Apple | Banana | Cherry
import SwiftUI

protocol Selectable: Identifiable, Hashable { var title: String { get } }

struct Fruit: Selectable { let id: String; var title: String { id.capitalized } }

struct ChipRow<Item: Selectable, Accessory: View>: View {
    let items: [Item]
    @Binding var selection: Set<Item>
    @ViewBuilder let accessory: (Item) -> Accessory

    init(_ items: [Item], selection: Binding<Set<Item>>, @ViewBuilder accessory: @escaping (Item) -> Accessory = { _ in EmptyView() }) {
        self.items = items
        _selection = selection
        self.accessory = accessory
    }

    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: 8) {
                ForEach(items) { item in
                    let isOn = selection.contains(item)
                    HStack(spacing: 4) {
                        Text(item.title)
                        accessory(item)
                    }
                    .padding(8)
                    .background {
                        if isOn { Capsule().fill(.tint) } else { Capsule().strokeBorder(.secondary) }
                    }
                    .onTapGesture {
                        if !selection.insert(item).inserted { selection.remove(item) }
                    }
                }
            }
            .padding(.horizontal)
        }
        .frame(height: 44)
        .scrollIndicators(.hidden)
    }
}

struct ContentView: View {
    @State private var chosen: Set<Fruit> = []
    private let fruits = ["apple", "banana", "cherry"].map(Fruit.init(id:))
    var body: some View {
        VStack {
            ChipRow(fruits, selection: $chosen) { fruit in
                if fruit.id.hasPrefix("b") { Image(systemName: "leaf") }
            }
            Text(chosen.map(\.title).sorted().joined(separator: ", "))
            Text("^[\(chosen.count) fruit](inflect: true)")
        }
    }
}
