// Early exits.
struct Order { var items: [String]; var address: String?; var coupon: Int? }

func check(_ order: Order?) -> String {
    guard let order else { return "no order" }
    guard !order.items.isEmpty else { return "empty" }
    guard let address = order.address, address.count > 3 else { return "no address" }
    guard order.coupon == nil || order.coupon! < 50 else { return "coupon too high" }
    return "\(order.items.count) to \(address)"
}

func firstWord(_ text: String) -> Substring {
    guard let space = text.firstIndex(of: " ") else { return text[...] }
    return text[..<space]
}

func main() {
    print(check(nil), check(Order(items: [])), check(Order(items: ["a"])))
    print(check(Order(items: ["a"], address: "x")), check(Order(items: ["a", "b"], address: "Main St")))
    print(check(Order(items: ["a"], address: "Main St", coupon: 80)))
    print(firstWord("hello world"), firstWord("single"))
    for value in ["3", "x", "12"] {
        guard let number = Int(value) else {
            print("skip \(value)")
            continue
        }
        guard number < 10 else { break }
        print(number)
    }
    guard case let count = [1, 2].count, count == 2 else { return }
    print("count", count)
}
