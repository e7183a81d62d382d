// A score keeper with whole and fractional numbers.
struct Score {
    private(set) var points = 0
    private(set) var combo = 1
    private var misses = 0
    var best = 0
    var multiplier: Double { 1 + Double(combo - 1) * 0.25 }
    var accuracy: Double {
        let total = hits + misses
        return total == 0 ? 0 : Double(hits) / Double(total)
    }
    private var hits = 0

    mutating func hit(_ value: Int) {
        points += Int((Double(value) * multiplier).rounded(.down))
        combo = min(combo + 1, 5)
        hits += 1
        best = max(best, points)
    }

    mutating func miss() {
        combo = 1
        misses += 1
        points = max(0, points - 50)
    }
}

func main() {
    var score = Score()
    for value in [10, 20, 30] { score.hit(value) }
    print(score.points, score.combo, score.multiplier)
    score.miss()
    print(score.points, score.best, score.accuracy)
    for _ in 0..<6 { score.hit(7) }
    print(score.points, score.combo, (score.accuracy * 1000).rounded() / 10)
    let stars = Int(score.accuracy * 5)
    print(String(repeating: "*", count: stars) + String(repeating: "-", count: 5 - stars))
}
