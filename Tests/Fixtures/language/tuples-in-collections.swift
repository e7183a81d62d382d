// Tuples with enumerated, zip, dictionaries and closures.
typealias Entry = (label: String, value: Double)

func total(_ entries: [Entry]) -> Double { entries.reduce(0) { $0 + $1.value } }

func largest(_ entries: [Entry]) -> Entry? { entries.max { $0.value < $1.value } }

func main() {
    let entries: [Entry] = [("rent", 800), ("food", 250.5), (label: "fun", value: 99)]
    print(total(entries), largest(entries)?.label ?? "-")
    for (index, entry) in entries.enumerated() { print(index, entry.label, entry.value) }
    let names = entries.map { label, value in "\(label):\(Int(value))" }
    print(names)
    let shares = entries.map { ($0.label, ($0.value / total(entries) * 100).rounded()) }
    for case let (label, share) in shares where share > 10 { print(label, share) }
    let table = Dictionary(uniqueKeysWithValues: entries.map { ($0.label, $0.value) })
    let sorted = table.sorted { $0.value > $1.value }
    print(sorted.map(\.key), sorted.first!.value)
    let (evens, odds) = (entries.filter { Int($0.value) % 2 == 0 }, entries.filter { Int($0.value) % 2 != 0 })
    print(evens.count, odds.map(\.label))
    let counter: (name: String, add: (Int) -> Int) = ("adder", { $0 + 1 })
    print(counter.name, counter.add(4))
    let grid = [(0, 0), (0, 1), (1, 0)]
    print(grid.contains { $0 == (0, 1) }, grid.filter { $0.0 == 0 }.count, grid.map { $0.0 + $0.1 })
}
