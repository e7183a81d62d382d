func main() { print([3, 1].map(\.self), ["a", "bb"].map(\.count), [[1], []].filter(\.isEmpty).count) }
