struct Empty: Error {}

func load(_ value: Int?) throws -> Int {
    guard let value else { throw Empty() }
    return value
}

struct Box {
    var label: String { #function }
    init(size: Int, _ flag: Bool = false) { print(#function, size, flag) }
    subscript(row row: Int, column: Int) -> String { #function }
    func describe(_ first: Int, with second: Int) -> String { #function }
    static func make() -> String { [1].map { _ in #function }.joined() }
}

func main() {
    let empty = Optional<String>.none
    let full = Optional<Int>.some(3)
    print(empty as Any, full as Any)
    print(String?.none as Any, Int?.some(4) as Any, [Optional<Int>.none, full])
    if Optional<Int>.none == nil { print("nothing") }
    print((try? load(5)) as Any, (try? load(nil)) as Any)
    let box = Box(size: 2)
    print(box.label, box[row: 1, 2], box.describe(1, with: 2), Box.make(), #function)
}
