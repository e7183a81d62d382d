protocol Source {
    associatedtype Item
    func next() -> Item?
}
final class Count: Source {
    var n = 0
    func next() -> Int? {
        n += 1
        return n > 3 ? nil : n
    }
}
func drain<S: Source>(_ s: S) -> [S.Item] {
    var out: [S.Item] = []
    while let x = s.next() { out.append(x) }
    return out
}
func main() { print(drain(Count())) }
