func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
func main() { print(gcd(48, 36), (1...10).filter { n in n > 1 && !(2..<n).contains { n % $0 == 0 } }) }
