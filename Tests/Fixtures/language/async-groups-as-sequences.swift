// Groups and streams have what all asynchronous sequences have.

enum Fault: Error { case even(Int) }

func square(_ n: Int) async -> Int { n * n }

func odd(_ n: Int) async throws -> Int {
    if n % 2 == 0 { throw Fault.even(n) }
    return n
}

func main() async {
    let sum = await withTaskGroup(of: Int.self) { group in
        for n in 1...4 { group.addTask { await square(n) } }
        return await group.reduce(0, +)
    }
    print(sum)
    let all = await withTaskGroup(of: [Int].self) { group in
        for n in 1...3 { group.addTask { Array(repeating: n, count: n) } }
        return await group.reduce(into: []) { $0 += $1 }.sorted()
    }
    print(all)
    let isLarge = await withTaskGroup(of: Int.self) { group in
        for n in 1...3 { group.addTask { await square(n) } }
        return await group.contains { $0 > 8 }
    }
    print(isLarge)
    do {
        let odds = try await withThrowingTaskGroup(of: Int.self) { group in
            for n in [1, 3, 4] { group.addTask { try await odd(n) } }
            return try await group.reduce(0) { $0 + $1 }
        }
        print(odds)
    } catch {
        print(error)
    }
    let stream = AsyncStream<Int> { continuation in
        for n in 1...5 { continuation.yield(n) }
        continuation.finish()
    }
    var parts: [String] = []
    for await part in stream.filter({ $0 != 3 }).map({ "n\($0)" }) { parts.append(part) }
    print(parts)
    let first = await AsyncStream<Int> { continuation in
        for n in [5, 7, 12] { continuation.yield(n) }
        continuation.finish()
    }.first { $0 > 6 }
    print(first ?? 0)
}
