// Mutating methods change the variable they are called on.
struct Counter {
    private(set) var value = 0
    let limit: Int

    mutating func increment(by amount: Int = 1) {
        value = min(value + amount, limit)
    }

    mutating func reset() {
        self = Counter(limit: limit)
    }

    func incremented() -> Counter {
        var copy = self
        copy.increment()
        return copy
    }
}

struct Screen {
    var counters = [Counter(limit: 3), Counter(limit: 10)]
    var selected = 0

    mutating func tap() {
        counters[selected].increment(by: 2)
        selected = (selected + 1) % counters.count
    }
}

func main() {
    var counter = Counter(limit: 5)
    counter.increment()
    counter.increment(by: 3)
    print(counter.value, counter.incremented().value, counter.value)
    counter.increment(by: 9)
    print(counter.value)
    counter.reset()
    print(counter.value, counter.limit)
    var screen = Screen()
    for _ in 1...5 { screen.tap() }
    print(screen.counters.map { $0.value }, screen.selected)
}
