func main() {
    let m = [[1, 2], [3]]
    print(m.flatMap { $0 }, m.map(\.count), m.joined().reduce(0, +), m[0][1])
    let t = (0..<3).map { r in (0..<2).map { c in r * c } }
    print(t)
}
