func compose(_ f: @escaping (Int) -> Int, _ g: @escaping (Int) -> Int) -> (Int) -> Int { { g(f($0)) } }
func twice(_ f: (Int) -> Int, _ n: Int) -> Int { f(f(n)) }
func main() {
    let h = compose({ $0 + 1 }, { $0 * 2 })
    print(h(3), twice(h, 1), [1, 2].map(h))
}
