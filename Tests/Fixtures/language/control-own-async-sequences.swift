struct Countdown: AsyncSequence {
    typealias Element = Int
    let from: Int
    struct AsyncIterator: AsyncIteratorProtocol {
        var left: Int
        mutating func next() async -> Int? {
            guard left > 0 else { return nil }
            try? await Task.sleep(nanoseconds: 1_000_000)
            left -= 1
            return left + 1
        }
    }
    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(left: from) }
}

struct Refused: Error {}

struct Lines: AsyncSequence, AsyncIteratorProtocol {
    typealias Element = String
    var left = ["a", "b"]
    mutating func next() async throws -> String? {
        await Task.yield()
        if left.isEmpty { throw Refused() }
        return left.removeFirst()
    }
    func makeAsyncIterator() -> Lines { self }
}

struct Counter {
    var count = 0
    mutating func add() async {
        count += 1
        await Task.yield()
        count += 10
    }
    mutating func twice() async {
        await add()
        await add()
    }
}

func value() async throws -> Int {
    try await withCheckedThrowingContinuation { continuation in continuation.resume(with: .success(3)) }
}

func refused() async throws -> Int {
    try await withCheckedThrowingContinuation { continuation in continuation.resume(with: .failure(Refused())) }
}

func main() async {
    for await number in Countdown(from: 3) { print(number) }
    do { for try await line in Lines() { print(line) } } catch { print("refused", error) }
    do {
        print(try await value())
        print(try await refused())
    } catch { print("caught", error) }
    var iterator = Countdown(from: 2).makeAsyncIterator()
    while let number = await iterator.next() { print("next", number) }
    let doubled = Countdown(from: 3).map { $0 * 2 }.filter { $0 > 2 }
    for await number in doubled { print(number) }
    print(await Countdown(from: 4).reduce(0, +), await Countdown(from: 4).contains(2))
    print(await Countdown(from: 4).first { $0 < 3 } ?? 0)
    for await number in Countdown(from: 9).prefix(2) { print("few", number) }
    var counter = Counter()
    await counter.add()
    await counter.twice()
    print(counter.count)
}
