// Comparing optionals with values, with nil, and in switches.
enum Answer { case yes, no }

func describe(_ value: Int?) -> String {
    switch value {
    case nil: "nothing"
    case 0?: "zero"
    case .some(let x) where x < 0: "negative"
    case let x?: "number \(x)"
    }
}

func describe(_ answer: Answer?) -> String {
    switch answer {
    case .yes: "yes"
    case .no: "no"
    case nil: "not yet"
    }
}

func main() {
    let five: Int? = 5
    let none: Int? = nil
    print(five == 5, five == 6, none == 5, none == nil, five != nil, none == none)
    print([nil, 0, -3, 8].map { describe($0 as Int?) })
    print(describe(Answer.yes), describe(.no), describe(nil as Answer?))
    let selected: String? = "b"
    let letters = ["a", "b", "c"]
    print(letters.map { $0 == selected ? "[\($0)]" : $0 })
    switch (five, none) {
    case (let a?, nil): print("only first", a)
    default: print("else")
    }
    let flags: [Bool?] = [true, false, nil]
    print(flags.map { $0 == true }, flags.map { $0 ?? true }, flags.filter { $0 != false }.count)
    print([3, nil, 1].compactMap { $0 }.min()!, [five, none] == [5, nil])
}
