struct Spot: Equatable {
    var x = 0
    static let zero = Spot()
    static let one = Spot(x: 1)
}

func main() {
    let spots: [Spot] = [1, 2].map { _ in .zero }
    let mixed: [Spot] = (0..<3).map { $0 == 1 ? .one : .zero }
    let halves: [Double] = [1, 2, 3].map { Double($0) / 2 }
    let found: [Spot?] = [0, 1].map { $0 == 0 ? nil : .one }
    print(spots.count, mixed.map(\.x), halves, found.compactMap { $0?.x })
    for (spot, name) in zip(mixed, ["a", "b", "c"]) where spot == .one { print(name) }
}
