// Arrays are values, also inside other arrays and as parameters.
func doubled(_ values: [Int]) -> [Int] {
    var values = values
    for index in values.indices {
        values[index] *= 2
    }
    return values
}

func main() {
    let first = [1, 2, 3]
    var second = first
    second[0] = 100
    second += [4]
    print(first, second)
    print(doubled(first), first)
    var rows = [[1, 2], [3, 4]]
    var row = rows[0]
    row[1] = 20
    print(rows, row)
    rows[1][0] = 30
    rows[0].append(5)
    print(rows)
    let saved = rows
    rows.swapAt(0, 1)
    print(saved, rows)
    var history: [[Int]] = []
    var current: [Int] = []
    for step in 1...3 {
        current.append(step)
        history.append(current)
    }
    print(history)
}
