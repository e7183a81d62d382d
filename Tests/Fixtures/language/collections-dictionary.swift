func main() {
    var d = ["b": 2, "a": 1]
    d["c"] = 3
    d.updateValue(9, forKey: "a")
    d.removeValue(forKey: "b")
    print(d.keys.sorted(), d.values.sorted(), d.count, d["a"]!)
    for (k, v) in d.sorted(by: { $0.key < $1.key }) { print(k, v) }
}
