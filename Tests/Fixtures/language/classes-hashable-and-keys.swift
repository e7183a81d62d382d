// Objects as keys, identifiers, and generic subclasses.
class Entity: Hashable {
    let id: Int
    init(id: Int) { self.id = id }
    static func == (a: Entity, b: Entity) -> Bool { a.id == b.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

final class Enemy: Entity {
    var health = 3
    func hit() -> Bool {
        health -= 1
        return health <= 0
    }
}

class Storage<Value> {
    fileprivate var values: [Value] = []
    var count: Int { values.count }
    func add(_ value: Value) { values.append(value) }
}

final class LoggedStorage<Value>: Storage<Value> {
    private(set) var log: [String] = []
    override func add(_ value: Value) {
        super.add(value)
        log.append("added \(value)")
    }
}

func main() {
    let enemy = Enemy(id: 1)
    var positions: [Entity: Int] = [enemy: 40]
    positions[Enemy(id: 1)]! += 2
    positions[Entity(id: 2)] = 7
    print(positions[enemy]!, positions.count)
    var rounds = 1
    while !enemy.hit() { rounds += 1 }
    print(rounds, enemy.health, Set([enemy, Enemy(id: 1), Entity(id: 3)]).count)
    let storage: Storage<Int> = LoggedStorage()
    storage.add(4)
    storage.add(5)
    print(storage.count, (storage as? LoggedStorage<Int>)?.log ?? [])
    print(ObjectIdentifier(enemy) == ObjectIdentifier(enemy), ObjectIdentifier(enemy) == ObjectIdentifier(storage))
}
