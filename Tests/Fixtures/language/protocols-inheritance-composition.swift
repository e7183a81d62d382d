// Protocols that inherit, and compositions.
protocol Named { var name: String { get } }
protocol Aged { var age: Int { get } }
protocol Member: Named, Aged { var isActive: Bool { get } }

extension Named { var tag: String { "@" + name.lowercased() } }
extension Aged { var isAdult: Bool { age >= 18 } }
extension Member {
    var summary: String { "\(tag) \(isAdult ? "adult" : "minor") \(isActive ? "active" : "away")" }
}

struct Player: Member {
    let name: String
    let age: Int
    var isActive = true
}

struct Dog: Named, Aged {
    let name: String
    let age: Int
}

func card(_ thing: Named & Aged) -> String { "\(thing.name), \(thing.age)" }

func oldest(_ things: [any Named & Aged]) -> String { things.max { $0.age < $1.age }?.tag ?? "nobody" }

func main() {
    let player = Player(name: "Zoe", age: 20)
    let dog = Dog(name: "Rex", age: 4)
    print(player.summary)
    print(Player(name: "Tim", age: 9, isActive: false).summary)
    print(card(player), card(dog))
    print(oldest([player, dog]), oldest([]))
    print(dog.isAdult, dog.tag)
    let named: [Named] = [player, dog]
    print(named.map(\.tag), named.filter { $0 is Member }.count)
}
