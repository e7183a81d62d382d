struct R {
    let w: Int
    let h: Int
    var area: Int { w * h }
}
func main() { print([R(w: 2, h: 3), R(w: 4, h: 5)].map(\.area), [R(w: 1, h: 1)].first.map(\.area) ?? 0) }
