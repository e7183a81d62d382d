// Descriptions in print, interpolation and collections.
struct Money: CustomStringConvertible {
    let cents: Int
    var description: String {
        let rest = cents % 100
        return "\(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
}

enum Level: CustomStringConvertible {
    case low, high
    var description: String { self == .low ? "Low" : "High" }
}

struct Plain {
    let money: Money
    let level: Level?
    let name: String
}

struct Debuggable: CustomDebugStringConvertible {
    let id: Int
    var debugDescription: String { "#\(id)" }
}

func main() {
    let money = Money(cents: 1205)
    print(money, "costs \(money)", money.description.count)
    print([money, Money(cents: 99)])
    print(Level.low, [Level.high])
    print(Plain(money: money, level: .high, name: "x"))
    print(String(describing: money), String(describing: Level.low))
    print(Optional(money) as Any)
    print(Debuggable(id: 4), [Debuggable(id: 5)])
    print(["total": money])
    print((money, Level.high))
}
