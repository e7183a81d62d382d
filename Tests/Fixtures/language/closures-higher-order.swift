// Functions that take and give functions.
func debounce(_ limit: Int, _ action: @escaping (String) -> Void) -> (String) -> Void {
    var calls = 0
    return { text in
        calls += 1
        if calls % limit == 0 { action(text) }
    }
}

func apply<T>(_ value: T, _ steps: ((T) -> T)...) -> T {
    steps.reduce(value) { result, step in step(result) }
}

typealias Predicate<T> = (T) -> Bool

func both<T>(_ a: @escaping Predicate<T>, _ b: @escaping Predicate<T>) -> Predicate<T> {
    { a($0) && b($0) }
}

func curriedAdd(_ a: Int) -> (Int) -> (Int) -> Int {
    { b in { c in a + b + c } }
}

func main() {
    var seen: [String] = []
    let search = debounce(2) { seen.append($0) }
    for text in ["a", "ab", "abc", "abcd", "abcde"] { search(text) }
    print(seen)
    print(apply(5, { $0 + 1 }, { $0 * 10 }, { -$0 }))
    let isBigAndEven = both({ $0 > 10 }, { $0 % 2 == 0 })
    print([4, 12, 15, 20].filter(isBigAndEven))
    print(curriedAdd(1)(2)(3))
    let maybe: ((Int) -> Int)? = nil
    print(maybe?(3) ?? 0)
    let table = (1...3).map { row in (1...3).map { column in row * column } }
    print(table)
}
