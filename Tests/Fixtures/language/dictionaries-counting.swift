// Counting words and ranking them.
func wordCounts(_ text: String) -> [(word: String, count: Int)] {
    var counts: [String: Int] = [:]
    for word in text.lowercased().split(whereSeparator: { !$0.isLetter }) {
        counts[String(word), default: 0] += 1
    }
    return counts.map { (word: $0.key, count: $0.value) }
        .sorted { $0.count != $1.count ? $0.count > $1.count : $0.word < $1.word }
}

func main() {
    let text = "The wave and the wind; the sand, and a wave."
    let ranking = wordCounts(text)
    for entry in ranking.prefix(3) { print("\(entry.word): \(entry.count)") }
    print(ranking.count, ranking.last!.word, ranking.map(\.count).reduce(0, +))
    let votes = ["red", "blue", "red", "green", "blue", "red"]
    let tally = votes.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let winner = tally.max { a, b in a.value < b.value }
    print(winner?.key ?? "none", winner?.value ?? 0)
    let shares = tally.mapValues { Double($0) / Double(votes.count) * 100 }
    print(shares["red"]!, tally.filter { $0.value == 1 }.map(\.key))
    print(Set(votes).count == tally.count, tally.keys.sorted().joined(separator: " "))
}
