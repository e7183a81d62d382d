// for, while, repeat, break and continue.
func main() {
    var total = 0
    for number in 1...10 {
        if number % 2 == 0 { continue }
        if number > 7 { break }
        total += number
    }
    print(total)
    var countdown = 3
    while countdown > 0 {
        print(countdown, terminator: " ")
        countdown -= 1
    }
    print("go")
    var tries = 0
    repeat { tries += 1 } while tries < 4
    print(tries)
    for index in stride(from: 10, through: 0, by: -5) { print(index, terminator: " ") }
    for value in stride(from: 0.0, to: 1, by: 0.5) { print(value, terminator: " ") }
    print()
    for _ in 0..<2 { print("again") }
    for (name, count) in [("a", 1), ("b", 2)] { print(name, count) }
    for i in (0..<3).reversed() where i != 1 { print("i\(i)") }
    for character in "hey" { print(character, terminator: "|") }
    print()
    for n in 5..<5 { print("never", n) }
    var index = 0
    while true {
        index += 3
        if index > 10 { break }
    }
    print(index)
}
