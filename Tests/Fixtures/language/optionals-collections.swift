// Optionals that collections give.
func main() {
    var scores = ["ann": 3, "bob": 5]
    print(scores["ann"] ?? 0, scores["eve"] ?? 0)
    print(scores.updateValue(4, forKey: "ann") ?? -1, scores.updateValue(1, forKey: "eve") ?? -1)
    print(scores.removeValue(forKey: "bob") ?? -1, scores.removeValue(forKey: "bob") ?? -1)
    scores["ann"]! += 10
    scores["new"] = nil
    print(scores.keys.sorted(), scores["ann"]!)
    if let score = scores["eve"] { print("eve", score) }
    let empty: [Int] = []
    print(empty.first as Any, empty.max() as Any, empty.randomElement() as Any)
    var stack = [1, 2]
    print(stack.popLast() ?? 0, stack.popLast() ?? 0, stack.popLast() ?? 0)
    let names = ["kim", "lee"]
    print(names.firstIndex(of: "lee") as Any, names.firstIndex(of: "x") as Any)
    if let index = names.firstIndex(where: { $0.hasPrefix("k") }) { print(names[index]) }
    var grid: [[String?]] = Array(repeating: Array(repeating: nil, count: 2), count: 2)
    grid[0][1] = "x"
    grid[1][0] = "o"
    for row in grid { print(row.map { $0 ?? "." }.joined()) }
    print(grid.flatMap { $0 }.compactMap { $0 })
}
