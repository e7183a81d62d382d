// An optional of an optional, as dictionaries of optionals give it.
func main() {
    let nested: Int?? = .some(nil)
    print(nested == nil, nested as Any)
    let table: [String: Int?] = ["set": 4, "empty": nil]
    print(table["set"] as Any, table["empty"] as Any, table["none"] as Any)
    if let inner = table["empty"] { print("there", inner ?? -1) }
    let flat = table["set"] ?? nil
    print(flat ?? 0)
    let parsed = ["1", "x"].map { Int($0) }
    print(parsed.first == nil, parsed.last == .some(nil), parsed.compactMap { $0 })
}
