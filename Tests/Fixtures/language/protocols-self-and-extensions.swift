import Foundation
enum Phase { case ready(Int), failed(Error) }
struct Broken: LocalizedError { var errorDescription: String? { "it is broken" } }
struct Hike { struct Point: Equatable { var height: Double; var pace: Range<Double> }; var points: [Point] }
protocol Look { var name: String { get } }
struct Plain: Look { var name = "plain" }
extension Look where Self == Plain {
    static var plain: Self { Self() }; static var again: Plain { .init(name: "again") }
}
func show(_ look: some Look) -> String { look.name }
enum Outer { struct Inner { var n: Int } }
extension Array<Outer.Inner> { var total: Int { map(\.n).reduce(0, +) } }
extension [String] { var initials: String { compactMap(\.first).map(String.init).joined() } }
extension Dictionary<String, Int> { var sum: Int { values.reduce(0, +) } }
extension Optional<String> { var orDash: String { self ?? "-" } }
struct Keys { typealias Value = [String: Double]; struct Deep { typealias Value = [Int] } }
func first(_ v: Keys.Value?) -> Double { v?.first(where: { key, value in value > 1 && key != "" })?.value ?? 0 }
func count(_ v: Keys.Deep.Value) -> Int { v.count }
protocol Figure { static var kind: String { get }; var area: Double { get } }
extension Figure { func describe() -> String { "\(Self.kind) \(area)" }; static func title() -> String { "a " + kind } }
struct Square: Figure { static let kind = "square"; let side: Double; var area: Double { side * side } }
protocol Named { static var word: String { get } }
extension Named { var said: String { Self.word } }
extension Int: Named { static var word: String { "number" } }
struct Days: OptionSet { let rawValue: Int; static let mo = Days(rawValue: 1), tu = Days(rawValue: 2) }
func main() {
    for phase in [Phase.ready(1), .failed(Broken())] {
        switch phase {
        case .ready(let n): print("ready", n)
        case .failed(let error): print(error.localizedDescription)
        }
    }
    let path = \Hike.Point.height
    print(Hike(points: [.init(height: 3, pace: 1..<2)]).points[0][keyPath: path], path == \Hike.Point.height)
    print(show(.plain), show(.again))
    print(
        [Outer.Inner(n: 3), .init(n: 4)].total,
        ["ab", "cd"].initials,
        ["a": 1, "b": 5].sum,
        Optional<String>.none.orDash
    )
    print(first(["q": 2.5]), first(nil), count([1, 2]))
    print(Square(side: 3).describe(), Square.title(), 4.said)
    var days: Days = [.mo]
    print(days.update(with: .tu) == nil, days.remove(.mo)?.rawValue ?? 0, days.rawValue, Days([.mo, .tu]).rawValue)
}
