// Calls that wait inside the arguments of calls that do not: one 'await' covers all of them.

func seven() async -> Int {
    try? await Task.sleep(nanoseconds: 1_000_000)
    return 7
}
func late(_ text: String) async -> String {
    try? await Task.sleep(nanoseconds: 1_000_000)
    return text + "!"
}
func shown(_ number: Int, _ text: String = "") -> String { "\(number)\(text)" }

struct Effect {
    let run: ((Int) async -> Void) async -> Void
}
struct Source {
    var base = 2
    var doubled: Int {
        get async {
            try? await Task.sleep(nanoseconds: 1_000_000)
            return base * 2
        }
    }
    var broken: Int {
        get async throws {
            try await Task.sleep(nanoseconds: 1_000)
            throw CancellationError()
        }
    }
    func plus(_ other: Int) async -> Int { await seven() + base + other }
}

func tried(_ n: Int) async throws -> Int {
    try await Task.sleep(nanoseconds: 1_000)
    if n < 0 { throw CancellationError() }
    return n
}

extension Array {
    func asyncMap<T>(_ change: (Element) async throws -> T) async rethrows -> [T] {
        var result: [T] = []
        for element in self { try await result.append(change(element)) }
        return result
    }
}

final class Log {
    var lines: [String] = []
    func add(_ number: Int) { lines.append("add \(number)") }
}

func main() async {
    let log = Log()
    await log.add(seven())
    await print(shown(seven()), shown(seven(), late("a")))
    let effect = Effect { send in await send(seven()) }
    await effect.run { log.add($0) }
    let source = Source()
    await log.add(source.doubled)
    await log.add(source.plus(seven()))
    let twice: (Int) -> Int = { $0 * 2 }
    await print(twice(seven()), max(seven(), 3), [seven(), twice(seven())])
    await print(shown(twice(twice(seven())), late(late("b"))))
    print(log.lines)
    let doubled = await source.doubled
    print(doubled, await source.doubled + 1, (try? await source.broken) ?? -1)
    await print([seven(), source.plus(1)].map { $0 * 2 })
    print(await [1, 2, 3].asyncMap { await "\($0)\(seven())" }, await [4].asyncMap { await ($0, seven()) })
    var table: [String: Int] = [:]
    table[await shown(seven())] = 1
    var list = [0]
    await list.append(seven())
    print(table, list)
    var odd: [Int] = []
    for n in 0..<4 where await source.plus(n) % 2 == 1 { odd.append(n) }
    print(odd)
    await watch()
}

func watch() async {
    do {
        try await withThrowingTaskGroup(of: Int.self) { group in
            for n in [2, -1, 3] { group.addTask { try await tried(n) } }
            try await group.waitForAll()
        }
        print("all")
    } catch {
        print("one failed", error is CancellationError)
    }
    let task = Task {
        await withTaskCancellationHandler {
            try? await Task.sleep(nanoseconds: 50_000_000)
            return Task.isCancelled ? "stopped" : "slept"
        } onCancel: {
            print("told")
        }
    }
    try? await Task.sleep(nanoseconds: 1_000_000)
    task.cancel()
    print(await task.value)
    let stream = AsyncStream<Int> { continuation in
        continuation.onTermination = { _ in }
        for n in 1...3 { continuation.yield(n) }
        continuation.finish()
    }
    var large: [Int] = []
    for await n in stream where await seven() + n > 8 { large.append(n) }
    print(large)
}
