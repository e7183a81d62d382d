enum Err: Error { case bad(Int) }
func f(_ n: Int) throws -> Int {
    if n < 0 { throw Err.bad(n) }
    return n * 2
}
func main() {
    print((try? f(2)) ?? 0, (try? f(-1)) ?? -9, try! f(5))
    do { _ = try f(-3) } catch Err.bad(let n) { print("bad", n) } catch { print("other") }
}
