struct Meter {
    var level = 3
    func level(in unit: String) -> String { "\(level) \(unit)" }
    func scale(_ factor: Int) -> Int { level * factor }
    var scale: Int { scale(10) }
}
final class Tank {
    var isFull: Bool { fill >= 10 }
    var fill = 4
    func fill(by amount: Int) { fill += amount }
    func isFull(atLeast bound: Int) -> Bool { fill >= bound }
}
protocol Shelf { var count: Int { get } }
extension Shelf {
    func count(where test: (Int) -> Bool) -> Int { (0..<count).filter(test).count }
}
struct Books: Shelf { var count = 7 }
func main() {
    let meter = Meter()
    print(meter.level(in: "cm"), meter.level, meter.scale, meter.scale(2))
    let tank = Tank()
    tank.fill(by: 3)
    print(tank.fill, tank.isFull, tank.isFull(atLeast: 7))
    let f = meter.level(in:)
    print(f("mm"))
    print(Books().count, Books().count { $0 % 2 == 0 })
}
