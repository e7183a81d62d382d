// How optionals print.
struct Item { var name: String?; var count: Int? }

func main() {
    let five: Int? = 5
    let none: Int? = nil
    let text: String? = "hi"
    print(five as Any, none as Any, text as Any)
    print("\(five as Any) \(none as Any)")
    print(String(describing: five), String(describing: none), String(describing: text))
    print([five, none, 7])
    print([text, nil])
    print(["a": five])
    print(Item(name: "x", count: nil))
    print(Item(name: nil, count: 3))
    print((five, none))
    print(Int("5").map { "\($0)" } ?? "none")
    print(five.debugDescription)
}
