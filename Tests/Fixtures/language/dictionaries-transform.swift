// Mapping, merging, grouping, filtering.
func main() {
    let stock = ["apples": 3, "pears": 0, "plums": 12]
    let doubled = stock.mapValues { $0 * 2 }
    print(doubled["plums"]!, doubled.count)
    print(stock.filter { $0.value > 0 }.keys.sorted(), stock.map { "\($0.key)=\($0.value)" }.sorted())
    print(stock.compactMapValues { $0 > 0 ? "\($0)" : nil }.count, stock.values.reduce(0, +))
    var merged = stock
    merged.merge(["pears": 5, "figs": 1]) { old, new in old + new }
    print(merged["pears"]!, merged["figs"]!, stock.merging(["plums": 1]) { $1 }["plums"]!)
    let grouped = Dictionary(grouping: 1...10) { $0 % 3 }
    print(grouped[0]!, grouped[1]!, grouped[2]!)
    let lengths = Dictionary(uniqueKeysWithValues: ["a", "bb", "ccc"].map { ($0, $0.count) })
    print(lengths["bb"]!, lengths.count)
    let last = Dictionary([("x", 1), ("y", 2), ("x", 3)], uniquingKeysWith: { _, new in new })
    print(last["x"]!, last["y"]!)
    let zipped = Dictionary(uniqueKeysWithValues: zip(["p", "q"], [10, 20]))
    print(zipped["q"]!, zipped.min { $0.value < $1.value }!.key)
    let total = stock.reduce(0) { $0 + $1.value }
    let inverted = Dictionary(uniqueKeysWithValues: stock.map { ($0.value, $0.key) })
    print(total, inverted[12]!, stock.allSatisfy { $0.value >= 0 }, stock.first { $0.key == "pears" }!.value)
}
