func main() {
    let a = [1, 2, 3, 4]
    print(
        a.map { $0 * $0 },
        a.filter { $0 % 2 == 0 },
        a.reduce(10) { $0 - $1 },
        a.flatMap { [$0, $0] },
        a.min()!,
        a.max()!,
        a.allSatisfy { $0 > 0 }
    )
}
