// Variadic parameters.
func sum(_ numbers: Int...) -> Int { numbers.reduce(0, +) }

func joined(_ items: String..., separator: String = ", ", last: String? = nil) -> String {
    var result = items.joined(separator: separator)
    if let last { result += " and \(last)" }
    return result
}

func average(of first: Double, _ rest: Double...) -> Double {
    rest.reduce(first, +) / Double(rest.count + 1)
}

struct Menu {
    let title: String
    let entries: [String]
    init(_ title: String, _ entries: String...) {
        self.title = title
        self.entries = entries
    }
    func pick(_ indices: Int...) -> [String] { indices.map { entries[$0] } }
}

func log(_ items: Any..., prefix: String) {
    print(prefix, items.count, items.map { "\($0)" }.joined(separator: "|"))
}

func main() {
    print(sum(), sum(4), sum(1, 2, 3))
    print(joined("a", "b"), joined("a", "b", separator: "-"), joined("x", last: "y"))
    print(average(of: 4), average(of: 1, 2, 3, 4))
    let menu = Menu("File", "Open", "Save", "Close")
    print(menu.title, menu.entries.count, menu.pick(2, 0))
    print(Menu("Empty").entries.isEmpty)
    log(1, "two", 3.0, prefix: "values")
    log(prefix: "none")
}
