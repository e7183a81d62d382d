func total(_ pairs: [(String, Int)]) -> Int {
    typealias Entry = (name: String, value: Int)
    let entries: [Entry] = pairs.map { (name: $0.0, value: $0.1) }
    return entries.reduce(0) { $0 + $1.value }
}
struct Holder {
    typealias Handler = (Int) -> String
    func run() -> String {
        typealias Twice = (Handler, Handler)
        let both: Twice = ({ "a\($0)" }, { "b\($0)" })
        return both.0(1) + both.1(2)
    }
}
func main() {
    print(total([("x", 2), ("y", 5)]))
    print(Holder().run())
    typealias Grid = [[Int]]
    var grid: Grid = []
    grid.append([1, 2])
    print(grid)
    func inner() { typealias K = Set<Int>; let k: K = [1]; print(k.contains(1)) }
    inner()
}
