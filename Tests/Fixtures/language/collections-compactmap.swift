func main() {
    print(
        ["1", "a", "3"].compactMap { Int($0) },
        [1, nil, 3].compactMap { $0 },
        [[1], [2, 3]].flatMap { $0.map { $0 + 1 } }
    )
}
