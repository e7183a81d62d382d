// willSet and didSet.
struct Progress {
    var log: [String] = []
    var value = 0.0 {
        willSet { log.append("will \(newValue)") }
        didSet {
            if value > 1 { value = 1 }
            log.append("did \(oldValue) \(value)")
        }
    }
    init(value: Double) { self.value = value }
}

final class Player {
    var level = 1 {
        didSet {
            guard level != oldValue else { return }
            history.append(oldValue)
        }
    }
    private(set) var history: [Int] = []
    var items: [String] = [] {
        didSet { changes += 1 }
    }
    var changes = 0
    var name: String = "none" {
        willSet(next) { previous = name + ">" + next }
    }
    var previous = ""
}

func double(_ value: inout Double) { value *= 2 }

func main() {
    var progress = Progress(value: 0.1)
    progress.value = 0.5
    progress.value += 0.75
    double(&progress.value)
    print(progress.value, progress.log)
    let player = Player()
    player.level = 2
    player.level = 2
    player.level += 3
    print(player.history, player.level)
    player.items.append("sword")
    player.items[0] = "shield"
    player.items.removeAll()
    print(player.changes)
    player.name = "Zed"
    print(player.previous)
}
