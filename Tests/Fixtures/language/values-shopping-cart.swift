// A cart as shop apps model it.
struct Product: Identifiable, Hashable {
    let id: Int
    var name: String
    var price: Double
    var tags: Set<String> = []
}

struct CartItem: Identifiable, Equatable {
    var id: Int { product.id }
    let product: Product
    var quantity: Int = 1
    var total: Double { product.price * Double(quantity) }
}

struct Cart {
    private(set) var items: [CartItem] = []
    var isEmpty: Bool { items.isEmpty }
    var total: Double { items.map(\.total).reduce(0, +) }
    var count: Int { items.reduce(0) { $0 + $1.quantity } }

    mutating func add(_ product: Product, quantity: Int = 1) {
        if let index = items.firstIndex(where: { $0.product.id == product.id }) {
            items[index].quantity += quantity
        } else {
            items.append(CartItem(product: product, quantity: quantity))
        }
    }

    mutating func remove(id: Product.ID) {
        items.removeAll { $0.id == id }
    }

    subscript(id id: Product.ID) -> CartItem? {
        get { items.first { $0.id == id } }
        set {
            guard let index = items.firstIndex(where: { $0.id == id }) else {
                if let newValue { items.append(newValue) }
                return
            }
            if let newValue { items[index] = newValue } else { items.remove(at: index) }
        }
    }
}

func main() {
    let apple = Product(id: 1, name: "Apple", price: 0.5, tags: ["fruit", "fresh"])
    let bread = Product(id: 2, name: "Bread", price: 3.25)
    var cart = Cart()
    print(cart.isEmpty, cart.total)
    cart.add(apple)
    cart.add(bread, quantity: 2)
    cart.add(apple, quantity: 3)
    print(cart.count, cart.total)
    let saved = cart
    cart[id: 1]?.quantity = 10
    print(cart[id: 1]?.total ?? 0, saved[id: 1]!.quantity)
    cart[id: 2] = nil
    print(cart.items.map(\.product.name), saved.items.count)
    cart.remove(id: 1)
    print(cart.isEmpty, cart[id: 1] == nil)
    print(apple.tags.sorted().joined(separator: ", "), apple == bread)
}
