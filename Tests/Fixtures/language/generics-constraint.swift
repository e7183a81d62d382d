func largest<T: Comparable>(_ a: [T]) -> T? {
    var best = a.first
    for x in a where x > best! { best = x }
    return best
}
func main() { print(largest([3, 9, 2])!, largest(["b", "z", "a"])!, largest([Int]()) == nil) }
