// A board that evolves.
struct Life {
    var alive: Set<Int>
    let side: Int

    func neighbours(of cell: Int) -> Int {
        let (row, column) = (cell / side, cell % side)
        var count = 0
        for dr in -1...1 {
            for dc in -1...1 where dr != 0 || dc != 0 {
                let (r, c) = (row + dr, column + dc)
                guard (0..<side).contains(r), 0..<side ~= c else { continue }
                if alive.contains(r * side + c) { count += 1 }
            }
        }
        return count
    }

    func next() -> Life {
        let cells = (0..<side * side).filter { cell in
            switch (alive.contains(cell), neighbours(of: cell)) {
            case (true, 2), (_, 3): true
            default: false
            }
        }
        return Life(alive: Set(cells), side: side)
    }
}

extension Life: CustomStringConvertible {
    var description: String {
        (0..<side).map { row in
            (0..<side).map { alive.contains(row * side + $0) ? "#" : "." }.joined()
        }.joined(separator: "\n")
    }
}

func main() {
    var life = Life(alive: [1, 7, 10, 11, 12], side: 5)
    for generation in 0..<3 {
        print("generation", generation, life.alive.count)
        print(life)
        life = life.next()
    }
}
