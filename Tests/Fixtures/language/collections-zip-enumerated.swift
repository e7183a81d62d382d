func main() {
    for (i, x) in ["a", "b"].enumerated() { print(i, x) }
    print(zip([1, 2, 3], ["x", "y"]).map { "\($0)\($1)" }, Array(zip(1..., "ab")).count)
}
