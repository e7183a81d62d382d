final class Memo {
    private var cache: [Int: Int] = [:]
    func fib(_ n: Int) -> Int {
        if n < 2 { return n }
        if let c = cache[n] { return c }
        let r = fib(n - 1) + fib(n - 2)
        cache[n] = r
        return r
    }
}
func main() { print(Memo().fib(50)) }
