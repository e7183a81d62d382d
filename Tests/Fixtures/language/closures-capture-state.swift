// A closure keeps the variables that it uses.
func makeCounter(from start: Int, step: Int = 1) -> () -> Int {
    var value = start
    return {
        defer { value += step }
        return value
    }
}

func makePair() -> (add: (Int) -> Void, total: () -> Int) {
    var sum = 0
    return ({ sum += $0 }, { sum })
}

func main() {
    let one = makeCounter(from: 1)
    let ten = makeCounter(from: 10, step: 10)
    print(one(), one(), ten(), one(), ten())
    let pair = makePair()
    pair.add(4)
    pair.add(6)
    print(pair.total())
    let other = makePair()
    other.add(1)
    print(pair.total(), other.total())
}
