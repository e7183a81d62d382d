// Small numeric algorithms.
func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }

func primes(upTo limit: Int) -> [Int] {
    var isPrime = Array(repeating: true, count: limit + 1)
    var result: [Int] = []
    for number in 2...limit where isPrime[number] {
        result.append(number)
        for multiple in stride(from: number * number, through: limit, by: number) { isPrime[multiple] = false }
    }
    return result
}

func power(_ base: Int, _ exponent: Int) -> Int {
    guard exponent > 0 else { return 1 }
    let half = power(base, exponent / 2)
    return exponent % 2 == 0 ? half * half : half * half * base
}

func digits(_ number: Int) -> [Int] {
    var rest = abs(number)
    var result: [Int] = []
    repeat {
        result.insert(rest % 10, at: 0)
        rest /= 10
    } while rest > 0
    return result
}

func collatz(_ start: Int) -> Int {
    var (n, steps) = (start, 0)
    while n != 1 {
        n = n.isMultiple(of: 2) ? n / 2 : 3 * n + 1
        steps += 1
    }
    return steps
}

func newton(_ value: Double) -> Double {
    var guess = value / 2
    for _ in 0..<20 { guess = (guess + value / guess) / 2 }
    return guess
}

func main() {
    print(gcd(84, 36), gcd(17, 5), primes(upTo: 40))
    print(power(2, 30), power(3, 5), power(7, 0), digits(-90210), digits(0))
    print(collatz(27), newton(2), newton(81))
    print((1...20).filter { n in (1...n).filter { n % $0 == 0 }.count == 4 })
    var seed = 42
    func next() -> Int {
        seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
        return seed / 65_536 % 100
    }
    print((0..<5).map { _ in next() })
}
