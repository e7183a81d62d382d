struct Pair<A, B> {
    let a: A
    let b: B
    func swapped() -> Pair<B, A> { Pair<B, A>(a: b, b: a) }
}
func main() {
    let p = Pair(a: 1, b: "x").swapped()
    print(p.a, p.b)
}
