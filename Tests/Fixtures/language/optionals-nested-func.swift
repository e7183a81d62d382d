func find(_ a: [Int], _ x: Int) -> Int? {
    for (i, v) in a.enumerated() where v == x { return i }
    return nil
}
func main() {
    print(find([5, 6], 6)!, find([], 1) ?? -1)
    switch find([1], 1) {
    case let i?: print("at", i)
    case nil: print("none")
    }
}
