func minmax(_ a: [Int]) -> (min: Int, max: Int) { (a.min()!, a.max()!) }
func main() {
    let r = minmax([3, 1, 4])
    print(r.min, r.max, r)
    let (a, b) = r
    print(a + b)
    var t = (name: "x", 2)
    t.name = "y"
    print(t.0, t.1)
}
