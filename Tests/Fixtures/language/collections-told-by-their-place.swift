import Foundation

// Lists and calls whose `.members` are told by other elements, by the function that takes them, or by what is wanted.

struct Ink: Equatable {
    var name: String
    static let red = Ink(name: "red")
    static let blue = Ink(name: "blue")
    static func grey(_ part: Double) -> Ink { Ink(name: "grey \(part)") }
}
struct Swatch { let ink: Ink }
struct Money: Equatable {
    var cents: Int
    static let zero = Money(cents: 0)
    static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }
    static func += (a: inout Money, b: Money) { a = a + b }
}
struct Entry {
    var name: String
    var days: [Int]
    var amount: Money
}
struct Ledger {
    var entries: [Entry]
    var total: Money {
        guard !entries.isEmpty else { return .zero }
        return entries.reduce(into: .zero) { $0 += $1.amount }
    }
    var sum: Money { entries.map(\.amount).reduce(.zero, +) }
    var streaks: [(name: String, days: Int)] {
        entries.map { ($0.name, $0.days.count) }.sorted { ($0.days, $1.name) > ($1.days, $0.name) }
    }
    var longest: [(name: String, days: Int)] {
        entries.map { ($0.name, $0.days.count) }.filter { $0.days > 1 }.reversed()
    }
}

func main() {
    let columns = [("open", Ink.red), ("busy", .blue), ("done", .grey(0.5))]
    print(columns.map { "\($0.0) \($0.1.name)" })
    let named = [(title: "a", ink: Ink.blue, count: 1), (title: "b", ink: .red, count: 2)]
    print(named.map(\.ink.name), named[1].title, named.reduce(0) { $0 + $1.count })
    print([.red, .blue, .grey(1)].map(Swatch.init).map(\.ink.name))
    print([Ink.red, .blue].firstIndex(of: .blue) ?? -1)
    let ledger = Ledger(entries: [
        Entry(name: "b", days: [1], amount: Money(cents: 5)),
        Entry(name: "a", days: [1, 2, 3], amount: Money(cents: 20)),
        Entry(name: "c", days: [4, 5], amount: Money(cents: 1)),
    ])
    print(ledger.total, ledger.sum, Ledger(entries: []).total)
    print(ledger.streaks.map { "\($0.name)\($0.days)" }, ledger.longest.map(\.name))
    let address = URL(string: "https://example.com/a%20b/c?q=x%20y&z=1#part")
    print(address?.query() ?? "-", address?.query(percentEncoded: false) ?? "-", address?.fragment() ?? "-")
}
