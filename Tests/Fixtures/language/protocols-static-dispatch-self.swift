// Self in requirements, and static members found through a protocol.
protocol Copyable2 {
    func copy() -> Self
    static var standard: Self { get }
    func isBetter(than other: Self) -> Bool
}

extension Copyable2 {
    func best(of other: Self) -> Self { isBetter(than: other) ? self : other }
}

struct Score: Copyable2 {
    var points: Int
    func copy() -> Score { self }
    static let standard = Score(points: 10)
    func isBetter(than other: Score) -> Bool { points > other.points }
}

extension Score {
    static let perfect = Score(points: 100)
    static func random(seed: Int) -> Score { .init(points: seed % 7) }
}

func main() {
    var score: Score = .standard
    score.points += 5
    let copy = score.copy()
    print(copy.points, Score.standard.points, score.best(of: .perfect).points)
    print(Score.random(seed: 17).best(of: .init(points: 2)).points)
    let all: [Score] = [.perfect, .standard, .random(seed: 8)]
    print(all.map(\.points))
}
