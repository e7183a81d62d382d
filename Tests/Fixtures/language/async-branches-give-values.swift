// Functions that wait and whose one statement is an `if` or a `switch`: the branch that is taken gives the value, and waits only then.

enum Trouble: Error { case negative(Int) }

actor Counter {
    private(set) var calls = 0
    func next(_ number: Int) async -> Int {
        calls += 1
        await Task.yield()
        return number * 7
    }
}

let counter = Counter()

func chosen(_ flag: Bool) async -> Int { if flag { await counter.next(1) } else { 2 } }

func plain(_ flag: Bool) async -> Int { if flag { 1 } else { 2 } }

func named(_ number: Int) async throws -> String {
    switch number {
    case ..<0: throw Trouble.negative(number)
    case 0: "none"
    case 1: String(await counter.next(number))
    case let many where many > 100: "lots"
    default: if number.isMultiple(of: 2) { "even \(await counter.next(number))" } else { "odd" }
    }
}

func graded(_ number: Int) async -> Double? {
    if number > 2 { 1.5 } else if number > 1 { Double(await counter.next(number)) } else { nil }
}

func returned(_ number: Int) async -> String {
    if number == 0 {
        return "zero"
    } else {
        return String(await counter.next(number))
    }
}

extension Array {
    func eachAfterTheOther<T>(_ change: (Element) async throws -> T) async rethrows -> [T] {
        var result: [T] = []
        for element in self { result.append(try await change(element)) }
        return result
    }
}

func main() async {
    print(await chosen(true), await chosen(false), await plain(true), await plain(false), await counter.calls)
    for number in [-3, 0, 1, 7, 8, 101] {
        do { print(try await named(number)) } catch { print(error) }
    }
    print(await counter.calls)
    for number in 1...3 { print(await graded(number) ?? -1) }
    print(await returned(0), await returned(3), await counter.calls)
    let tens = await [1, 2, 3].eachAfterTheOther { number -> Int in
        if number == 2 { await counter.next(10) } else { number * 10 }
    }
    print(tens)
    var seen: [Int] = []
    let note: (Int) async -> Void = { number in
        if number > 1 { seen.append(await counter.next(number)) } else { seen.append(number) }
    }
    await note(1)
    await note(2)
    print(seen, await counter.calls)
}
