actor Counter { private var n = 0; func up() -> Int { n += 1; return n }; var value: Int { n } }
func slow(_ n: Int) async -> Int { try? await Task.sleep(nanoseconds: 10_000_000); return n * n }
func numbers() -> AsyncStream<Int> {
    AsyncStream { c in
        for i in 1...3 { c.yield(i) }; c.finish()
    }
}
enum E: Error { case x }
func thrower() async throws -> Int { await Task.yield(); throw E.x }
func main() async {
    let c = Counter()
    _ = await c.up(); print(await c.up(), await c.value)
    async let a = slow(3)
    async let b = slow(4)
    print(await a + b)
    for await n in numbers() { print("got", n) }
    let t = Task { () -> String in
        do { try await Task.sleep(nanoseconds: 5_000_000_000); return "slept" } catch is CancellationError {
            return "cancelled"
        } catch { return "?" }
    }
    t.cancel(); print(await t.value, t.isCancelled)
    let sum = await withTaskGroup(of: Int.self) { group in
        for i in 1...3 { group.addTask { await slow(i) } }; var s = 0; for await v in group { s += v }; return s
    }
    print(sum)
    let r = await MainActor.run { 5 }; print(r)
    do { _ = try await thrower() } catch { print("caught", error) }
    let t2 = Task { @MainActor in 7 }; print(await t2.value)
    let res = await Task { try await thrower() }.result
    switch res {
    case .success(let v): print(v);
    case .failure(let e): print("fail", e)
    }
    print(Task.isCancelled); await Task.yield()
    let t3 = Task {
        for i in 0..<5 { try Task.checkCancellation(); if i > 9 { print(i) } }; return "done"
    }
    print((try? await t3.value) ?? "nil")
    let v = await withCheckedContinuation { k in k.resume(returning: 11) }; print(v)
}
