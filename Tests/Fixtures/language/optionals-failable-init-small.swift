struct Even {
    let n: Int
    init?(_ n: Int) {
        guard n % 2 == 0 else { return nil }
        self.n = n
    }
}
func main() { print(Even(4)?.n ?? 0, Even(3) == nil, [1, 2, 4].compactMap { Even($0)?.n }) }
