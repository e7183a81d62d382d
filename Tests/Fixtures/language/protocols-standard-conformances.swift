struct Version: Comparable, CustomStringConvertible {
    var major: Int; var minor: Int
    static func < (a: Version, b: Version) -> Bool { (a.major, a.minor) < (b.major, b.minor) }
    var description: String { "v\(major).\(minor)" }
}
struct Vec: AdditiveArithmetic, CustomStringConvertible {
    var x: Double; var y: Double
    static let zero = Vec(x: 0, y: 0)
    static func + (a: Vec, b: Vec) -> Vec { Vec(x: a.x + b.x, y: a.y + b.y) }
    static func - (a: Vec, b: Vec) -> Vec { Vec(x: a.x - b.x, y: a.y - b.y) }
    var description: String { "(\(x), \(y))" }
}
struct Day: Strideable, Hashable {
    var n: Int
    func distance(to other: Day) -> Int { other.n - n }
    func advanced(by k: Int) -> Day { Day(n: n + k) }
}
enum Size: Int, Comparable, CaseIterable {
    case s = 1, m, l
    static func < (a: Size, b: Size) -> Bool { a.rawValue < b.rawValue }
}
enum Suit: CaseIterable {
    case a, b(Int)
    static var allCases: [Suit] { [.a, .b(1), .b(2)] }
}
extension Sequence where Element: AdditiveArithmetic { func sum() -> Element { reduce(.zero, +) } }
struct Temp: RawRepresentable, Hashable, Comparable {
    var rawValue: Double; init(rawValue: Double) { self.rawValue = rawValue }
    static let hot = Temp(rawValue: 40)
    static func < (a: Temp, b: Temp) -> Bool { a.rawValue < b.rawValue }
}
struct Opts: OptionSet {
    let rawValue: Int; static let a = Opts(rawValue: 1 << 0); static let b = Opts(rawValue: 1 << 1);
    static let all: Opts = [.a, .b]
}
struct Meters: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    var v: Double; init(integerLiteral n: Int) { v = Double(n) }; init(floatLiteral n: Double) { v = n }
}
struct Tag: ExpressibleByStringLiteral, Hashable { var s: String; init(stringLiteral s: String) { self.s = s } }
struct Bag: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
    var e: [String]; init(arrayLiteral elements: String...) { e = elements };
    init(dictionaryLiteral elements: (String, Int)...) { e = elements.map { "\($0.0)=\($0.1)" } }
}
func tagged(_ t: Tag) -> String { t.s }
final class Node: Hashable {
    let name: String; init(_ n: String) { name = n }
    static func == (a: Node, b: Node) -> Bool { a.name == b.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
func main() {
    let vs = [Version(major: 1, minor: 2), Version(major: 0, minor: 9), Version(major: 1, minor: 0)]
    print(vs.sorted(), vs.max()!, vs.min()!, vs[0] > vs[1], vs[0] >= vs[0], "\(vs[1])", Swift.max(vs[0], vs[2]))
    var v = Vec(x: 1, y: 2); v += Vec(x: 1, y: 1); v -= Vec(x: 0, y: 1);
    print(v, [v, v].sum(), [1, 2, 3].sum(), [0.5, 1].sum())
    print(
        Day(n: 3) < Day(n: 5),
        Day(n: 1).advanced(by: 2).n,
        stride(from: Day(n: 1), to: Day(n: 7), by: 2).map(\.n),
        (Day(n: 1)...Day(n: 3)).contains(Day(n: 2))
    )
    print((Day(n: 1)..<Day(n: 4)).map(\.n))
    print(
        Size.allCases.max()!,
        Size.s < .l,
        [Size.l, .s].sorted(),
        Suit.allCases.count,
        Size(rawValue: 2)!,
        Size(rawValue: 9) as Any
    )
    print(Temp.hot > Temp(rawValue: 3), Temp(rawValue: 40) == .hot, Temp.hot)
    let o: Opts = [.a];
    print(o.contains(.a), o.contains(.b), o.union(.b) == .all, o.isEmpty, Opts.all.subtracting(.a) == [.b], o.rawValue)
    let m: Meters = 5; let m2: Meters = 2.5; let t: Tag = "red";
    print(m.v, m2.v, t.s, tagged("blue"), Set<Tag>(["a", "a"]).count)
    let bag: Bag = ["x", "y"]; let bag2: Bag = ["k": 1]; print(bag.e, bag2.e)
    print(Set([Node("a"), Node("a"), Node("b")]).count, [Node("q"): 1][Node("q")] ?? 0)
}
