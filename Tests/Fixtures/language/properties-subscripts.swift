// Subscripts with labels, several parameters and setters.
struct Week {
    private var hours = Array(repeating: 0, count: 7)
    private let names = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

    subscript(day: Int) -> Int {
        get { hours[day] }
        set { hours[day] = max(0, newValue) }
    }

    subscript(name: String) -> Int? {
        get { names.firstIndex(of: name).map { hours[$0] } }
        set {
            guard let index = names.firstIndex(of: name) else { return }
            hours[index] = newValue ?? 0
        }
    }

    subscript(from first: Int, to last: Int) -> [Int] { Array(hours[first...last]) }

    static subscript(short name: String) -> String { String(name.prefix(2)) }
}

struct Text {
    var letters: [Character]
    subscript(_ range: Range<Int>) -> String { String(letters[range]) }
    subscript(index: Int, default fallback: Character) -> Character {
        letters.indices.contains(index) ? letters[index] : fallback
    }
}

func main() {
    var week = Week()
    week[0] = 8
    week[1] -= 5
    week["wed"] = 4
    week["xyz"] = 99
    week["fri"] = nil
    week[6] += 2
    print(week[0], week[1], week["wed"] ?? -1, week["xyz"] ?? -1, week[from: 0, to: 6])
    print(Week[short: "monday"])
    let text = Text(letters: Array("layout"))
    print(text[1..<4], text[2, default: "?"], text[20, default: "?"])
}
