// Finding things.
struct Seat: Equatable { let row: Int; let number: Int; var isFree = true }

func main() {
    let seats = [Seat(row: 1, number: 1, isFree: false), Seat(row: 1, number: 2), Seat(row: 2, number: 1)]
    print(seats.first { $0.isFree }!.number, seats.last { $0.row == 1 }!.number)
    print(seats.firstIndex { $0.row == 2 } ?? -1, seats.lastIndex { $0.row == 1 } ?? -1)
    print(seats.contains { $0.row == 3 }, seats.contains(Seat(row: 2, number: 1)), seats.allSatisfy(\.isFree))
    print(seats.filter(\.isFree).count, seats.count(where: { !$0.isFree }))
    let numbers = [7, 3, 9, 3]
    print(numbers.firstIndex(of: 3)!, numbers.lastIndex(of: 3)!, numbers.firstIndex(of: 8) == nil)
    print(numbers.min()!, numbers.max()!, numbers.min(by: >)!, numbers.first(where: { $0 > 100 }) as Any)
    print(numbers == [7, 3, 9, 3], numbers != [7], numbers.elementsEqual([7, 3, 9, 3]))
    let best = seats.max { ($0.row, $0.number) < ($1.row, $1.number) }
    print(best!.row, best!.number)
    print(["x": 1, "y": 3].max { $0.value < $1.value }!.key)
}
