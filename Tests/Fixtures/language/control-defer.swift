// Deferred statements run last, the latest first.
func work(_ fail: Bool) -> Int {
    var log: [String] = []
    defer { print(log.joined(separator: " ")) }
    defer { log.append("close") }
    log.append("open")
    if fail {
        defer { log.append("undo") }
        log.append("fail")
        return -1
    }
    log.append("work")
    return log.count
}

struct Gate {
    var isBusy = false
    var entries = 0
    mutating func enter(_ body: () -> Void) {
        guard !isBusy else { return }
        isBusy = true
        defer { isBusy = false }
        entries += 1
        body()
    }
}

func next(_ value: inout Int) -> Int {
    defer { value += 1 }
    return value
}

func main() {
    print(work(false))
    print(work(true))
    for index in 0..<3 {
        defer { print("end", index) }
        if index == 1 { continue }
        print("body", index)
    }
    var gate = Gate()
    gate.enter { print("in") }
    print(gate.isBusy, gate.entries)
    var number = 5
    print(next(&number), next(&number), number)
}
