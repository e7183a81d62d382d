// Functions, methods and initialisers as values.
struct Item {
    let name: String
    let price: Int
    init(name: String) {
        self.name = name
        price = name.count * 10
    }
    func labelled(_ mark: String) -> String { "\(mark) \(name)" }
}

func isShort(_ text: String) -> Bool { text.count < 4 }

func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C {
    { g(f($0)) }
}

func main() {
    let names = ["tea", "coffee", "ale"]
    print(names.filter(isShort))
    let items = names.map(Item.init(name:))
    print(items.map(\.price))
    print(["1", "x", "3"].compactMap(Int.init))
    print([1, 2, 3].map(String.init))
    let method = items[1].labelled
    print(method("*"))
    let unbound = Item.labelled
    print(unbound(items[0])("#"))
    let count = compose(isShort, { $0 ? "short" : "long" })
    print(names.map(count))
    var choose: (Int, Int) -> Int = max
    print(choose(3, 9))
    choose = min
    print(choose(3, 9))
}
