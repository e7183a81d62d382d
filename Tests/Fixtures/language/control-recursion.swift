// Recursive functions over trees and lists.
final class Folder {
    let name: String
    let size: Int
    let children: [Folder]
    init(_ name: String, size: Int = 0, _ children: [Folder] = []) {
        self.name = name
        self.size = size
        self.children = children
    }

    var total: Int { size + children.reduce(0) { $0 + $1.total } }

    func lines(depth: Int = 0) -> [String] {
        [String(repeating: "  ", count: depth) + name] + children.flatMap { $0.lines(depth: depth + 1) }
    }

    func find(_ name: String) -> Folder? {
        if self.name == name { return self }
        for child in children {
            if let found = child.find(name) { return found }
        }
        return nil
    }
}

func permutations(_ items: [Int]) -> [[Int]] {
    guard items.count > 1 else { return [items] }
    return items.indices.flatMap { index -> [[Int]] in
        var rest = items
        let item = rest.remove(at: index)
        return permutations(rest).map { [item] + $0 }
    }
}

func hanoi(_ n: Int, _ from: String, _ to: String, _ via: String, _ moves: inout [String]) {
    if n == 0 { return }
    hanoi(n - 1, from, via, to, &moves)
    moves.append(from + to)
    hanoi(n - 1, via, to, from, &moves)
}

func main() {
    let tree = Folder("root", [Folder("docs", size: 3, [Folder("a", size: 10)]), Folder("pics", size: 7)])
    print(tree.total, tree.find("a")?.size ?? 0, tree.find("zzz") == nil)
    for line in tree.lines() { print(line) }
    print(permutations([1, 2, 3]))
    var moves: [String] = []
    hanoi(3, "A", "C", "B", &moves)
    print(moves.count, moves.joined(separator: " "))
}
