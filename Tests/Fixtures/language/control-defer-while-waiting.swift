func step(_ n: Int) async -> Int { defer { print("leave", n) }; await Task.yield(); return n * 2 }
func work() async throws -> Int {
    defer { print("outer done") }
    var sum = 0
    for i in 1...3 {
        defer { print("round", i) }
        if i == 2 { continue }
        sum += await step(i)
    }
    if sum > 100 { throw CancellationError() }
    return sum
}
enum Trouble: Error { case bad(Int) }
func failing() async throws { defer { print("cleanup") }; _ = await step(7); throw Trouble.bad(3) }
func main() async {
    print(try! await work())
    do { try await failing() } catch Trouble.bad(let n) { print("bad", n) } catch { print("other") }
}
