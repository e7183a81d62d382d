func main() {
    let a: Int? = 3, b: Int? = nil
    print(a.map { $0 * 2 } ?? 0, b.map { $0 * 2 } ?? 0, a.flatMap { $0 > 5 ? $0 : nil } ?? -1)
}
