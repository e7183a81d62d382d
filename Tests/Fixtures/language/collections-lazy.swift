func main() {
    print(Array((1...).lazy.filter { $0 % 3 == 0 }.prefix(3)))
    print(Array((1...).lazy.map { $0 * $0 }.filter { $0 % 2 == 1 }.prefix(4)))
    print((1...).lazy.map { $0 * 2 }.first { $0 > 50 } ?? -1)
    for (i, n) in (5...).lazy.filter({ $0 % 2 == 0 }).prefix(3).enumerated() { print(i, n) }
    print(Array((10...).prefix(3)), (3...).first { $0 * $0 > 50 }!)
    for n in 7... where n % 5 == 0 { print("found", n); break }
    for (i, c) in zip(1..., "abc") { print(i, c) }
    print(zip(["a", "b"], 1...).map { "\($0)\($1)" })
    print(Array((1...).lazy.prefix(while: { $0 < 4 })))
    let lazyNumbers = [1, 2, 3, 4].lazy.map { n -> Int in
        print("map", n); return n * 10
    }
    print(lazyNumbers.first!)
    print(lazyNumbers.contains(20))
    let s = sequence(first: 1) { $0 * 2 }.lazy.filter { $0 > 10 }.prefix(2)
    print(Array(s))
}
