// Making, reading and changing dictionaries.
func main() {
    var ages = ["Ann": 30, "Bob": 25]
    print(ages.count, ages["Ann"]!, ages["Eve"] == nil, ages["Eve", default: 18])
    ages["Eve"] = 40
    ages["Bob"]! += 1
    ages["Ann"] = nil
    print(ages.keys.sorted(), ages.values.sorted())
    ages["Zed", default: 0] += 5
    for (name, age) in ages.sorted(by: { $0.key < $1.key }) { print(name, age) }
    print(ages.removeValue(forKey: "Zed")!, ages.isEmpty, ages.contains { $0.value > 39 })
    let empty: [String: [Int]] = [:]
    print(empty.isEmpty, empty)
    print(["one": 1])
    var groups: [Character: [String]] = [:]
    for word in ["apple", "avocado", "bean"] { groups[word.first!, default: []].append(word) }
    print(groups["a"]!, groups["b"]!, groups.count)
    print(ages == ["Eve": 40, "Bob": 26], ages.keys.contains("Bob"))
    ages.removeAll()
    print(ages.count)
}
