// Reference-writable key paths.
final class Player {
    var name: String
    var health = 100 {
        didSet { if health < oldValue { hits += 1 } }
    }
    private(set) var hits = 0
    init(_ name: String) { self.name = name }
}

func assign<Root: AnyObject, Value>(_ object: Root, _ path: ReferenceWritableKeyPath<Root, Value>) -> (Value) -> Void {
    { object[keyPath: path] = $0 }
}

func main() {
    let player = Player("Uma")
    player[keyPath: \.health] -= 30
    let setHealth = assign(player, \.health)
    setHealth(50)
    setHealth(80)
    print(player.health, player.hits)
    let setName = assign(player, \.name)
    setName("Ivo")
    print(player[keyPath: \Player.name])
    let team = [player, Player("Lea")]
    team[1][keyPath: \.health] = 10
    print(team.map(\.health), team.map(\.hits), team.map(\.name.first!))
}
