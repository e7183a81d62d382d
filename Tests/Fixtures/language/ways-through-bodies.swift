// Ways through bodies that the compiler knows to end with a value, and first values that every way gives.

enum Trouble: Error { case empty, odd(Int) }

func stop(_ words: String) -> Never { fatalError(words) }

func endless(_ start: Int) -> Int {
    var number = start
    while true {
        if number % 7 == 0 { return number }
        number += 1
    }
}

func named(_ number: Int) -> String {
    switch number {
    case 0: return "none"
    case 1: return "one"
    case let many where many < 0: stop("negative \(many)")
    default:
        if number > 100 {
            return "lots"
        } else if number > 1 {
            return "some"
        } else {
            stop("out of reach")
        }
    }
}

func halves(_ numbers: [Int]) throws -> [Int] {
    guard !numbers.isEmpty else { throw Trouble.empty }
    return try numbers.map { number in
        guard number % 2 == 0 else { throw Trouble.odd(number) }
        return number / 2
    }
}

func told(_ numbers: [Int]) -> String {
    let text: String
    do {
        text = "\(try halves(numbers))"
    } catch Trouble.odd(let number) {
        text = "odd \(number)"
    } catch {
        return "error \(error)"
    }
    return text
}

func caught(_ numbers: [Int]) -> Int {
    do {
        return try halves(numbers).count
    } catch {
        return -1
    }
}

func repeated(_ limit: Int) -> Int {
    var rounds = 0
    repeat {
        rounds += 1
        if rounds * rounds > limit { return rounds }
    } while true
}

func labelled(_ rows: [[Int]], _ wanted: Int) -> String {
    let place: (row: Int, column: Int)
    search: do {
        for (row, numbers) in rows.enumerated() {
            guard let column = numbers.firstIndex(of: wanted) else { continue }
            place = (row, column)
            break search
        }
        return "nowhere"
    }
    return "row \(place.row), column \(place.column)"
}

func graded(_ points: Int) -> String {
    let grade: Character, note: String
    if points > 90 {
        grade = "A"
        note = "very good"
    } else if points > 50 {
        (grade, note) = ("B", "good")
    } else {
        grade = "C"
        switch points {
        case ..<10: note = "try again"
        case 10...30: note = "more"
        default: note = "nearly"
        }
    }
    return "\(grade): \(note)"
}

struct Span {
    let first: Int
    let last: Int
    var note: String?
    init(_ a: Int, _ b: Int) {
        if a < b {
            (first, last) = (a, b)
        } else {
            first = b
            self.last = a
        }
        note = first == last ? "one" : nil
    }
    init?(_ text: String) {
        let parts = text.split(separator: "-").compactMap { Int($0) }
        guard parts.count == 2 else { return nil }
        self.init(parts[0], parts[1])
    }
    subscript(offset: Int) -> Int {
        get {
            let place = first + offset
            if place > last { return last }
            return place
        }
    }
}

/// Inside of loops and cases other variables have the names of the properties.
struct Largest {
    let place: Int
    var size: Double
    init?(_ sizes: [Double?]) {
        var best: (Int, Double)?
        for (place, entry) in sizes.enumerated() {
            guard let size = entry else { continue }
            if size > best?.1 ?? 0 { best = (place, size) }
        }
        guard case (let place, let size)?? = Optional(best) else { return nil }
        self.place = place
        self.size = size
    }
    init(doubling other: Largest) {
        switch other.place {
        case let place where place > 10: print("far", place)
        default: break
        }
        if let size = Optional(other.size), size > 100 { print("large", size) }
        (place, size) = (other.place * 2, other.size * 2)
    }
}

class Shape {
    let name: String
    var sides: Int
    init(name: String, sides: Int) {
        self.name = name
        self.sides = sides
    }
}

final class Square: Shape {
    let length: Double
    let area: Double
    init(length: Double) {
        self.length = length
        let square = length * length
        area = square
        super.init(name: "square", sides: 4)
    }
    convenience init(half: Double) { self.init(length: half * 2) }
}

func main() {
    print(endless(15), named(0), named(7), named(200))
    print(told([2, 4]), told([2, 3]), told([]), caught([8]), caught([1]))
    print(repeated(30), labelled([[1], [2, 3]], 3), labelled([[1]], 9))
    print(graded(95), graded(60), graded(5), graded(20), graded(40))
    let span = Span(9, 4)
    print(span.first, span.last, span.note ?? "-", span[2], span[50], Span("3-3")?.note ?? "-", Span("x") == nil)
    print(Largest([2, nil, 7, 3]).map { [Double($0.place), $0.size] } ?? [], Largest([nil]) == nil)
    let doubled = Largest(doubling: Largest(doubling: Largest([1, 2, 3, 4, 5, 60])!))
    print(doubled.place, doubled.size)
    let square = Square(half: 1.5)
    print(square.name, square.sides, square.length, square.area)
    let sizes = [3, 12, 7].map { (number: Int) -> String in
        if number > 10 { return "large" }
        guard number > 5 else { return "small" }
        return "medium"
    }
    print(sizes)
    let later: Int
    defer { print("done") }
    let isReady = sizes.count == 3
    if isReady { later = 1 } else { stop("never") }
    print(later)
}
