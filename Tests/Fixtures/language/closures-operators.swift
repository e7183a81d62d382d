func main() { print([1, 2, 3].reduce(0, +), [2, 3].reduce(1, *), [3, 1, 2].sorted(by: <), [1, 2] == [1, 2]) }
