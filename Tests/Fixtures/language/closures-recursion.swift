func fib(_ n: Int) -> Int { n < 2 ? n : fib(n - 1) + fib(n - 2) }
func main() {
    print((0..<12).map(fib))
    func f(_ n: Int) -> Int { n <= 1 ? 1 : n * f(n - 1) }
    print(f(10))
}
