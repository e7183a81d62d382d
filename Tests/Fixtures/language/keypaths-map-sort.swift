// Key paths as functions in map, filter, sorted and compactMap.
struct Product {
    let name: String
    let price: Double
    let isInStock: Bool
    let note: String?
}

extension Sequence {
    func sorted<T: Comparable>(by path: KeyPath<Element, T>, descending: Bool = false) -> [Element] {
        sorted { descending ? $0[keyPath: path] > $1[keyPath: path] : $0[keyPath: path] < $1[keyPath: path] }
    }

    func sum<T: Numeric>(of path: KeyPath<Element, T>) -> T { reduce(.zero) { $0 + $1[keyPath: path] } }
}

func main() {
    let products = [
        Product(name: "Lamp", price: 30, isInStock: true, note: nil),
        Product(name: "Chair", price: 45.5, isInStock: false, note: "soon"),
        Product(name: "Desk", price: 120, isInStock: true, note: "heavy"),
    ]
    print(products.map(\.name))
    print(products.filter(\.isInStock).map(\.price))
    print(products.compactMap(\.note))
    print(products.sorted(by: \.name).map(\.name))
    print(products.sorted(by: \.price, descending: true).map(\.name))
    print(products.sum(of: \.price))
    print(products.map(\.name.count), products.allSatisfy(\.isInStock), products.contains(where: \.isInStock))
    print(products.first(where: \.isInStock)?.name ?? "-")
}
