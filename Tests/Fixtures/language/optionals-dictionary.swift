func main() {
    var d: [String: [Int]] = [:]
    d["a", default: []].append(1)
    d["a"]?.append(2)
    d["b"]?.append(3)
    print(d["a"] ?? [], d["b"] == nil)
    d["a"] = nil
    print(d.isEmpty)
}
