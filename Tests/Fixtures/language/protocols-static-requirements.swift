struct Days: OptionSet, Hashable {
    let rawValue: Int
    static let mon = Days(rawValue: 1), tue = Days(rawValue: 1 << 1), wed = Days(rawValue: 1 << 2)
    static let none = Days([]), some: Days = [.mon, .wed]; static let all = Days([.mon, .tue, .wed])
}
infix operator ** : MultiplicationPrecedence
func ** (a: Double, n: Int) -> Double { (0..<n).reduce(1) { r, _ in r * a } }
protocol Mono { static var unit: Self { get }; static func join(_ a: Self, _ b: Self) -> Self }
extension String: Mono {
    static var unit: String { "" }; static func join(_ a: String, _ b: String) -> String { a + b }
}
extension Int: Mono { static var unit: Int { 1 }; static func join(_ a: Int, _ b: Int) -> Int { a * b } }
func fold<T: Mono>(_ l: [T]) -> T { l.reduce(T.unit) { T.join($0, $1) } }
func fold2<T: Mono>(_ l: [T]) -> T { l.reduce(.unit, T.join) }
protocol Zeroed { static var zero: Self { get }; static func + (a: Self, b: Self) -> Self }
extension Int: Zeroed {}
extension Double: Zeroed {}
func total<T: Zeroed>(_ l: [T]) -> T { l.reduce(.zero, +) }
struct Countdown: Sequence {
    let from: Int;
    func makeIterator() -> AnyIterator<Int> {
        var n = from;
        return AnyIterator {
            n > 0
                ? {
                    n -= 1; return n + 1
                }() : nil
        }
    }
}
func top<S: Sequence>(_ s: S, _ n: Int) -> [S.Element] where S.Element: Comparable { Array(s.sorted(by: >).prefix(n)) }
func main() {
    var d = Days([.mon, .tue]); d.remove(.mon); d.insert(.wed);
    print(d.contains(.wed), d == Days([.tue, .wed]), Days.none.isEmpty, Days.all.rawValue, Days.some.rawValue)
    print(2.0 ** 3 + 1, 1.5 ** 2, fold([2, 3, 4]), fold(["a", "b"]), fold2([5, 6]), fold2([String]()).isEmpty)
    print(total([1, 2, 3]), total([0.5, 1]), top(Countdown(from: 4), 2), top([3, 9, 4], 2))
    print(
        (0...).prefix(3).map { $0 * 2 },
        [1, 2].lexicographicallyPrecedes([1, 3]),
        "ab".lexicographicallyPrecedes("b")
    )
    let fib = sequence(state: (0, 1)) { s -> Int? in
        let r = s.0; s = (s.1, s.0 + s.1); return r
    }
    print(Array(fib.prefix(10)), fib.first { $0 > 50 }!, Array(sequence(first: 1) { $0 < 50 ? $0 * 3 : nil }))
}
