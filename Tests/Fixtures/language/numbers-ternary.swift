func main() {
    for n in [-1, 0, 1] { print(n < 0 ? "neg" : n == 0 ? "zero" : "pos") }
    let x: Double = true ? 1 : 2.5
    print(x)
}
