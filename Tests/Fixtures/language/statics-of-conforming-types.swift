// Static members that a protocol adds ask the type that they are asked of; so do those that a class inherits.
protocol Shelf {
    static var boards: Int { get }
}
extension Shelf {
    static var screws: Int { boards * 4 }
    static var weight: Double { Double(Self.boards) * 1.5 }
    static func describe() -> String { "\(boards) boards, \(screws) screws" }
}
struct Narrow: Shelf { static let boards = 3 }
enum Wide: Shelf { static var boards: Int { 5 } }

class Vehicle {
    class var wheels: Int { 4 }
    static var axles: Int { wheels / 2 }
    class func summary() -> String { "\(self.wheels) wheels on \(axles) axles" }
}
final class Truck: Vehicle {
    override class var wheels: Int { 10 }
}

struct Counter {
    var count = 1
    func next() -> Int { count + 1 }
    func plus(_ number: Int) -> Int { count + number }
    static var zero: Counter { self.init(count: 0) }
    static var one: Counter { Counter(count: self.zero.next()) }
}

func main() {
    print(Narrow.screws, Narrow.weight, Narrow.describe())
    print(Wide.screws, Wide.weight, Wide.describe())
    print(Vehicle.axles, Truck.axles)
    print(Vehicle.summary(), Truck.summary(), separator: "; ")
    print(Counter.next(Counter(count: 4))(), Counter.plus(Counter(count: 6))(3))
    print(Counter.zero.count, Counter.one.count)
}
