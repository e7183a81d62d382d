func classify(_ a: [Int]) -> String {
    guard !a.isEmpty else { return "empty" }
    for x in a where x < 0 { return "neg at \(x)" }
    return "ok \(a.count)"
}
func main() { print(classify([]), classify([1, -2]), classify([1])) }
