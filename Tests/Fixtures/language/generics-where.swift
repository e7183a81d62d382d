extension Array where Element: Equatable {
    func uniques() -> [Element] {
        var out: [Element] = []
        for x in self where !out.contains(x) { out.append(x) }
        return out
    }
}
func main() { print([1, 2, 1, 3, 2].uniques(), ["a", "a"].uniques()) }
