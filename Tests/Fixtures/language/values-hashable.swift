// Values with derived hashing as set elements and keys.
struct Seat: Hashable {
    let row: Int
    let letter: String
}

enum Kind: Hashable {
    case window
    case aisle
    case extra(Int)
}

func main() {
    var taken: Set<Seat> = []
    print(taken.insert(Seat(row: 1, letter: "A")).inserted)
    print(taken.insert(Seat(row: 1, letter: "A")).inserted)
    taken.insert(Seat(row: 2, letter: "C"))
    print(taken.count, taken.contains(Seat(row: 2, letter: "C")), taken.contains(Seat(row: 2, letter: "D")))
    var prices: [Kind: Int] = [.window: 20, .extra(1): 45]
    prices[.aisle] = 15
    prices[.extra(2)] = 50
    prices[.extra(1)]! += 1
    print(prices[.window]!, prices[.extra(1)]!, prices[.extra(3)] == nil, prices.count)
    let names = [Seat(row: 2, letter: "C"): "Ben", Seat(row: 1, letter: "A"): "Ada"]
    for seat in names.keys.sorted(by: { $0.row < $1.row }) {
        print("\(seat.row)\(seat.letter): \(names[seat]!)")
    }
}
