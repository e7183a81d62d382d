// Labelled statements.
func find(_ target: Int, in grid: [[Int]]) -> (Int, Int)? {
    var found: (Int, Int)?
    search: for (row, values) in grid.enumerated() {
        for (column, value) in values.enumerated() {
            if value < 0 { continue search }
            if value == target {
                found = (row, column)
                break search
            }
        }
    }
    return found
}

func main() {
    let grid = [[1, -1, 5], [2, 5, 3], [5, 5, 5]]
    if let (row, column) = find(5, in: grid) { print(row, column) }
    print(find(9, in: grid) == nil)
    var steps: [String] = []
    outer: while true {
        for step in ["walk", "skip", "rest", "stop"] {
            switch step {
            case "skip": continue
            case "stop": break outer
            case "rest":
                if steps.count > 3 { break outer }
            default: break
            }
            steps.append(step)
        }
        break
    }
    print(steps)
    check: if steps.count > 1 {
        if steps.first == "walk" { break check }
        print("not reached")
    }
    var rounds = 0
    again: repeat {
        rounds += 1
        for _ in 0..<5 {
            if rounds < 3 { continue again }
        }
    } while rounds < 3
    print(rounds)
}
