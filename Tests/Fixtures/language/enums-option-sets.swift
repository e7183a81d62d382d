struct Days: OptionSet, Hashable {
    let rawValue: Int
    static let mo = Days(rawValue: 1 << 0), tu = Days(rawValue: 1 << 1), we = Days(rawValue: 1 << 2)
    static let all: Days = [.mo, .tu, .we]
    static let none: Days = []
}
struct Flags: OptionSet {
    var rawValue: UInt8; static let a = Flags(rawValue: 1); static let b = Self(rawValue: 2);
    static var ab: Flags { [.a, .b] }
}
func takes(_ d: Days) -> Int { d.rawValue }
func main() {
    var d: Days = [.mo, .we]
    print(
        d.contains(.mo),
        d.contains(.tu),
        d.rawValue,
        d.isEmpty,
        Days([]).isEmpty,
        Days([.mo, .tu]).rawValue,
        Days().rawValue
    )
    print(
        d.insert(.tu).inserted,
        d.insert(.tu).inserted,
        d == .all,
        d.remove(.mo)?.rawValue as Any,
        d.remove(.mo) as Any
    )
    print(
        d.union(.mo).rawValue,
        d.intersection([.tu]).rawValue,
        d.symmetricDifference([.mo, .tu]).rawValue,
        d.subtracting(.we).rawValue
    )
    print(
        d.isSubset(of: .all),
        d.isSuperset(of: [.tu]),
        d.isDisjoint(with: .mo),
        takes([.mo, .tu]),
        takes(.we),
        takes([])
    )
    d.formUnion(.mo); d.subtract([.tu]); d.formIntersection([.mo, .we]); d.formSymmetricDifference(.mo)
    print(d.rawValue)
    print(Flags.ab.rawValue, Flags([.a]).contains(.a), Flags(rawValue: 3) == [.a, .b], d.update(with: .mo) as Any, d)
    var s: Set<Days> = [.mo, [.mo, .tu]]
    s.insert([.tu, .mo])
    print(s.count)
    switch d {
    case .all: print("all");
    case [.mo, .we]: print("mo we");
    default: print("other")
    }
}
