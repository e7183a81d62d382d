// shows: Cart | Coffee | Tea | Total
import SwiftUI
import Observation

@Observable
class Cart {
    struct Item: Identifiable {
        let id: Int
        var name: String
        var price: Decimal
        var quantity = 1
    }
    var items: [Item] = [
        Item(id: 1, name: "Coffee", price: 4.5),
        Item(id: 2, name: "Tea", price: 3.25, quantity: 2),
    ]
    var coupon: String?
    var total: Decimal { items.reduce(0) { $0 + $1.price * Decimal($1.quantity) } }
    func remove(_ item: Item) { items.removeAll { $0.id == item.id } }
}

struct CartView: View {
    @State private var cart = Cart()

    var body: some View {
        NavigationStack {
            List {
                ForEach($cart.items) { $item in
                    CartRow(item: $item)
                }
                Section("Total") {
                    Text(cart.total, format: .currency(code: "EUR")).bold()
                }
            }
            .listStyle(.insetGrouped)
            .navigationTitle("Cart")
            .toolbar {
                ToolbarItemGroup(placement: .bottomBar) {
                    Button("Clear") { cart.items.removeAll() }
                    Spacer()
                    Text("\(cart.items.count) items")
                }
            }
        }
        .environment(cart)
    }
}

struct CartRow: View {
    @Binding var item: Cart.Item
    @Environment(Cart.self) private var cart

    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                Text(item.name)
                Text(item.price.formatted(.currency(code: "EUR"))).font(.caption)
            }
            Spacer()
            Stepper("\(item.quantity)", value: $item.quantity, in: 1...9)
                .labelsHidden()
            Text("× \(item.quantity)")
        }
        .contextMenu {
            Button("Remove", systemImage: "trash", role: .destructive) { cart.remove(item) }
        }
    }
}
