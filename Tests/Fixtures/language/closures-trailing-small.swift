func run(times n: Int = 1, before: () -> Void, after: (Int) -> String) {
    for i in 0..<n {
        before()
        print(after(i))
    }
}
func main() {
    run(times: 2) {
        print("b")
    } after: {
        "a\($0)"
    }
    run(before: { print("x") }, after: { _ in "y" })
}
