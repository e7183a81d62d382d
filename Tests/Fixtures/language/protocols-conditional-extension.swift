// Extensions of protocols for certain types, and retroactive conformance.
protocol Scorable { var score: Int { get } }

extension Int: Scorable { var score: Int { self } }
extension String: Scorable { var score: Int { count * 10 } }
extension Array: Scorable where Element: Scorable {
    var score: Int { map(\.score).reduce(0, +) }
}
extension Optional: Scorable where Wrapped: Scorable {
    var score: Int { self?.score ?? 0 }
}
extension Bool { var sign: String { self ? "+" : "-" } }
extension Double {
    func rounded(toPlaces places: Int) -> Double {
        var factor = 1.0
        for _ in 0..<places { factor *= 10 }
        return (self * factor).rounded() / factor
    }
}
extension Character { var isVowel: Bool { "aeiou".contains(self) } }

func total(_ items: any Scorable...) -> Int { items.reduce(0) { $0 + $1.score } }

func main() {
    print(5.score, "abc".score, [1, 2, 3].score, ["a", "bb"].score)
    print([[1], [2, 3]].score)
    let maybe: Int? = 4
    let none: Int? = nil
    print(maybe.score, none.score)
    print(total(1, "a", [2, 3]))
    print(true.sign, false.sign, 3.14159.rounded(toPlaces: 2), (2.0 / 3).rounded(toPlaces: 3))
    print("education".filter(\.isVowel))
}
