/// Finds what a mistyped name was meant to be.
enum NearestName {
    /// The candidate that takes the fewest edits to become `name`, if they are few for its length.
    ///
    /// Candidates at the same distance are taken in alphabetical order, so that the answer does not depend on theirs.
    ///
    /// - Complexity: O(*n* · *m*²) for *n* candidates of length *m*.
    static func find(_ name: String, among candidates: some Sequence<String>) -> String? {
        if let meant = otherWords[name], let known = meant.first(where: Array(candidates).contains) { return known }
        let limit = max(1, name.count / 3)
        var best: (distance: Int, name: String)?
        for candidate in candidates where abs(candidate.count - name.count) <= limit {
            let distance = editDistance(Array(name.lowercased()), Array(candidate.lowercased()))
            guard distance <= limit else { continue }
            if let current = best, (current.distance, current.name) <= (distance, candidate) { continue }
            best = (distance, candidate)
        }
        return best?.name ?? longer(name, among: candidates)
    }

    /// What people write who know other languages and frameworks, and what Swift and SwiftUI call it.
    private static let otherWords: [String: [String]] = [
        "add": ["append", "insert"], "push": ["append"], "length": ["count"], "size": ["count"],
        "indexOf": ["firstIndex"], "includes": ["contains"], "toUpperCase": ["uppercased"],
        "toLowerCase": ["lowercased"], "trim": ["trimmingCharacters"], "onClick": ["onTapGesture"],
        "onTap": ["onTapGesture"], "onPress": ["onTapGesture"], "backgroundColor": ["background"],
        "textColor": ["foregroundStyle"], "color": ["foregroundStyle"], "fontSize": ["font"], "margin": ["padding"],
        "width": ["frame"], "height": ["frame"], "center": ["multilineTextAlignment"], "alpha": ["opacity"],
        "rotate": ["rotationEffect"], "scale": ["scaleEffect"], "visible": ["hidden"], "onLoad": ["onAppear"],
    ]

    /// The shortest candidate that begins with `name`, of four letters at least.
    private static func longer(_ name: String, among candidates: some Sequence<String>) -> String? {
        guard name.count >= 4 else { return nil }
        return candidates.filter { $0.hasPrefix(name) }.min { ($0.count, $0) < ($1.count, $1) }
    }

    /// How many insertions, deletions, replacements and swaps of neighbours turn one word into the other.
    private static func editDistance(_ a: [Character], _ b: [Character]) -> Int {
        if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
        var beforeLast: [Int] = []
        var last = Array(0...b.count)
        for i in 1...a.count {
            var row = [i] + Array(repeating: 0, count: b.count)
            for j in 1...b.count {
                let replaced = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
                row[j] = min(last[j] + 1, row[j - 1] + 1, replaced)
                if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
                    row[j] = min(row[j], beforeLast[j - 2] + 1)
                }
            }
            beforeLast = last
            last = row
        }
        return last[b.count]
    }
}
