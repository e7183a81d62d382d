// ~= and expression patterns.
struct Even {}
func ~= (pattern: Even, value: Int) -> Bool { value % 2 == 0 }
func ~= (pattern: (Int) -> Bool, value: Int) -> Bool { pattern(value) }

func isPrime(_ n: Int) -> Bool { n > 1 && !(2..<n).contains { n % $0 == 0 } }

func describe(_ n: Int) -> String {
    switch n {
    case isPrime: return "prime"
    case Even(): return "even"
    case 0...100: return "odd"
    default: return "large"
    }
}

func main() {
    print([2, 4, 9, 7, 12, 121].map(describe))
    print(1...5 ~= 3, "a"..."f" ~= "k", 5 ~= 5)
    let allowed = 18...
    print(allowed.contains(20), allowed ~= 3, (..<0).contains(-1))
    let temperature = 21.5
    switch temperature {
    case ..<0: print("frost")
    case 0..<15: print("cool")
    case 15...25: print("pleasant")
    default: print("hot")
    }
}
