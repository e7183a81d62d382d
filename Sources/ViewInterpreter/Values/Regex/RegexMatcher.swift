/// Runs a regular expression over a text: it tries, and goes back where it fails.
struct RegexMatcher {
    /// Too many steps: the expression takes a way that has no end in sight.
    struct Exhausted: Error {}

    private let code: RegexCode
    private let text: [Character]
    /// Steps taken so far, which the program pays for.
    private(set) var work = 0
    /// Where groups begin and end on the way that is tried; -1 for what was not reached.
    private var registers: [Int]
    /// What registers held before they were written, in order: written back on the way back, so that a way needs no copy of them.
    private var changes: [(register: Int, old: Int)] = []

    /// Steps for all matches that one call looks for.
    private static let most = 2_000_000
    /// Ways that may be open at once.
    private static let deepest = 200_000

    /// A way that is tried if the one taken fails.
    private struct Way {
        var step: Int
        var position: Int
        /// How many registers had been written where it branches off.
        var changes: Int
    }

    init(_ code: RegexCode, _ text: [Character]) {
        self.code = code
        self.text = text
        registers = [Int](repeating: -1, count: code.registers)
    }

    /// The first match that begins at `start` or behind it.
    mutating func first(from start: Int = 0) throws(Exhausted) -> RegexMatch? {
        for position in start...max(start, text.count) where position <= text.count {
            if let match = try match(at: position) { return match }
        }
        return nil
    }

    /// All matches in order, none of which begins before the end of the one before it.
    mutating func all() throws(Exhausted) -> [RegexMatch] {
        var matches: [RegexMatch] = []
        var position = 0
        while position <= text.count, let match = try first(from: position) {
            matches.append(match)
            position = match.range.isEmpty ? match.range.upperBound + 1 : match.range.upperBound
        }
        return matches
    }

    /// The match that begins at `start`, and ends with the text if it `isWhole`.
    mutating func match(at start: Int, isWhole: Bool = false) throws(Exhausted) -> RegexMatch? {
        guard try run(from: 0, at: start, endingAt: isWhole ? text.count : nil) != nil else { return nil }
        let groups = code.captures.indices.map { index -> Range<Int>? in
            let (lower, upper) = (registers[2 * index + 2], registers[2 * index + 3])
            return lower >= 0 && upper >= lower ? lower..<upper : nil
        }
        work += groups.count
        let range = registers[0]..<registers[1]
        goBack(to: 0)
        return RegexMatch(range: range, groups: groups)
    }

    /// Runs until a step ``RegexCode/Step/matched``, at `end` if that is given.
    ///
    /// - Returns: Where it ends, with the registers of that way; `nil` where all ways fail, with the registers as they were.
    private mutating func run(from first: Int, at start: Int, endingAt end: Int?) throws(Exhausted) -> Int? {
        let before = changes.count
        var ways = [Way(step: first, position: start, changes: before)]
        while let way = ways.popLast() {
            goBack(to: way.changes)
            var (step, position, isOpen) = (way.step, way.position, true)
            while isOpen {
                try count(1)
                switch code.steps[step] {
                case .take(let set, let looks):
                    isOpen = position < text.count && set.contains(text[position])
                    position += 1
                    step += 1
                    try count(looks - 1)
                case .split(let next, let other):
                    guard ways.count < Self.deepest else { throw Exhausted() }
                    ways.append(Way(step: other, position: position, changes: changes.count))
                    step = next
                case .jump(let next): step = next
                case .save(let register), .mark(let register):
                    changes.append((register, registers[register]))
                    registers[register] = position
                    step += 1
                case .advance(let register):
                    step += registers[register] == position ? 2 : 1
                case .place(let place):
                    isOpen = isAt(place, position)
                    step += 1
                case .reference(let group):
                    isOpen = try repeats(group, &position)
                    step += 1
                case .look(let end, let isBehind, let isNegated):
                    let before = changes.count
                    let isFound = try look(from: step + 1, at: position, isBehind: isBehind)
                    if isNegated { goBack(to: before) }
                    isOpen = isFound != isNegated
                    step = end
                case .atomic(let end):
                    let inner = try run(from: step + 1, at: position, endingAt: nil)
                    isOpen = inner != nil
                    position = inner ?? position
                    step = end
                case .matched:
                    if end == nil || position == end { return position }
                    isOpen = false
                }
            }
        }
        goBack(to: before)
        return nil
    }

    /// Counts steps, and ends the search where they are too many.
    private mutating func count(_ steps: Int) throws(Exhausted) {
        work += steps
        if work > Self.most { throw Exhausted() }
    }

    /// Writes registers back to what they held when so many of them had been written.
    private mutating func goBack(to count: Int) {
        while changes.count > count, let last = changes.popLast() { registers[last.register] = last.old }
    }

    private mutating func look(from step: Int, at position: Int, isBehind: Bool) throws(Exhausted) -> Bool {
        guard isBehind else { return try run(from: step, at: position, endingAt: nil) != nil }
        for start in (0...position).reversed() where try run(from: step, at: start, endingAt: position) != nil {
            return true
        }
        return false
    }

    /// Takes what a group has taken before.
    private mutating func repeats(_ group: Int, _ position: inout Int) throws(Exhausted) -> Bool {
        let (lower, upper) = (registers[2 * group], registers[2 * group + 1])
        guard lower >= 0, upper >= lower, position + upper - lower <= text.count else { return false }
        try count((upper - lower) / 2)
        guard text[lower..<upper].elementsEqual(text[position..<position + upper - lower]) else { return false }
        position += upper - lower
        return true
    }

    private func isAt(_ place: RegexNode.Place, _ position: Int) -> Bool {
        switch place {
        case .textStart: position == 0
        case .textEnd: position == text.count
        case .lastLineEnd: position == text.count || (position == text.count - 1 && text[position].isNewline)
        case .lineStart: position == 0 || text[position - 1].isNewline
        case .lineEnd: position == text.count || text[position].isNewline
        case .wordBoundary: isWordBoundary(position)
        case .noWordBoundary: !isWordBoundary(position)
        }
    }

    private func isWordBoundary(_ position: Int) -> Bool {
        let before = position > 0 && RegexClass.Kind.word.contains(text[position - 1])
        let after = position < text.count && RegexClass.Kind.word.contains(text[position])
        return before != after
    }
}
