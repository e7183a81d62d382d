func primes(_ n: Int) -> [Int] {
    var s = Array(repeating: true, count: n + 1)
    var i = 2
    while i * i <= n {
        if s[i] { for j in stride(from: i * i, through: n, by: i) { s[j] = false } }
        i += 1
    }
    return (2...n).filter { s[$0] }
}
func main() { print(primes(30)) }
