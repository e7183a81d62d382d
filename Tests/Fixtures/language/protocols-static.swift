protocol Unit { static var symbol: String { get } }
struct Meter: Unit { static let symbol = "m" }
struct Foot: Unit { static let symbol = "ft" }
func label<U: Unit>(_ u: U.Type, _ n: Int) -> String { "\(n)\(u.symbol)" }
func main() { print(label(Meter.self, 3), label(Foot.self, 4)) }
