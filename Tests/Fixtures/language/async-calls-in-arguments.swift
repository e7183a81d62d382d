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
}
